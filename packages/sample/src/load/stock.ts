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
  await insertAll(
    tx,
    stock,
    shop.products.map(({ sku, stock: onHand }, at) => ({
      productId: ids.product(sku),
      onHand,
      sold: sold.get(sku) ?? 0,
      shelf: sampleShelf(at),
    })),
  );
  const received = shop.products.map((product) => ({
    productId: ids.product(product.sku),
    quantity: product.stock + (sold.get(product.sku) ?? 0),
    reason: "received" as const,
    createdAt: dates.before(product.createdDaysAgo, 0),
  }));
  const ordered = orderedItems.map(({ sku, quantity, order, at }) => ({
    productId: ids.product(sku),
    orderId: sampleOrderId(shop, at),
    quantity: -quantity,
    reason: "ordered" as const,
    createdAt: dates.before(order.daysAgo, 0),
  }));
  const movements = [...received.filter(({ quantity }) => quantity > 0), ...ordered];
  await insertAll(
    tx,
    stockMoves,
    movements.map((move, at) => ({ ...move, id: sampleId(`move ${shop.company.slug}`, at) })),
  );
}

/** Some parts have no place yet. */
const sampleShelf = (at: number): string =>
  at % 12 === 5 ? "" : `${"ABCDEF"[Math.floor(at / 40) % 6]}-${1 + (Math.floor(at / 4) % 10)}`;
