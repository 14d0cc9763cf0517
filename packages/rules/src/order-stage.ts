import { addBusinessDays, dayInBrazil, type IsoDate } from "./business-day.ts";
import { DAY_MS } from "./duration.ts";
import type { OrderStatus, PaymentState } from "./order.ts";
import { isPartlyPaid } from "./order-payment.ts";

/** How staff see an order. Customers see its status. */
export const ORDER_STAGES = [
  "awaiting-payment",
  "to-pick",
  "picked",
  "packed",
  "shipped",
  "completed",
  "cancelled",
] as const;
export type OrderStage = (typeof ORDER_STAGES)[number];

export type OrderProgress = {
  status: OrderStatus;
  paymentState: PaymentState;
  paidAmount: number | null;
  pickedAt: unknown;
  packedAt: unknown;
  cancelledAt: unknown;
  putBackAt: unknown;
};

export function orderStage({ status, paymentState, pickedAt, packedAt, cancelledAt }: OrderProgress): OrderStage {
  if (cancelledAt) return "cancelled";
  if (status !== "PENDING") return status === "COMPLETED" ? "completed" : "shipped";
  if (paymentState === "pending") return "awaiting-payment";
  if (packedAt) return "packed";
  return pickedAt ? "picked" : "to-pick";
}

export const ORDER_ACTIONS = [
  "pay",
  "reverse-payment",
  "pick",
  "pack",
  "ship",
  "complete",
  "cancel",
  "cancel-lines",
  "refund",
  "put-back",
  "change-address",
  "change-shipment",
  "set-invoice-key",
  "add-note",
  "send-mail",
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

const ALWAYS: readonly OrderAction[] = ["add-note", "send-mail"];
const BEFORE_SHIPPING: readonly OrderAction[] = [
  "reverse-payment",
  "ship",
  "complete",
  "cancel",
  "cancel-lines",
  "refund",
  "change-address",
  "set-invoice-key",
  ...ALWAYS,
];

/** Single lines are canceled after the payment: a Pix code has one amount. Nothing reopens an order. */
export const STAGE_ACTIONS: Readonly<Record<OrderStage, readonly OrderAction[]>> = {
  "awaiting-payment": ["pay", "reverse-payment", "cancel", "change-address", ...ALWAYS],
  "to-pick": ["pick", "pack", ...BEFORE_SHIPPING],
  picked: ["pack", ...BEFORE_SHIPPING],
  packed: BEFORE_SHIPPING,
  shipped: ["pay", "reverse-payment", "complete", "refund", "change-shipment", "set-invoice-key", ...ALWAYS],
  completed: ["pay", "reverse-payment", "refund", "set-invoice-key", ...ALWAYS],
  cancelled: ["put-back", "reverse-payment", "refund", ...ALWAYS],
};

export function orderActions(order: OrderProgress): OrderAction[] {
  const hasMoney = order.paymentState === "paid" || order.paymentState === "refund-due";
  return STAGE_ACTIONS[orderStage(order)].filter((action) => {
    if (action === "pay") return order.paymentState === "pending";
    if (action === "reverse-payment") return hasMoney || isPartlyPaid(order);
    if (action === "put-back") return awaitsPutBack(order);
    return action !== "refund" || hasMoney;
  });
}

export const awaitsPutBack = ({
  cancelledAt,
  pickedAt,
  packedAt,
  putBackAt,
}: Omit<OrderProgress, "status" | "paymentState" | "paidAmount">): boolean =>
  Boolean(cancelledAt && (pickedAt || packedAt) && !putBackAt);

export const ORDER_VIEWS = [
  "to-confirm",
  "to-pick",
  "to-ship",
  "late",
  "to-put-back",
  "to-refund",
  "sent",
  "all",
] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

const DEFAULT_DISPATCH_DAYS = 2;

/** Orders paid before this day of Brasília should have been shipped. `dispatchDays`: business days. */
export function firstDayOnTime(now: number, dispatchDays: number | null): IsoDate {
  const [today, days] = [dayInBrazil(now), dispatchDays ?? DEFAULT_DISPATCH_DAYS];
  let time = now;
  while (addBusinessDays(dayInBrazil(time - DAY_MS), days) >= today) time -= DAY_MS;
  return dayInBrazil(time);
}

type CancelledPieces = { price: number; cancelledQuantity: number };

/** What canceled pieces cost the buyer, with their share of an added tax. Shipping is not part of it. */
export function cancelledAmount(
  order: { subtotal: number; tax: number; taxIncluded: boolean },
  items: readonly CancelledPieces[],
): number {
  const pieces = items.reduce((sum, { price, cancelledQuantity }) => sum + price * cancelledQuantity, 0);
  return order.taxIncluded ? pieces : pieces + Math.round((order.tax * pieces) / order.subtotal);
}

type OrderMoney = { isCancelled: boolean; total: number; paid: number; refunded: number; cancelled: number };

/** What the seller still owes the buyer. `cancelled`: the amount of canceled lines of an order that goes on. */
export const refundDue = ({ isCancelled, total, paid, refunded, cancelled }: OrderMoney): number =>
  Math.max(0, Math.min(paid, isCancelled ? paid : paid - total + cancelled) - refunded);

export const ORDER_EVENT_KINDS = [
  "placed",
  "paid",
  "part-paid",
  "payment-reversed",
  "picked",
  "packed",
  "shipped",
  "completed",
  "cancelled",
  "lines-cancelled",
  "put-back",
  "refunded",
  "address-changed",
  "shipment-changed",
  "invoice-key-set",
  "note-added",
  "mail-sent",
] as const;
export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number];

export const REFUND_METHODS = ["pix", "card", "transfer", "cash"] as const;

export const CANCELLED_STOCK = ["restock", "damaged"] as const;
export type CancelledStock = (typeof CANCELLED_STOCK)[number];

export const ORDER_MAILS = ["received", "paid", "shipped", "completed", "cancelled"] as const;
export type OrderMail = (typeof ORDER_MAILS)[number];

const PAID_STAGES: readonly OrderStage[] = ["to-pick", "picked", "packed"];

/** A mail about a stage is true only in that stage. A shipped order may still be unpaid. */
export function isOrderMailTrue(mail: OrderMail, stage: OrderStage): boolean {
  if (mail === "received") return stage !== "cancelled";
  return mail === "paid" ? PAID_STAGES.includes(stage) : mail === stage;
}

export const CHANGEABLE_ORDER_FIELDS = ["address", "nfe_key", "carrier", "tracking"] as const;
export type ChangeableOrderField = (typeof CHANGEABLE_ORDER_FIELDS)[number];
