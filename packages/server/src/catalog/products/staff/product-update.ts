import { toPricePair } from "@pecacerta/rules/price";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import type { ProductUpdate } from "../commands.ts";
import { type ContentChanges, fromNewFitment, fromNewPartNumber } from "./product-fields.ts";
import { findStoredProducts, type ProductWithContent } from "./stored-products.ts";

/** A program's update in the fields of staff; undefined without such a product. */
export async function toContentChanges(
  tx: TenantTransaction,
  id: string,
  update: ProductUpdate,
): Promise<ContentChanges | undefined> {
  const stored = (await findStoredProducts(tx, [id], { withFitments: false })).get(id);
  if (!stored) return undefined;
  const { published, fitments, numbers, categories, saleEndsAt, length, width, height, ...same } = update;
  return {
    ...same,
    ...pricesOf(stored.content, update),
    ...(saleEndsAt !== undefined && { saleEndsAt: saleEndsAt?.toISOString() ?? null }),
    ...(fitments && {
      fitments: fitments.map(fromNewFitment),
      compatibility: update.compatibility ?? (fitments.length > 0 ? "listed" : "all"),
    }),
    ...(numbers && { numbers: numbers.map(fromNewPartNumber) }),
    ...(categories && { categories: [...categories] }),
    ...(length && width && height && { box: { length, width, height } }),
    ...(published !== undefined && { state: published ? ("published" as const) : ("draft" as const) }),
  };
}

function pricesOf(
  { price }: ProductWithContent["content"],
  update: ProductUpdate,
): Pick<ContentChanges, "price" | "compareAtPrice"> {
  if (update.compareAtPrice === undefined) return update.price === undefined ? {} : { price: update.price };
  return toPricePair(update.price ?? price, update.compareAtPrice);
}
