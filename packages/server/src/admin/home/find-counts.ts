import type { StaffCountsDto } from "@pecacerta/contract/admin/home";
import { visibleInboxKinds } from "@pecacerta/rules/inbox";
import { sql } from "drizzle-orm";
import type { StaffMember } from "../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { countOpenOrders } from "../../sales/orders/staff/list-orders.ts";
import { countWaiting } from "../inbox/count-inbox.ts";
import { inboxSource, isInInboxView } from "../inbox/inbox-sources.ts";
import { countSupportRequests } from "../support/queries.ts";

type Rights = Pick<StaffMember, "permissions">;

export async function findStaffCounts(
  tx: TenantTransaction,
  { permissions }: Rights,
  now: Date,
): Promise<StaffCountsDto> {
  const kinds = visibleInboxKinds(permissions);
  const counts = Object.values(await countWaiting(tx, kinds, now));
  return {
    orders: permissions.has("orders.read") ? await countOpenOrders(tx, now) : null,
    inbox: kinds.length === 0 ? null : { waiting: counts.reduce((sum, count) => sum + count, 0) },
    support: permissions.has("support.grant") ? { waiting: await countSupportRequests(tx, now) } : null,
  };
}

/** Null if nothing waits that the member may answer. */
export async function findUnansweredSince(
  tx: TenantTransaction,
  { permissions }: Rights,
  now: Date,
): Promise<Date | null> {
  const oldest = visibleInboxKinds(permissions).map(
    (kind) => sql`(select created_at from ${inboxSource(kind).table}
      where company_id = ${tx.companyId} and ${isInInboxView(kind, "waiting", now)} order by created_at limit 1)`,
  );
  if (oldest.length === 0) return null;
  const { rows } = await tx.execute<{ since: Date | string }>(sql`
    select created_at as since from (${sql.join(oldest, sql` union all `)}) as oldest order by since limit 1`);
  return rows[0] ? new Date(rows[0].since) : null;
}
