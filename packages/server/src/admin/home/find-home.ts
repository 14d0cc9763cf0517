import type { StaffHomeDto } from "@pecacerta/contract/admin/home";
import { sql } from "drizzle-orm";
import { findNamedParts } from "../../catalog/part-names/part-name.ts";
import { IS_LOW_STOCK } from "../../catalog/stock/low-stock-sql.ts";
import type { StaffMember } from "../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { findOldestPaidOrders, findOrderFigures } from "../../sales/orders/staff/order-figures.ts";
import { findUnansweredSince } from "./find-counts.ts";
import { findSetup } from "./find-setup.ts";

const LISTED = 5;
const MAX_COUNT = 1000;

export async function findStaffHome(
  tx: TenantTransaction,
  member: Pick<StaffMember, "permissions">,
  now: Date,
): Promise<StaffHomeDto> {
  const { permissions } = member;
  return {
    oldestOrders: permissions.has("orders.read") ? await findOldestPaidOrders(tx, { limit: LISTED, now }) : null,
    unansweredSince: (await findUnansweredSince(tx, member, now))?.toISOString() ?? null,
    lowStock: await findLowStock(tx),
    figures: permissions.has("insights.read") ? await findOrderFigures(tx, now) : null,
    setup: permissions.has("settings.write") ? await findSetup(tx, now) : null,
  };
}

async function findLowStock(tx: TenantTransaction): Promise<StaffHomeDto["lowStock"]> {
  const low = sql`from stock s join products p on p.company_id = s.company_id and p.id = s.product_id
    where s.company_id = ${tx.companyId} and ${IS_LOW_STOCK} and p.archived_at is null
    order by s.sold desc, s.product_id`;
  const { rows } = await tx.execute<{ id: string; onHand: number }>(sql`
    select p.id, greatest(s.on_hand, 0) as "onHand" ${low} limit ${LISTED}`);
  const parts = await findNamedParts(
    tx,
    rows.map(({ id }) => id),
  );
  const items = rows.flatMap(({ id, onHand }) => {
    const part = parts.get(id);
    return part ? [{ id, ...part, onHand }] : [];
  });
  const counted = await tx.execute<{ total: number }>(sql`
    select count(*)::int as total from (select ${low} limit ${MAX_COUNT}) as counted`);
  return { items, total: counted.rows[0]?.total ?? 0 };
}
