import { MAX_CART_LINES } from "@pecacerta/rules/cart";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { OptionChoice } from "@pecacerta/rules/product";
import { and, eq, sql } from "drizzle-orm";
import { ownedBy } from "../../customers/owned-by.ts";
import { prepareStatement } from "../../platform/database/prepare-statement.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { type LineInput, priceLines } from "../pricing/price-lines.ts";
import { cartItems, carts } from "../tables/cart.ts";

type CartLineRefusal = "PRODUCT_NOT_FOUND" | "ERROR_ADD_TO_CART_OPTIONS";
type ReplaceCartOutcome = Outcome<undefined, CartLineRefusal, { errors: Record<string, string> }>;

/** Adds one line under the next id. A line of the same product with the same options stays as it is. */
export async function addCartLine(
  tx: TenantTransaction,
  customerId: string,
  asked: LineInput,
): Promise<Outcome<undefined, CartLineRefusal | "CART_FULL", { errors: Record<string, string> } | undefined>> {
  const priced = await priceLines(tx, [asked]);
  if (!priced.ok) return priced;
  const lines = priced.value.map(({ goods, ...line }) => ({ ...line, productId: goods.id }));
  return (await addCartLines(tx, customerId, lines)).length === 0 ? accept(undefined) : refuse("CART_FULL");
}

/** A line whose product is on show, and whose choices were checked. */
export type NewCartLine = { productId: string; options: readonly OptionChoice[]; quantity: number };

/**
 * Adds lines under the next ids, as many as there is room for; one that is there already stays as it is. Answers the
 * places of those that there was no room for.
 */
export async function addCartLines(
  tx: TenantTransaction,
  customerId: string,
  lines: readonly NewCartLine[],
): Promise<number[]> {
  const whose = { company: tx.companyId, customer: customerId };
  await lockCart(tx.client, whose);
  const asked = lines.map(({ productId, options, quantity }, place) => ({ place, productId, options, quantity }));
  const left = await insertLines(tx.client, { ...whose, lines: JSON.stringify(asked), most: MAX_CART_LINES });
  return left.map(({ place }) => place);
}

/** Puts these lines in place of the whole cart; the second of two equal lines is left out. */
export async function replaceCart(
  tx: TenantTransaction,
  customerId: string,
  asked: readonly LineInput[],
): Promise<ReplaceCartOutcome> {
  const priced = await priceLines(tx, asked);
  if (!priced.ok) return priced;
  const { companyId } = tx;
  await tx
    .insert(carts)
    .values({ companyId, customerId, lastItemId: asked.length })
    .onConflictDoUpdate({ target: [carts.companyId, carts.customerId], set: { lastItemId: asked.length } });
  await tx.delete(cartItems).where(ownedBy(cartItems, tx, customerId));
  const rows = priced.value.map(({ goods, options, quantity }, index) => ({
    companyId,
    customerId,
    id: index + 1,
    productId: goods.id,
    options,
    quantity,
  }));
  if (rows.length > 0) await tx.insert(cartItems).values(rows).onConflictDoNothing();
  return accept(undefined);
}

/** Takes out the line of this product with these options, whatever its quantity. */
export async function removeCartLine(
  tx: TenantTransaction,
  customerId: string,
  { product_id, options }: LineInput,
): Promise<void> {
  const chosen = eq(cartItems.options, [...options]);
  await tx
    .delete(cartItems)
    .where(and(ownedBy(cartItems, tx, customerId), eq(cartItems.productId, product_id), chosen));
}

// Two tabs wait for each other on the cart's row; what comes after sees what the first has put there.
const lockCart = prepareStatement<"company" | "customer", object>(
  "cart-hold",
  (value) => sql`
    insert into carts (company_id, customer_id) values (${value("company")}, ${value("customer")})
    on conflict (company_id, customer_id) do update set last_item_id = carts.last_item_id`,
);

// The id counts on only where a line is new.
const insertLines = prepareStatement<"company" | "customer" | "lines" | "most", { place: number }>(
  "cart-insert-lines",
  (value) => sql`
    with cart as (
      select * from carts where company_id = ${value("company")} and customer_id = ${value("customer")}
    ), there as (
      select product_id, options from cart_items item join cart using (company_id, customer_id)
    ), fresh as (
      select distinct on ("productId", options) asked.* from jsonb_to_recordset(${value("lines")}::jsonb)
        as asked(place int, "productId" uuid, options jsonb, quantity int)
      where not exists (select from there where there.product_id = "productId" and there.options = asked.options)
      order by "productId", options, place
    ), placed as (
      select *, row_number() over (order by place)::int as nth,
        row_number() over (order by place) + (select count(*) from there) <= ${value("most")}::int as fits from fresh
    ), kept as (
      insert into cart_items (company_id, customer_id, id, product_id, options, quantity)
      select company_id, customer_id, last_item_id + nth, "productId", options, quantity from placed, cart where fits
    ), counted as (
      update carts set last_item_id = last_item_id + (select count(*) from placed where fits)
      where company_id = ${value("company")} and customer_id = ${value("customer")}
    )
    select place from placed where not fits order by place`,
);
