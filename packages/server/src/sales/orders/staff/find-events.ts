import type { StaffOrderEventDto } from "@pecacerta/contract/admin/order";
import { orderStatusFromCode } from "@pecacerta/rules/order";
import type { OrderEventKind } from "@pecacerta/rules/order-stage";
import { and, asc, eq } from "drizzle-orm";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { orderEvents } from "../../tables/order-handling.ts";
import { orderSteps } from "../../tables/orders.ts";
import type { OrderRow } from "../order-dto.ts";

/** Oldest first. What happened before events were recorded is told by the order itself, mostly without who did it. */
export async function findOrderEvents(tx: TenantTransaction, order: OrderRow): Promise<StaffOrderEventDto[]> {
  const rows = await tx
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.companyId, tx.companyId), eq(orderEvents.orderId, order.id)))
    .orderBy(asc(orderEvents.id));
  const recorded = rows.map(({ at, kind, actorKind, staffName, data }) => ({
    ...data,
    at: at.toISOString(),
    kind,
    actor: { kind: actorKind, name: staffName },
  }));
  if (rows.some(({ kind }) => kind === "placed")) return recorded;
  const earlier = await findEarlierEvents(tx, order);
  const kinds = new Set(rows.map(({ kind }) => kind));
  return [...earlier.filter(({ kind }) => !kinds.has(kind)), ...recorded];
}

const STEP_EVENTS = { PENDING: "placed", SHIPPED: "shipped", COMPLETED: "completed" } as const;

async function findEarlierEvents(tx: TenantTransaction, order: OrderRow): Promise<StaffOrderEventDto[]> {
  const steps = await tx
    .select({ statusCode: orderSteps.statusCode, at: orderSteps.at })
    .from(orderSteps)
    .where(and(eq(orderSteps.companyId, tx.companyId), eq(orderSteps.orderId, order.id)));
  const times: [OrderEventKind, Date | null][] = [
    ["placed", order.createdAt],
    ["paid", order.paidAt],
    ...steps.map(({ statusCode, at }) => [STEP_EVENTS[orderStatusFromCode(statusCode)], at] as [OrderEventKind, Date]),
    ["cancelled", order.cancelledAt],
  ];
  const events = [...new Map(times)].flatMap(([kind, at]) => (at ? [{ kind, at: at.toISOString() }] : []));
  return events
    .map((event) => ({ ...event, actor: { kind: actorOf(event.kind, order), name: "" } }))
    .sort((one, other) => (one.at < other.at ? -1 : 1));
}

function actorOf(kind: OrderEventKind, { cancelReason }: OrderRow): StaffOrderEventDto["actor"]["kind"] {
  if (kind === "placed") return "customer";
  if (kind !== "cancelled" || cancelReason === "unpaid") return "program";
  return cancelReason === "seller" ? "staff" : "customer";
}
