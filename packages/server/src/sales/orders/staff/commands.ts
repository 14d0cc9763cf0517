import { ORDER_STATUS_CODES } from "@pecacerta/rules/order";
import { isOrderMailTrue, type OrderMail, orderStage } from "@pecacerta/rules/order-stage";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { queueMail } from "../../../platform/mail/commands.ts";
import { countMail } from "../../../platform/mail/count-mails.ts";
import { orderNotes } from "../../tables/order-handling.ts";
import { orderSteps } from "../../tables/orders.ts";
import { mailOrderStatus, writeOrderMail } from "../mails.ts";
import type { OrderRow } from "../order-dto.ts";
import { newOrderRecord, type OrderActor } from "../order-events.ts";
import { changeOrder, type OrderCommandInput, toOrderProgress } from "./change-order.ts";

export const pickOrder = (tx: TenantTransaction, actor: OrderActor, input: OrderCommandInput) =>
  changeOrder(tx, actor, { ...input, action: "pick" }, () =>
    accept({ set: { pickedAt: input.now }, event: "picked" as const }),
  );

export const packOrder = (tx: TenantTransaction, actor: OrderActor, input: OrderCommandInput) =>
  changeOrder(tx, actor, { ...input, action: "pack" }, () =>
    accept({ set: { packedAt: input.now }, event: "packed" as const }),
  );

export type ShipOrderInput = OrderCommandInput & { carrier: string; tracking: string };

export const shipOrder = (tx: TenantTransaction, actor: OrderActor, { carrier, tracking, ...input }: ShipOrderInput) =>
  changeOrder(tx, actor, { ...input, action: "ship" }, async (order) => {
    const shipment = { carrier, tracking };
    const mailed = await addStep(tx, { ...order, ...shipment }, { status: "shipped", now: input.now });
    return accept({
      set: { ...shipment, statusCode: ORDER_STATUS_CODES.SHIPPED },
      event: "shipped" as const,
      data: { ...shipment, ...mailed },
    });
  });

export const completeOrder = (tx: TenantTransaction, actor: OrderActor, input: OrderCommandInput) =>
  changeOrder(tx, actor, { ...input, action: "complete" }, async (order) => {
    const data = await addStep(tx, order, { status: "completed", now: input.now });
    return accept({ set: { statusCode: ORDER_STATUS_CODES.COMPLETED }, event: "completed" as const, data });
  });

/** The customer sees the step, and gets a mail. */
async function addStep(
  tx: TenantTransaction,
  order: OrderRow,
  { status, now }: { status: "shipped" | "completed"; now: Date },
): Promise<{ mail?: OrderMail }> {
  const statusCode = status === "shipped" ? ORDER_STATUS_CODES.SHIPPED : ORDER_STATUS_CODES.COMPLETED;
  await tx.insert(orderSteps).values({ companyId: tx.companyId, orderId: order.id, statusCode, at: now });
  return await mailOrderStatus(tx, order, status);
}

export const addOrderNote = (
  tx: TenantTransaction,
  actor: OrderActor,
  { text, ...input }: OrderCommandInput & { text: string },
) =>
  changeOrder(tx, actor, { ...input, action: "add-note" }, async (order) => {
    await tx.insert(orderNotes).values({ ...newOrderRecord(tx, actor, { orderId: order.id, at: input.now }), text });
    return accept({ event: "note-added" as const });
  });

export const putBackOrder = (tx: TenantTransaction, actor: OrderActor, input: OrderCommandInput) =>
  changeOrder(tx, actor, { ...input, action: "put-back" }, () =>
    accept({ set: { putBackAt: input.now }, event: "put-back" as const }),
  );

export const sendOrderMail = (
  tx: TenantTransaction,
  actor: OrderActor,
  { mail, ...input }: OrderCommandInput & { mail: OrderMail },
) =>
  changeOrder(tx, actor, { ...input, action: "send-mail" }, async (order) => {
    if (!isOrderMailTrue(mail, orderStage(toOrderProgress(order)))) return refuse("ORDER_CLOSED");
    const written = await writeOrderMail(tx, order, mail);
    if (!written) return refuse("CUSTOMER_NOT_FOUND");
    const reached = await countMail(tx, { kind: "order-mail-again", to: written.to, now: input.now });
    if (reached) return refuse("TOO_MANY_REQUESTS", { seconds: reached.seconds });
    await queueMail(tx, written, input.now);
    return accept({ event: "mail-sent" as const, data: { mail } });
  });
