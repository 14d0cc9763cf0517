import type { ProductDto } from "@pecacerta/contract/product";
import { useEffect, useState } from "react";
import { useText } from "../../texts/text.ts";
import { Scale } from "../../ui/icons.tsx";
import { purchaseOptionsOf } from "../product-info/purchase-options.ts";
import { useSession } from "../session/session-store.ts";
import { useCompany } from "../shell/company.ts";
import { readStoredCompare } from "./stored-compare.ts";

/** Lets a customer put a product that can be bought beside others; once it is there, leads to them. */
export function CompareButton({ product }: { product: ProductDto }) {
  const text = useText();
  const { slug: company } = useCompany();
  const isCustomer = useSession(({ session }) => session !== null);
  const [isCompared, setCompared] = useState(false);
  useEffect(() => setCompared(readStoredCompare(company).some(({ id }) => id === product.id)), [company, product.id]);
  if (!purchaseOptionsOf(product, isCustomer).compare) return null;
  const add = async () => {
    const { compareProduct } = await import("./compare-store.ts");
    await compareProduct(company, product);
    setCompared(true);
  };
  const content = (
    <>
      <Scale size={18} />
      {text(isCompared ? "TEXT_COMPARE_SEE" : "TEXT_COMPARE_ADD")}
    </>
  );
  return isCompared ? (
    <a href="/compare" className="offer-action">
      {content}
    </a>
  ) : (
    <button type="button" className="offer-action" onClick={() => void add().catch(() => undefined)}>
      {content}
    </button>
  );
}
