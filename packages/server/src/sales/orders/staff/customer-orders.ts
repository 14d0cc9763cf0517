import type { StaffOrderRowDto } from "@pecacerta/contract/admin/order";
import { and, count, desc, eq, inArray, isNull, max, sql } from "drizzle-orm";
import { ownedBy } from "../../../customers/owned-by.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { orders } from "../../tables/orders.ts";
import { findFirstMomentOnTime, toStaffOrderRows } from "./order-rows.ts";

/** `spent`: in centavos. */
export type CustomerOrderTotals = { orders: number; spent: number; lastOrderAt: string | null };

export const NO_ORDERS: CustomerOrderTotals = { orders: 0, spent: 0, lastOrderAt: null };

/** By customer; those without orders are missing. */
export async function findOrderTotals(
  tx: TenantTransaction,
  customerIds: readonly string[],
): Promise<Map<string | null, CustomerOrderTotals>> {
  if (customerIds.length === 0) return new Map();
  const rows = await tx
    .select({
      customerId: orders.customerId,
      orders: count(),
      spent: sql<string>`coalesce(sum(${orders.total}) filter (where ${orders.paymentState} = 'paid'), 0)`,
      lastOrderAt: max(orders.createdAt),
    })
    .from(orders)
    .where(
      and(eq(orders.companyId, tx.companyId), inArray(orders.customerId, [...customerIds]), isNull(orders.cancelledAt)),
    )
    .groupBy(orders.customerId);
  return new Map(
    rows.map(({ customerId, spent, lastOrderAt, ...row }) => [
      customerId,
      { ...row, spent: Number(spent), lastOrderAt: lastOrderAt?.toISOString() ?? null },
    ]),
  );
}

export async function findOrdersOfCustomer(
  tx: TenantTransaction,
  customerId: string,
  { limit, now }: { limit: number; now: Date },
): Promise<StaffOrderRowDto[]> {
  const onTimeSince = await findFirstMomentOnTime(tx, now);
  const rows = await tx
    .select()
    .from(orders)
    .where(ownedBy(orders, tx, customerId))
    .orderBy(desc(orders.number))
    .limit(limit);
  return toStaffOrderRows(tx, rows, onTimeSince);
}
