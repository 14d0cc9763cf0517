import type { OrderEventKind } from "@pecacerta/rules/order-stage";
import { v7 as uuid } from "uuid";
import type { Actor } from "../../companies/actor.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { type OrderEventData, orderEvents } from "../tables/order-handling.ts";

/** `name`: of a staff user, as the timeline shows it. */
export type OrderActor = Actor & { name?: string };

/** `data`: never a customer's data, because events outlive an erased customer. */
type OrderEvent = { orderId: string; at: Date; kind: OrderEventKind; data?: OrderEventData };

export async function appendOrderEvent(
  tx: TenantTransaction,
  actor: OrderActor,
  { orderId, at, kind, data = {} }: OrderEvent,
): Promise<void> {
  const row = { ...newOrderRecord(tx, actor, { orderId, at }), kind, actorKind: actor.kind, data };
  await tx.insert(orderEvents).values(row);
}

/** The columns that events, notes and refunds share. */
export const newOrderRecord = (
  { companyId }: Pick<TenantTransaction, "companyId">,
  actor: OrderActor,
  { orderId, at }: { orderId: string; at: Date },
) => ({
  companyId,
  id: uuid(),
  orderId,
  at,
  staffUserId: actor.kind === "staff" ? actor.staffUserId : null,
  staffName: actor.name ?? "",
});
