import { stock, stockMoves } from "@pecacerta/server/catalog/stock/tables";
import type { Tx } from "@pecacerta/server/companies/shop";
import type { SampleShop } from "../shapes.ts";
import type { CatalogueIds } from "./catalogue.ts";
import { idOf } from "./id.ts";
import { insertAll } from "./insert-all.ts";
import type { Moments } from "./moments.ts";
import { orderIdOf } from "./orders.ts";

/** What is on the shelf, and how it came to that: received when the product was listed, taken by every order. */
export async function loadStock(tx: Tx, shop: SampleShop, ids: CatalogueIds, moments: Moments): Promise<void> {
  const sold = new Map<string, number>();
  const taken = shop.orders.flatMap((order, at) => order.items.map((item) => ({ ...item, order, at })));
  for (const { sku, quantity } of taken) sold.set(sku, (sold.get(sku) ?? 0) + quantity);
  await insertAll(
    tx,
    stock,
    shop.products.map(({ sku, stock: onHand }) => ({ productId: ids.product(sku), onHand, sold: sold.get(sku) ?? 0 })),
  );
  const received = shop.products.map((product) => ({
    productId: ids.product(product.sku),
    quantity: product.stock + (sold.get(product.sku) ?? 0),
    reason: "received" as const,
    createdAt: moments.before(product.createdDaysAgo, 0),
  }));
  const ordered = taken.map(({ sku, quantity, order, at }) => ({
    productId: ids.product(sku),
    orderId: orderIdOf(shop, at),
    quantity: -quantity,
    reason: "ordered" as const,
    createdAt: moments.before(order.daysAgo, 0),
  }));
  const moves = [...received.filter(({ quantity }) => quantity > 0), ...ordered];
  await insertAll(
    tx,
    stockMoves,
    moves.map((move, at) => ({ ...move, id: idOf(`move ${shop.company.slug}`, at) })),
  );
}
