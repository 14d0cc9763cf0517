import type { ProductDto } from "@pecacerta/contract/product";
import { purchaseOptions } from "@pecacerta/rules/product";
import { Scale } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { useCompany } from "../companies/use-company.ts";
import { useSession } from "../sessions/session-store.ts";
import { useCompare } from "./compare-store.ts";

type Props = { product: Pick<ProductDto, "id" | "name" | "price" | "compareAtPrice" | "stock"> };

/** Adds a purchasable product to the comparison, for customers only. Links to the comparison once it is added. */
export function CompareButton({ product }: Props) {
  const { slug: company } = useCompany();
  const isCustomer = useSession(({ session }) => session !== null);
  const isCompared = useCompare(({ compare }) => compare.products.some(({ id }) => id === product.id));
  if (!purchaseOptions({ ...product, signedIn: isCustomer }).compare) return null;
  const add = async () => {
    const { compareProduct } = await import("./compare-actions.ts");
    await compareProduct(company, product);
  };
  const content = (
    <>
      <Scale size={18} />
      {isCompared ? m.compare_see() : m.compare_add()}
    </>
  );
  return isCompared ? (
    <a href="/compare" className="action-link">
      {content}
    </a>
  ) : (
    <button type="button" className="action-link" onClick={() => void add().catch(() => undefined)}>
      {content}
    </button>
  );
}
