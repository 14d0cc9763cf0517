import { orderStatusFromCode } from "@pecacerta/rules/order";
import {
  CHANGEABLE_ORDER_FIELDS,
  type ChangeableOrderField,
  type OrderAction,
  type OrderEventKind,
  type OrderProgress,
  orderActions,
  orderStage,
} from "@pecacerta/rules/order-stage";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import { appendAuditEntry } from "../../../companies/audit.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import type { OrderEventData } from "../../tables/order-handling.ts";
import { orders } from "../../tables/orders.ts";
import type { OrderRow } from "../order-dto.ts";
import { appendOrderEvent, type OrderActor } from "../order-events.ts";
import { storeRefundDue } from "../refund-due.ts";
import { correctPickedStock } from "./correct-picked-stock.ts";

export type OrderCommandInput = { number: string; now: Date };

type ChangedColumns = Partial<Omit<OrderRow, "companyId" | "id" | "revision" | "fieldRevisions">>;

/** Without `set`, the revision stays. `isRecorded`: the change has appended its event itself. */
export type OrderChange = {
  set?: ChangedColumns;
  event: OrderEventKind;
  data?: OrderEventData;
  isRecorded?: boolean;
  /** What the audit log tells besides the state and `data`. */
  audited?: { before: object; after: object };
};

type ProgressColumns =
  | "statusCode"
  | "paymentState"
  | "paidAmount"
  | "pickedAt"
  | "packedAt"
  | "putBackAt"
  | "cancelledAt";

export const toOrderProgress = (order: Pick<OrderRow, ProgressColumns>): OrderProgress => ({
  ...order,
  status: orderStatusFromCode(order.statusCode),
});

/**
 * Locks the order, checks that its stage allows the action, and records the change in timeline and audit log. A refusal
 * of `change` must come before its first write, because of commands for many orders.
 */
export async function changeOrder<Refusal extends string = never, Details = never>(
  tx: TenantTransaction,
  actor: OrderActor,
  { number, now, action }: OrderCommandInput & { action: OrderAction | ((order: OrderRow) => OrderAction) },
  change: (order: OrderRow) => Promise<Outcome<OrderChange, Refusal, Details>> | Outcome<OrderChange, Refusal, Details>,
): Promise<Outcome<OrderRow, "ORDER_NOT_FOUND" | "ORDER_CLOSED" | Refusal, Details>> {
  const order = await lockOrder(tx, number);
  if (!order) return refuse("ORDER_NOT_FOUND");
  const requested = typeof action === "function" ? action(order) : action;
  if (!orderActions(toOrderProgress(order)).includes(requested)) return refuse("ORDER_CLOSED");
  const outcome = await change(order);
  if (!outcome.ok) return outcome;
  const { set, event, data = {}, isRecorded = false, audited } = outcome.value;
  const changed = set ? await updateOrder(tx, order, set) : await findOrderRow(tx, order.id);
  if (MONEY_EVENTS.has(event)) await storeRefundDue(tx, changed);
  if (SHELF_EVENTS.has(event)) await correctPickedStock(tx, actor, order.id);
  if (!isRecorded) await appendOrderEvent(tx, actor, { orderId: order.id, at: now, kind: event, data });
  await appendAuditEntry(tx, actor, {
    action: `order.${event}`,
    subjectKind: "order",
    subjectId: order.id,
    before: { ...toAuditState(order), ...audited?.before },
    after: { ...toAuditState(changed), ...data, ...audited?.after },
    at: now,
  });
  return accept(changed);
}

const MONEY_EVENTS: ReadonlySet<OrderEventKind> = new Set([
  ...(["paid", "part-paid", "payment-reversed", "lines-cancelled", "refunded"] as const),
]);
const SHELF_EVENTS: ReadonlySet<OrderEventKind> = new Set([
  ...(["picked", "packed", "shipped", "completed", "cancelled", "lines-cancelled"] as const),
]);

export async function lockOrder(tx: TenantTransaction, number: string): Promise<OrderRow | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, tx.companyId), eq(orders.number, Number(number))))
    .for("no key update");
  return order;
}

const toAuditState = (order: OrderRow) => ({
  stage: orderStage(toOrderProgress(order)),
  paymentState: order.paymentState,
  paidAmount: order.paidAmount,
  revision: order.revision,
});

const CHANGEABLE_COLUMNS = {
  address: "shippingAddress",
  nfe_key: "nfeKey",
  carrier: "carrier",
  tracking: "tracking",
} as const satisfies Record<ChangeableOrderField, keyof OrderRow>;

async function updateOrder(tx: TenantTransaction, order: OrderRow, set: ChangedColumns): Promise<OrderRow> {
  const revision = order.revision + 1;
  const fields = CHANGEABLE_ORDER_FIELDS.filter((field) => CHANGEABLE_COLUMNS[field] in set);
  const changed = Object.fromEntries(fields.map((field) => [field, revision]));
  const [updated] = await tx
    .update(orders)
    .set({ ...set, revision, fieldRevisions: { ...order.fieldRevisions, ...changed } })
    .where(and(eq(orders.companyId, tx.companyId), eq(orders.id, order.id)))
    .returning();
  if (!updated) throw new Error("A locked order vanished");
  return updated;
}

async function findOrderRow(tx: TenantTransaction, id: string): Promise<OrderRow> {
  const [found] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, tx.companyId), eq(orders.id, id)));
  if (!found) throw new Error("A locked order vanished");
  return found;
}
