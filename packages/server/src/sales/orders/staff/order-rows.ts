import type { StaffOrderRowDto } from "@pecacerta/contract/admin/order";
import { openAmount } from "@pecacerta/rules/order-payment";
import { awaitsPutBack, firstDayOnTime, orderStage } from "@pecacerta/rules/order-stage";
import { eq } from "drizzle-orm";
import { companySettings } from "../../../companies/tables.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { orders } from "../../tables/orders.ts";
import type { OrderRow } from "../order-dto.ts";
import { toOrderProgress } from "./change-order.ts";
import { findMissingPieces } from "./find-missing-pieces.ts";

export const listedColumns = {
  id: orders.id,
  number: orders.number,
  createdAt: orders.createdAt,
  paidAt: orders.paidAt,
  statusCode: orders.statusCode,
  paymentState: orders.paymentState,
  payment: orders.payment,
  channel: orders.channel,
  shippingAddress: orders.shippingAddress,
  quantity: orders.quantity,
  total: orders.total,
  paidAmount: orders.paidAmount,
  cancelledAmount: orders.cancelledAmount,
  refundDue: orders.refundDue,
  tracking: orders.tracking,
  pickedAt: orders.pickedAt,
  packedAt: orders.packedAt,
  putBackAt: orders.putBackAt,
  cancelledAt: orders.cancelledAt,
};
export type ListedOrder = Pick<OrderRow, keyof typeof listedColumns>;

/** The beginning of the first day in Brasília on which a payment need not have been shipped yet. */
export async function findFirstMomentOnTime(tx: TenantTransaction, now: Date): Promise<Date> {
  const [settings] = await tx
    .select({ dispatchDays: companySettings.dispatchDays })
    .from(companySettings)
    .where(eq(companySettings.companyId, tx.companyId));
  return new Date(`${firstDayOnTime(now.getTime(), settings?.dispatchDays ?? null)}T00:00:00-03:00`);
}

export const isLateOrder = (order: ListedOrder, onTimeSince: Date): boolean =>
  order.statusCode === 1 &&
  !order.cancelledAt &&
  order.paymentState !== "pending" &&
  (order.paidAt ?? order.createdAt) < onTimeSince;

export const buyerName = ({ shippingAddress: { firstName, lastName } }: ListedOrder): string =>
  `${firstName} ${lastName}`.trim();

export async function toStaffOrderRows(
  tx: TenantTransaction,
  rows: readonly ListedOrder[],
  onTimeSince: Date,
): Promise<StaffOrderRowDto[]> {
  const missing = await findMissingPieces(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((order) => ({ ...toStaffOrderRow(order, onTimeSince), missing: missing.ofOrder(order.id) }));
}

function toStaffOrderRow(order: ListedOrder, onTimeSince: Date): Omit<StaffOrderRowDto, "missing"> {
  return {
    number: String(order.number),
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    stage: orderStage(toOrderProgress(order)),
    paymentState: order.paymentState,
    payment: order.payment,
    channel: order.channel,
    buyer: buyerName(order),
    city: order.shippingAddress.city,
    state: order.shippingAddress.state,
    quantity: order.quantity,
    total: order.total,
    paidAmount: order.paidAmount,
    openAmount: order.paymentState === "pending" ? openAmount(order) : 0,
    refundDue: order.refundDue,
    tracking: order.tracking,
    late: isLateOrder(order, onTimeSince),
    toPutBack: awaitsPutBack(order),
  };
}
