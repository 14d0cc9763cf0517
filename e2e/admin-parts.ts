import { randomUUID } from "node:crypto";
import { addProducts } from "@pecacerta/server/catalog/products/commands";
import { withShopCompany } from "./shop-database.ts";

type Prices = readonly number[];
type NewPart = { published: boolean; compareAtPrice: number };

/** Parts of a brand of their own, as other tests change the sample's. */
export async function addParts(prices: Prices, { published = true, ...same }: Partial<NewPart> = {}) {
  const mark = randomUUID().slice(0, 8);
  const parts = prices.map((price, index) => ({
    name: `Bucha ${mark} ${index + 1}`,
    sku: `JB-${mark}-${index + 1}`,
    slug: `bucha-${mark}-${index + 1}`,
    brand: `Jornada ${mark}`,
    price,
    stock: 3,
    published,
    createdAt: new Date(),
    ...same,
  }));
  const added = await withShopCompany("pecacerta", (tx) => addProducts(tx, parts));
  const ids = added.ok ? added.value : [];
  return { mark, parts, ids, brand: `Jornada ${mark}` };
}
