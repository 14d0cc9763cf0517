import type { StaffOrderRowDto } from "@pecacerta/contract/admin/order";
import { dayInBrazil } from "@pecacerta/rules/business-day";
import { DAY_MS } from "@pecacerta/rules/duration";
import { and, asc, eq, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { orders } from "../../tables/orders.ts";
import { findFirstMomentOnTime, toStaffOrderRows } from "./order-rows.ts";

/** `revenue`: in centavos. */
type DayFigures = { orders: number; revenue: number };
export type OrderFigures = { today: DayFigures; yesterday: DayFigures; week: DayFigures };

const DAYS = 7;

/** Orders placed on whole days of Brasília, without canceled ones; the revenue is of paid ones. `week`: the seven days before today. */
export async function findOrderFigures(tx: TenantTransaction, now: Date): Promise<OrderFigures> {
  const today = new Date(`${dayInBrazil(now.getTime())}T00:00:00-03:00`);
  const before = (days: number) => new Date(today.getTime() - days * DAY_MS);
  const { rows } = await tx.execute<{ age: number; orders: number; revenue: string }>(sql`
    select case when created_at >= ${today} then 0 when created_at >= ${before(1)} then 1 else 2 end as age,
      count(*)::int as orders,
      coalesce(sum(total) filter (where payment_state = 'paid'), 0) as revenue
    from orders
    where company_id = ${tx.companyId} and created_at >= ${before(DAYS)} and cancelled_at is null
    group by 1`);
  const figuresOf = (ages: readonly number[]): DayFigures =>
    rows
      .filter(({ age }) => ages.includes(age))
      .reduce((sum, row) => ({ orders: sum.orders + row.orders, revenue: sum.revenue + Number(row.revenue) }), {
        orders: 0,
        revenue: 0,
      });
  return { today: figuresOf([0]), yesterday: figuresOf([1]), week: figuresOf([1, 2]) };
}

export async function findOldestPaidOrders(
  tx: TenantTransaction,
  { limit, now }: { limit: number; now: Date },
): Promise<StaffOrderRowDto[]> {
  const onTimeSince = await findFirstMomentOnTime(tx, now);
  const rows = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.companyId, tx.companyId),
        sql`status_code = 1 and cancelled_at is null and payment_state <> 'pending'`,
      ),
    )
    .orderBy(asc(orders.number))
    .limit(limit);
  return toStaffOrderRows(tx, rows, onTimeSince);
}
