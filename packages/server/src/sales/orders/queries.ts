import type { OrderSummaryDto } from "@pecacerta/contract/order";
import { normalizeEmail } from "@pecacerta/rules/email";
import { ORDER_LINK_LIFETIME_MS, ORDER_PAGE_SIZE } from "@pecacerta/rules/order";
import { and, asc, count, desc, eq, gt, inArray, isNull, type SQL } from "drizzle-orm";
import { ownedBy } from "../../customers/owned-by.ts";
import { hashSecret } from "../../platform/config/secret-token.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { orderItems, orderSteps, orders } from "../tables/orders.ts";
import { type OrderRow, toOrderDto, toOrderSummary } from "./order-dto.ts";
import type { StoredOrder } from "./order-token.ts";

/** Newest first; `total` counts all pages. */
export async function findOrders(
  tx: TenantTransaction,
  customerId: string,
  page: number,
): Promise<{ orders: StoredOrder[]; total: number }> {
  const whereOwned = ownedBy(orders, tx, customerId);
  const [totalRow] = await tx.select({ total: count() }).from(orders).where(whereOwned);
  const rows = await tx
    .select()
    .from(orders)
    .where(whereOwned)
    .orderBy(desc(orders.number))
    .limit(ORDER_PAGE_SIZE)
    .offset((page - 1) * ORDER_PAGE_SIZE);
  return { orders: await toOrdersWithItems(tx, rows), total: totalRow?.total ?? 0 };
}

export const findOrderByNumber = (
  tx: TenantTransaction,
  customerId: string,
  number: string,
): Promise<StoredOrder | undefined> =>
  findOrder(tx, and(eq(orders.customerId, customerId), eq(orders.number, Number(number))));

export const findOrderById = (
  tx: TenantTransaction,
  customerId: string,
  id: string,
): Promise<StoredOrder | undefined> => findOrder(tx, and(eq(orders.customerId, customerId), eq(orders.id, id)));

export const findOrderByToken = (tx: TenantTransaction, token: string, now: Date): Promise<StoredOrder | undefined> =>
  findOrder(tx, and(eq(orders.tokenHash, hashSecret(token)), gt(orders.createdAt, linkCutoff(now))));

export async function findOrderLinkState(
  tx: TenantTransaction,
  token: string,
  now: Date,
): Promise<"open" | "ended" | undefined> {
  const [order] = await tx
    .select({ createdAt: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.companyId, tx.companyId), eq(orders.tokenHash, hashSecret(token))));
  return order && (order.createdAt > linkCutoff(now) ? "open" : "ended");
}

const linkCutoff = (now: Date): Date => new Date(now.getTime() - ORDER_LINK_LIFETIME_MS);

export async function findTrackedOrder(
  tx: TenantTransaction,
  number: string,
  email: string,
): Promise<OrderSummaryDto | undefined> {
  const order = await findOrder(tx, and(eq(orders.number, Number(number)), eq(orders.email, normalizeEmail(email))));
  return order && toOrderSummary(order);
}

/** Canceled orders do not count. */
export async function hasOrdered(tx: TenantTransaction, customerId: string, productId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderItems, and(eq(orderItems.companyId, orders.companyId), eq(orderItems.orderId, orders.id)))
    .where(and(ownedBy(orders, tx, customerId), eq(orderItems.productId, productId), isNull(orders.cancelledAt)))
    .limit(1);
  return rows.length > 0;
}

export async function findTokenHash(tx: TenantTransaction, orderId: string): Promise<Buffer | undefined> {
  const [order] = await tx
    .select({ tokenHash: orders.tokenHash })
    .from(orders)
    .where(and(eq(orders.companyId, tx.companyId), eq(orders.id, orderId)));
  return order?.tokenHash;
}

async function findOrder(tx: TenantTransaction, where: SQL | undefined): Promise<StoredOrder | undefined> {
  const rows = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, tx.companyId), where));
  return (await toOrdersWithItems(tx, rows))[0];
}

async function toOrdersWithItems(tx: TenantTransaction, rows: readonly OrderRow[]): Promise<StoredOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = await tx
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.companyId, tx.companyId), inArray(orderItems.orderId, ids)))
    .orderBy(asc(orderItems.position));
  const steps = await tx
    .select()
    .from(orderSteps)
    .where(and(eq(orderSteps.companyId, tx.companyId), inArray(orderSteps.orderId, ids)))
    .orderBy(asc(orderSteps.at));
  const itemsByOrder = Map.groupBy(items, ({ orderId }) => orderId);
  const stepsByOrder = Map.groupBy(steps, ({ orderId }) => orderId);
  return rows.map((row) =>
    toOrderDto(row, { items: itemsByOrder.get(row.id) ?? [], steps: stepsByOrder.get(row.id) ?? [] }),
  );
}
