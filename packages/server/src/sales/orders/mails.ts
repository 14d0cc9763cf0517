import { and, eq } from "drizzle-orm";
import { customers } from "../../customers/tables.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import type { Mail } from "../../platform/mail/mails.ts";
import type { OrderItemRow, OrderRow } from "./order-dto.ts";

/** Tells a customer that an order has come in: what was ordered, what it costs and how it is paid. */
export function orderReceivedMail(
  customer: { name: string; email: string },
  order: OrderRow & { token: string },
  items: OrderItemRow[],
): Mail {
  const { shipping, tax, total, payment, pixCode } = order;
  const payBy = order.payBy?.toISOString() ?? null;
  const lines = items.map(({ product, quantity, total }) => ({ name: product.name, quantity, total }));
  const amounts = { items: lines, shipping, tax, total };
  const path = `/cart/checkout/${order.token}` as const;
  return {
    template: "order-received",
    to: customer.email,
    customerId: order.customerId,
    content: { name: customer.name, number: String(order.number), path, ...amounts, payment, pixCode, payBy },
  };
}

/**
 * Tells a customer what has become of an order; nobody, where the account is gone. It may be long after the order's own
 * link has ended: this one leads into the account.
 */
export async function orderStatusMail(
  tx: TenantTransaction,
  order: OrderRow,
  status: "shipped" | "completed" | "cancelled",
): Promise<Mail | undefined> {
  const recipient = await findRecipient(tx, order);
  return recipient && { ...recipient, template: "order-status", content: { ...recipient.content, status } };
}

/** Tells a customer that an order was canceled because it was not paid in time; nobody, where the account is gone. */
export async function orderExpiredMail(tx: TenantTransaction, order: OrderRow): Promise<Mail | undefined> {
  const recipient = await findRecipient(tx, order);
  if (!recipient || !order.payBy) return undefined;
  const content = { ...recipient.content, payBy: order.payBy.toISOString() };
  return { ...recipient, template: "order-expired", content };
}

async function findRecipient(tx: TenantTransaction, { number, customerId }: OrderRow) {
  if (!customerId) return undefined;
  const [customer] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.companyId, tx.companyId), eq(customers.id, customerId)));
  const path = `/account/orders/${number}` as const;
  return customer && { to: customer.email, customerId, content: { name: customer.name, number: String(number), path } };
}
