import { HOUR_MS } from "@pecacerta/rules/duration";
import { openAmount, receivedPaymentState } from "@pecacerta/rules/order-payment";
import { and, asc, eq, isNull } from "drizzle-orm";
import { findOrderTerms, findPixReceiver } from "../../../companies/queries.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { orderPayments } from "../../tables/order-handling.ts";
import type { OrderRow } from "../order-dto.ts";
import { orderPixCode } from "../order-pix-code.ts";

type PaymentColumns = Pick<
  OrderRow,
  "paymentState" | "paidAmount" | "paidAt" | "paymentReference" | "payBy" | "pixCode"
>;

/** Derives what the order says about its payment from the payments that are not reversed. */
export async function findPaymentColumns(tx: TenantTransaction, order: OrderRow, now: Date): Promise<PaymentColumns> {
  const ofOrder = and(eq(orderPayments.companyId, tx.companyId), eq(orderPayments.orderId, order.id));
  const payments = await tx
    .select()
    .from(orderPayments)
    .where(and(ofOrder, isNull(orderPayments.reversedAt)))
    .orderBy(asc(orderPayments.paidAt), asc(orderPayments.id));
  const last = payments.at(-1);
  const paidAmount = last ? payments.reduce((sum, { amount }) => sum + amount, 0) : null;
  const paymentState = receivedPaymentState({ ...order, paidAmount, isCancelled: order.cancelledAt !== null });
  const paid = { paymentState, paidAmount, paymentReference: last?.reference ?? "" };
  if (paymentState !== "pending")
    return { ...paid, paidAt: last?.paidAt ?? null, payBy: order.payBy, pixCode: order.pixCode };
  return { ...paid, paidAt: null, ...(await findPaymentTerms(tx, { ...order, paidAmount }, now)) };
}

/** An order with money in it has no deadline: people decide. Its Pix code asks for what is open. */
async function findPaymentTerms(tx: TenantTransaction, order: OrderRow, now: Date) {
  const { unpaidOrderHours } = await findOrderTerms(tx);
  const hours = order.paidAmount === null ? unpaidOrderHours : null;
  const receiver = order.payment === "pix" ? await findPixReceiver(tx) : undefined;
  return {
    payBy: hours === null ? null : new Date(now.getTime() + hours * HOUR_MS),
    pixCode: receiver ? orderPixCode(receiver, { number: order.number, amount: openAmount(order) }) : null,
  };
}
