import type { Cart } from "@pecacerta/contract/cart";
import { cartOf as ruledCart } from "@pecacerta/rules/cart";
import { centavosOf, reaisOf } from "@pecacerta/rules/money";
import { and, eq, sql } from "drizzle-orm";
import { productsInCart } from "../catalog/wire-product.ts";
import type { Tx } from "../companies/shop.ts";
import { prepared } from "../database/prepared.ts";
import type { cartItems, carts } from "./tables.ts";

/** The customer's cart at today's prices. A line whose product is no longer on show is left out. */
export async function cartOf(tx: Tx, customerId: string): Promise<Cart> {
  const [[kept], lines] = await Promise.all([
    lastItemId(tx.client, { company: tx.companyId, customer: customerId }),
    productsInCart(tx, customerId),
  ]);
  const priced = lines.map((line) => ({ ...line, price: centavosOf(line.product.price) }));
  return onWire(ruledCart(kept?.lastItemId ?? 0, priced));
}

const lastItemId = prepared<"company" | "customer", { lastItemId: number }>(
  "cart-last-item",
  (value) => sql`select last_item_id as "lastItemId" from carts
    where company_id = ${value("company")} and customer_id = ${value("customer")}`,
);

type Owned = typeof carts | typeof cartItems;
export const own = (table: Owned, tx: Tx, customerId: string) =>
  and(eq(table.companyId, tx.companyId), eq(table.customerId, customerId));

function onWire(cart: ReturnType<typeof ruledCart<Cart["items"][number]["product"]>>): Cart {
  return {
    ...cart,
    items: cart.items.map((item) => ({ ...item, price: reaisOf(item.price), total: reaisOf(item.total) })),
    subtotal: reaisOf(cart.subtotal),
    totals: cart.totals.map((line) => ({ ...line, price: reaisOf(line.price) })),
    total: reaisOf(cart.total),
  };
}
