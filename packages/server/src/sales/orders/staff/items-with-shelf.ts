import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { stock } from "../../../catalog/stock/tables.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { orderItems } from "../../tables/orders.ts";
import { toOrderItemDto } from "../order-dto.ts";

export type ItemWithShelf = typeof orderItems.$inferSelect & { shelf: string };

/** `shelf`: where the part is kept now. */
export const findItemsWithShelf = (tx: TenantTransaction, orderIds: readonly string[]): Promise<ItemWithShelf[]> =>
  tx
    .select({ ...getTableColumns(orderItems), shelf: sql<string>`coalesce(${stock.shelf}, '')` })
    .from(orderItems)
    .leftJoin(stock, and(eq(stock.companyId, tx.companyId), eq(stock.productId, orderItems.productId)))
    .where(and(eq(orderItems.companyId, tx.companyId), inArray(orderItems.orderId, [...orderIds])))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position));

export const toPlacedItem = (item: ItemWithShelf) => ({
  ...toOrderItemDto(item),
  position: item.position,
  image: item.product.images[0] ?? null,
  shelf: item.shelf,
});
