import type { StaffCountsDto } from "@pecacerta/contract/admin/home";
import { sql } from "drizzle-orm";
import type { StaffMember } from "../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { countOpenOrders } from "../../sales/orders/staff/list-orders.ts";

export async function countWaiting(
  tx: TenantTransaction,
  { permissions }: StaffMember,
  now: Date,
): Promise<StaffCountsDto> {
  const inbox = await findUnanswered(tx, permissions, now);
  return {
    orders: permissions.has("orders.read") ? await countOpenOrders(tx, now) : null,
    inbox: inbox && { waiting: inbox.waiting },
  };
}

/** Null for a member who may answer nothing. */
export async function findUnanswered(
  tx: TenantTransaction,
  permissions: StaffMember["permissions"],
  now: Date,
): Promise<{ waiting: number; oldestAt: Date | null } | null> {
  const ways = [
    ...(permissions.has("feedback.answer")
      ? [sql`select created_at from questions where company_id = ${tx.companyId} and answered_at is null`]
      : []),
    ...(permissions.has("bids.answer")
      ? [
          sql`select created_at from bids
            where company_id = ${tx.companyId} and state = 'open' and expires_at > ${now}`,
        ]
      : []),
  ];
  if (ways.length === 0) return null;
  const { rows } = await tx.execute<{ waiting: number; oldest: string | null }>(sql`
    select count(*)::int as waiting, min(created_at) as oldest
    from (${sql.join(ways, sql` union all `)}) as unanswered`);
  const { waiting, oldest } = rows[0] ?? { waiting: 0, oldest: null };
  return { waiting, oldestAt: oldest === null ? null : new Date(oldest) };
}
