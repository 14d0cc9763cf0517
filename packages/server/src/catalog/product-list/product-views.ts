import type { StaffProductView } from "@pecacerta/rules/product-state";
import { type SQL, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { IS_LOW_STOCK } from "../stock/low-stock-sql.ts";
import { holds, type ListCondition, linkCondition } from "./list-condition.ts";

const IS_NOT_ARCHIVED = sql`p.archived_at is null`;
const IS_WITHOUT_FITMENT = sql`${IS_NOT_ARCHIVED}
  and (p.compatibility = 'unknown' or (p.compatibility = 'listed' and not p.published))`;

/** Undefined for all products. The conditions are those of indexes. */
export function viewCondition(tx: TenantTransaction, view: StaffProductView): ListCondition | undefined {
  const { companyId } = tx;
  if (view === "published") return { ...ofProducts(tx, sql`p.published`), isUsual: true };
  if (view === "draft") return ofProducts(tx, sql`not p.published and ${IS_NOT_ARCHIVED}`);
  if (view === "archived") return ofProducts(tx, sql`p.archived_at is not null`);
  if (view === "no-image") return ofProducts(tx, sql`p.images = '[]' and ${IS_NOT_ARCHIVED}`);
  if (view === "low-stock") return lowStockCondition(tx);
  if (view === "no-fitment")
    return ofProducts(
      tx,
      sql`${IS_WITHOUT_FITMENT} and (p.compatibility = 'unknown' or ${holds(sql`not exists (
        select from fitments f where f.company_id = ${companyId} and f.product_id = p.id)`)})`,
    );
  return undefined;
}

const ofProducts = ({ companyId }: TenantTransaction, isMet: SQL): ListCondition => ({
  ids: sql`select p.id from products p where p.company_id = ${companyId} and ${isMet}`,
  isMet,
});

function lowStockCondition({ companyId }: TenantTransaction): ListCondition {
  const low = sql`select product_id as id from stock where company_id = ${companyId} and ${IS_LOW_STOCK}`;
  const archived = sql`select id from products where company_id = ${companyId} and archived_at is not null`;
  const ids = sql`select low.id from (${low}) as low left join (${archived}) as archived on archived.id = low.id
    where archived.id is null`;
  return linkCondition(ids, low, IS_NOT_ARCHIVED);
}
