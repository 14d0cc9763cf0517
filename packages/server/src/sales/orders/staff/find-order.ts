import type { StaffOrderDto } from "@pecacerta/contract/admin/order";
import { isCnpj } from "@pecacerta/rules/cnpj";
import { openAmount } from "@pecacerta/rules/order-payment";
import { awaitsPutBack, orderActions, orderStage } from "@pecacerta/rules/order-stage";
import { seesWholeCpf } from "@pecacerta/rules/permission";
import { whatsappNumber } from "@pecacerta/rules/phone";
import { formatTaxId, maskTaxId } from "@pecacerta/rules/tax-id";
import { and, asc, eq } from "drizzle-orm";
import type { StaffMember } from "../../../companies/staff-handler.ts";
import { customers } from "../../../customers/tables.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { orderNotes, orderRefunds } from "../../tables/order-handling.ts";
import { orders } from "../../tables/orders.ts";
import { type OrderRow, toOrderDto } from "../order-dto.ts";
import { paidAmountOf } from "../refund-due.ts";
import { toOrderProgress } from "./change-order.ts";
import { findOrderEvents } from "./find-events.ts";
import { findMissingPieces } from "./find-missing-pieces.ts";
import { findOrderPayments } from "./find-payments.ts";
import { findItemsWithShelf, toPlacedItem } from "./items-with-shelf.ts";
import { buyerName, findFirstMomentOnTime, isLateOrder } from "./order-rows.ts";

type FindStaffOrderInput = { number: string; now: Date; member: Pick<StaffMember, "role" | "permissions"> };

/** The member's rights decide how much of the buyer's CPF is shown. */
export async function findStaffOrder(
  tx: TenantTransaction,
  { number, now, member }: FindStaffOrderInput,
): Promise<StaffOrderDto | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, tx.companyId), eq(orders.number, Number(number))));
  if (!order) return undefined;
  const parts = await findOrderParts(tx, order);
  const cpf = member.permissions.has("customers.read") ? await findCpf(tx, order.customerId) : "";
  const shownCpf = seesWholeCpf(member.role) || isCnpj(cpf) ? formatTaxId(cpf) : maskTaxId(cpf);
  return toStaffOrder(order, { ...parts, cpf: shownCpf, onTimeSince: await findFirstMomentOnTime(tx, now), now });
}

async function findOrderParts(tx: TenantTransaction, order: OrderRow) {
  const ofOrder = (table: typeof orderNotes | typeof orderRefunds) =>
    and(eq(table.companyId, tx.companyId), eq(table.orderId, order.id));
  const items = await findItemsWithShelf(tx, [order.id]);
  const events = await findOrderEvents(tx, order);
  const notes = await tx.select().from(orderNotes).where(ofOrder(orderNotes)).orderBy(asc(orderNotes.id));
  const payments = await findOrderPayments(tx, order.id);
  const refunds = await tx.select().from(orderRefunds).where(ofOrder(orderRefunds)).orderBy(asc(orderRefunds.id));
  const missing = await findMissingPieces(tx, [order.id]);
  return { items, events, notes, payments, refunds, missing };
}

async function findCpf(tx: TenantTransaction, customerId: string | null): Promise<string> {
  if (!customerId) return "";
  const [customer] = await tx
    .select({ cpf: customers.cpf })
    .from(customers)
    .where(and(eq(customers.companyId, tx.companyId), eq(customers.id, customerId)));
  return customer?.cpf ?? "";
}

type OrderParts = Awaited<ReturnType<typeof findOrderParts>> & { cpf: string; onTimeSince: Date; now: Date };

function toStaffOrder(order: OrderRow, parts: OrderParts) {
  const { items, events, notes, payments, refunds, missing, cpf, onTimeSince, now } = parts;
  const { tokenHash, valuePay, timeline, ...base } = toOrderDto(order, { items, steps: [] }, now);
  const progress = toOrderProgress(order);
  return {
    ...base,
    revision: order.revision,
    stage: orderStage(progress),
    actions: orderActions(progress),
    channel: order.channel,
    late: isLateOrder(order, onTimeSince),
    toPutBack: awaitsPutBack(order),
    missing: missing.ofOrder(order.id),
    buyer: {
      customerId: order.customerId,
      name: buyerName(order),
      email: order.email,
      phone: order.shippingAddress.phone,
      whatsapp: whatsappNumber(order.shippingAddress.phone),
      cpf,
    },
    items: items.map((item) => ({
      ...toPlacedItem(item),
      cancelledQuantity: item.cancelledQuantity,
      missing: missing.ofItem(item),
    })),
    pickedAt: order.pickedAt?.toISOString() ?? null,
    packedAt: order.packedAt?.toISOString() ?? null,
    carrier: order.carrier,
    tracking: order.tracking,
    nfeKey: order.nfeKey,
    ...toMoney(order, refunds),
    events,
    notes: notes.map(({ id, at, staffName, text }) => ({ id, at: at.toISOString(), name: staffName, text })),
    payments,
    refunds: refunds.map(({ id, at, staffName, amount, method, reason }) => ({
      id,
      at: at.toISOString(),
      name: staffName,
      amount,
      method,
      reason,
    })),
  } satisfies StaffOrderDto;
}

function toMoney(order: OrderRow, refunds: OrderParts["refunds"]) {
  const paid = paidAmountOf(order);
  return {
    paidAmount: paid === 0 ? null : paid,
    openAmount: order.paymentState === "pending" ? openAmount(order) : 0,
    paymentReference: order.paymentReference,
    refundedAmount: refunds.reduce((sum, { amount }) => sum + amount, 0),
    refundDue: order.refundDue,
  };
}
