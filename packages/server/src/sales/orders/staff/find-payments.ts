import type { StaffOrderDto } from "@pecacerta/contract/admin/order";
import { and, asc, eq } from "drizzle-orm";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { orderPayments } from "../../tables/order-handling.ts";

type OrderPaymentDto = StaffOrderDto["payments"][number];

export async function findOrderPayments(tx: TenantTransaction, orderId: string): Promise<OrderPaymentDto[]> {
  const rows = await tx
    .select()
    .from(orderPayments)
    .where(and(eq(orderPayments.companyId, tx.companyId), eq(orderPayments.orderId, orderId)))
    .orderBy(asc(orderPayments.id));
  return rows.map(({ id, at, staffName, amount, reference, paidAt, ...row }) => ({
    id,
    at: at.toISOString(),
    name: staffName,
    amount,
    reference,
    paidAt: paidAt.toISOString(),
    reversal: toReversal(row),
  }));
}

type ReversalColumns = Pick<typeof orderPayments.$inferSelect, "reversedAt" | "reversedBy" | "reversalReason">;

const toReversal = ({ reversedAt, reversedBy, reversalReason }: ReversalColumns): OrderPaymentDto["reversal"] =>
  reversedAt && reversalReason ? { at: reversedAt.toISOString(), name: reversedBy, reason: reversalReason } : null;
