import { stock, stockMoves } from "@pecacerta/server/catalog/stock/tables";
import type { TenantTransaction } from "@pecacerta/server/platform/database/tenant";
import type { SampleShop } from "../sample-types.ts";
import type { CatalogIds } from "./catalog.ts";
import { insertAll } from "./insert-all.ts";
import { sampleOrderId } from "./orders.ts";
import type { SampleDates } from "./sample-dates.ts";
import { sampleId } from "./sample-id.ts";

/** Loads stock and its movements: received when the product was listed, decreased by every order. */
export async function loadStock(
  tx: TenantTransaction,
  shop: SampleShop,
  ids: CatalogIds,
  dates: SampleDates,
): Promise<void> {
  const sold = new Map<string, number>();
  const orderedItems = shop.orders.flatMap((order, at) => order.items.map((item) => ({ ...item, order, at })));
  for (const { sku, quantity } of orderedItems) sold.set(sku, (sold.get(sku) ?? 0) + quantity);
  const firstOrders = new Map<string, number>();
  for (const { sku, order } of orderedItems) firstOrders.set(sku, Math.max(firstOrders.get(sku) ?? 0, order.daysAgo));
  const received = shop.products.map((product) => ({
    productId: ids.product(product.sku),
    quantity: product.stock + (sold.get(product.sku) ?? 0),
    reason: "received" as const,
    createdAt: dates.before(Math.max(product.createdDaysAgo, (firstOrders.get(product.sku) ?? 0) + 1), 0),
  }));
  const ordered = orderedItems.map(({ sku, quantity, order, at }) => ({
    productId: ids.product(sku),
    orderId: sampleOrderId(shop, at),
    quantity: -quantity,
    reason: "ordered" as const,
    createdAt: dates.before(order.daysAgo, 0),
  }));
  ordered.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const movements = withBalances([...received.filter(({ quantity }) => quantity > 0), ...ordered]);
  const lastMovements = new Map(movements.map(({ productId, number }) => [productId, number]));
  await insertAll(
    tx,
    stock,
    shop.products.map(({ sku, stock: onHand }, at) => ({
      productId: ids.product(sku),
      onHand,
      sold: sold.get(sku) ?? 0,
      shelf: sampleShelf(at),
      lastMovement: lastMovements.get(ids.product(sku)) ?? 0,
    })),
  );
  await insertAll(
    tx,
    stockMoves,
    movements.map((move, at) => ({ ...move, id: sampleId(`move ${shop.company.slug}`, at) })),
  );
}

function withBalances<Move extends { productId: string; quantity: number }>(moves: readonly Move[]) {
  const last = new Map<string, { number: number; balance: number }>();
  return moves.map((move) => {
    const before = last.get(move.productId) ?? { number: 0, balance: 0 };
    const after = { number: before.number + 1, balance: before.balance + move.quantity };
    last.set(move.productId, after);
    return { ...move, ...after };
  });
}

/** Some parts have no place yet. */
const sampleShelf = (at: number): string =>
  at % 12 === 5 ? "" : `${"ABCDEF"[Math.floor(at / 40) % 6]}-${1 + (Math.floor(at / 4) % 10)}`;
