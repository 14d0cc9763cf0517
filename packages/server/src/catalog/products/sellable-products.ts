import type { BrandDto } from "@pecacerta/contract/brand";
import { resolveBrand } from "@pecacerta/rules/brand";
import { sql } from "drizzle-orm";
import { prepareStatement } from "../../platform/database/prepare-statement.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { brandJoins, brandSql } from "../brands/brand-sql.ts";
import type { products } from "../tables.ts";

export type SellableProduct = {
  id: string;
  name: string;
  slug: string;
  brand: BrandDto | null;
  sku: string;
  partNumber: string;
  price: number;
  images: string[];
  options: (typeof products.$inferSelect)["options"];
  onHand: number;
};

type SellableProductRow = SellableProduct & { brandText: string };

export async function findSellableProducts(
  tx: TenantTransaction,
  ids: readonly string[],
): Promise<Map<string, SellableProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await sellableProductsByIds(tx.client, { company: tx.companyId, ids: [...new Set(ids)] });
  return new Map(rows.map(({ brandText, ...row }) => [row.id, { ...row, brand: resolveBrand(row.brand, brandText) }]));
}

const sellableProductsByIds = prepareStatement<"company" | "ids", SellableProductRow>(
  "sellable-products",
  (value) => sql`
    select p.id, p.name, p.slug, p.sku, p.part_number as "partNumber", p.price, p.images, p.options,
      ${brandSql} as brand, p.brand as "brandText",
      coalesce(stock.on_hand, 0) as "onHand"
    from products p left join stock on stock.company_id = p.company_id and stock.product_id = p.id
    ${brandJoins(sql`p.brand`, sql`p.company_id`)}
    where p.company_id = ${value("company")} and p.id = any(${value("ids")}::uuid[]) and p.published`,
);
