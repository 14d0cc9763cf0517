import { done, type Outcome } from "@pecacerta/rules/outcome";
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../companies/shop.ts";
import { own } from "../customers/own.ts";
import { prepared } from "../database/prepared.ts";
import { type LineAsked, priceLines } from "./lines.ts";
import { cartItems, carts } from "./tables.ts";

type Refusal = "PRODUCT_NOT_FOUND" | "ERROR_ADD_TO_CART_OPTIONS";
type Kept = Outcome<undefined, Refusal, { errors: Record<string, string> }>;

/** Adds one line under the next id. A line of the same product with the same options stays as it is. */
export async function addToCart(tx: Tx, customerId: string, asked: LineAsked): Promise<Kept> {
  const priced = await priceLines(tx, [asked]);
  if (!priced.ok) return priced;
  const [line] = priced.value;
  if (!line) return done(undefined);
  const whose = { company: tx.companyId, customer: customerId };
  const options = JSON.stringify(line.options);
  await insertLine(tx.client, { ...whose, product: line.goods.id, options, quantity: line.quantity });
  await countLine(tx.client, whose);
  return done(undefined);
}

/** Puts these lines in place of the whole cart; the second of two equal lines is left out. */
export async function replaceCart(tx: Tx, customerId: string, asked: readonly LineAsked[]): Promise<Kept> {
  const priced = await priceLines(tx, asked);
  if (!priced.ok) return priced;
  const { companyId } = tx;
  await tx
    .insert(carts)
    .values({ companyId, customerId, lastItemId: asked.length })
    .onConflictDoUpdate({ target: [carts.companyId, carts.customerId], set: { lastItemId: asked.length } });
  await tx.delete(cartItems).where(own(cartItems, tx, customerId));
  const rows = priced.value.map(({ goods, options, quantity }, index) => ({
    companyId,
    customerId,
    id: index + 1,
    productId: goods.id,
    options,
    quantity,
  }));
  if (rows.length > 0) await tx.insert(cartItems).values(rows).onConflictDoNothing();
  return done(undefined);
}

/** Takes out the line of this product with these options, whatever its quantity. */
export async function removeFromCart(tx: Tx, customerId: string, { product_id, options }: LineAsked): Promise<void> {
  const chosen = eq(cartItems.options, [...options]);
  await tx.delete(cartItems).where(and(own(cartItems, tx, customerId), eq(cartItems.productId, product_id), chosen));
}

// One statement: two tabs wait for each other on the cart's row, and a line that is there already stays as it is.
const insertLine = prepared<"company" | "customer" | "product" | "options" | "quantity", object>(
  "cart-insert-line",
  (value) => sql`
    with cart as (
      insert into carts (company_id, customer_id) values (${value("company")}, ${value("customer")})
      on conflict (company_id, customer_id) do update set last_item_id = carts.last_item_id
      returning company_id, customer_id, last_item_id
    )
    insert into cart_items (company_id, customer_id, id, product_id, options, quantity)
    select company_id, customer_id, last_item_id + 1, ${value("product")}::uuid, ${value("options")}::jsonb,
      ${value("quantity")}::int
    from cart
    on conflict (company_id, customer_id, product_id, options) do nothing`,
);

// The id counts on only where the line is new.
const countLine = prepared<"company" | "customer", object>(
  "cart-count-line",
  (value) => sql`
    update carts set last_item_id = greatest(last_item_id, (select coalesce(max(id), 0) from cart_items as item
      where item.company_id = carts.company_id and item.customer_id = carts.customer_id))
    where company_id = ${value("company")} and customer_id = ${value("customer")}`,
);
