import { formatCnpj, isCnpj } from "@pecacerta/rules/cnpj";
import type { OrderMail } from "@pecacerta/rules/order-stage";
import { and, asc, eq } from "drizzle-orm";
import { customers } from "../../customers/tables.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { ADMIN_PATH } from "../../platform/http/admin-host.ts";
import { type HeldMail, queueMail, queueMails } from "../../platform/mail/commands.ts";
import type { MailContents } from "../../platform/mail/mail-types.ts";
import { orderItems } from "../tables/orders.ts";
import type { InsertedOrder } from "./insert-order.ts";
import type { OrderRow } from "./order-dto.ts";
import { orderedPartName } from "./ordered-part-name.ts";
import type { OrderNotice } from "./place-order-input.ts";

type MailedOrder = Pick<InsertedOrder, "row" | "items">;

export function orderReceivedMail(
  customer: { name: string; email: string; cpf: string | null },
  { row: order, items }: MailedOrder,
): HeldMail {
  const { shipping, tax, taxIncluded, total, payment, pixCode, deliveryFrom, deliveryTo } = order;
  const payBy = order.payBy?.toISOString() ?? null;
  const amounts = { items: toMailItems(items), shipping, tax, taxIncluded, total };
  const delivery = deliveryFrom && deliveryTo ? { from: deliveryFrom, to: deliveryTo } : null;
  return {
    template: "order-received",
    to: customer.email,
    customerId: order.customerId,
    content: {
      ...orderContent(customer, order),
      ...amounts,
      payment,
      pixCode,
      payBy,
      delivery,
      cnpj: customerCnpj(customer),
    },
  };
}

const customerCnpj = ({ cpf }: { cpf: string | null }): string | null => (cpf && isCnpj(cpf) ? formatCnpj(cpf) : null);

const toMailItems = (items: MailedOrder["items"]) =>
  items.map(({ product, quantity, total }) => ({ name: orderedPartName(product), quantity, total }));

/** Without the customer's data: not everybody who reads orders may see it. */
export async function queueStaffOrderMails(
  tx: TenantTransaction,
  { findNotifiedStaff, companySlug }: OrderNotice,
  { row: { number, total, payment }, items }: MailedOrder,
  now: Date,
): Promise<void> {
  const to = await findNotifiedStaff(tx, "new-order", now);
  const path = `${ADMIN_PATH}/${companySlug}/pedidos/${number}` as const;
  const content = { number: String(number), path, items: toMailItems(items), total, payment };
  await queueMails(tx, { template: "staff-new-order", to, content }, now);
}

/** Undefined when the account was deleted. */
export async function orderStatusMail(
  tx: TenantTransaction,
  order: OrderRow,
  status: Exclude<OrderMail, "received">,
): Promise<HeldMail | undefined> {
  const recipient = await findRecipient(tx, order);
  const shipment = status === "shipped" ? { carrier: order.carrier, tracking: order.tracking } : {};
  return (
    recipient && { ...recipient, template: "order-status", content: { ...recipient.content, ...shipment, status } }
  );
}

export async function mailOrderStatus(
  tx: TenantTransaction,
  order: OrderRow,
  status: Exclude<OrderMail, "received">,
): Promise<{ mail?: OrderMail }> {
  const mail = await orderStatusMail(tx, order, status);
  if (mail) await queueMail(tx, mail);
  return mail ? { mail: status } : {};
}

export async function orderExpiredMail(tx: TenantTransaction, order: OrderRow): Promise<HeldMail | undefined> {
  const recipient = await findRecipient(tx, order);
  if (!recipient || !order.payBy) return undefined;
  const content = { ...recipient.content, payBy: order.payBy.toISOString() };
  return { ...recipient, template: "order-expired", content };
}

export async function orderLinesCancelledMail(
  tx: TenantTransaction,
  order: OrderRow,
  content: Pick<MailContents["order-lines-cancelled"], "items" | "amount">,
): Promise<HeldMail | undefined> {
  const recipient = await findRecipient(tx, order);
  const template = "order-lines-cancelled" as const;
  return recipient && { ...recipient, template, content: { ...recipient.content, ...content } };
}

async function orderReceivedMailAgain(tx: TenantTransaction, order: OrderRow): Promise<HeldMail | undefined> {
  const customer = await findCustomerOf(tx, order);
  if (!customer) return undefined;
  const items = await tx
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.companyId, tx.companyId), eq(orderItems.orderId, order.id)))
    .orderBy(asc(orderItems.position));
  return orderReceivedMail(customer, { row: order, items });
}

/** Undefined when the account was deleted. */
export const writeOrderMail = (
  tx: TenantTransaction,
  order: OrderRow,
  mail: OrderMail,
): Promise<HeldMail | undefined> =>
  mail === "received" ? orderReceivedMailAgain(tx, order) : orderStatusMail(tx, order, mail);

async function findRecipient(tx: TenantTransaction, order: OrderRow) {
  const customer = await findCustomerOf(tx, order);
  return customer && { to: customer.email, customerId: customer.id, content: orderContent(customer, order) };
}

async function findCustomerOf(tx: TenantTransaction, { customerId }: OrderRow) {
  if (!customerId) return undefined;
  const [customer] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.companyId, tx.companyId), eq(customers.id, customerId)));
  return customer;
}

/** Links to the account: the order's own link shows a masked order, and expires. */
const orderContent = ({ name }: { name: string }, { number }: Pick<OrderRow, "number">) => ({
  name,
  number: String(number),
  path: `/account/orders/${number}` as const,
});
