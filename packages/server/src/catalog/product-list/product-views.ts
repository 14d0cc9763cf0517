import type { StaffProductView } from "@pecacerta/rules/product-state";
import { type SQL, sql } from "drizzle-orm";
import { IS_LOW_STOCK } from "../stock/low-stock-sql.ts";

const IS_KEPT = sql`p.archived_at is null`;

/** Of a product `p`. Each is the condition of an index, or reads one. */
export function isInProductView(companyId: string, view: StaffProductView): SQL {
  if (view === "published") return sql`p.published`;
  if (view === "draft") return sql`not p.published and ${IS_KEPT}`;
  if (view === "archived") return sql`p.archived_at is not null`;
  if (view === "no-image") return sql`p.images = '[]' and ${IS_KEPT}`;
  if (view === "low-stock")
    return sql`${IS_KEPT} and p.id in (select product_id from stock where company_id = ${companyId} and ${IS_LOW_STOCK})`;
  if (view === "no-fitment")
    return sql`${IS_KEPT} and (p.compatibility = 'unknown' or (p.compatibility = 'listed' and not p.published))
      and (p.compatibility = 'unknown' or not exists (
        select from fitments f where f.company_id = ${companyId} and f.product_id = p.id))`;
  return sql`true`;
}
