import { sql } from "drizzle-orm";
import { prepareStatement } from "../../platform/database/prepare-statement.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import type { products } from "../tables.ts";

export type SellableProduct = {
  id: string;
  name: string;
  slug: string;
  sku: string;
  partNumber: string;
  price: number;
  images: string[];
  options: (typeof products.$inferSelect)["options"];
  onHand: number;
};

export async function findSellableProducts(
  tx: TenantTransaction,
  ids: readonly string[],
): Promise<Map<string, SellableProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await sellableProductsByIds(tx.client, { company: tx.companyId, ids: [...new Set(ids)] });
  return new Map(rows.map((row) => [row.id, row]));
}

const sellableProductsByIds = prepareStatement<"company" | "ids", SellableProduct>(
  "sellable-products",
  (value) => sql`
    select p.id, p.name, p.slug, p.sku, p.part_number as "partNumber", p.price, p.images, p.options,
      coalesce(stock.on_hand, 0) as "onHand"
    from products p left join stock on stock.company_id = p.company_id and stock.product_id = p.id
    where p.company_id = ${value("company")} and p.id = any(${value("ids")}::uuid[]) and p.published`,
);
