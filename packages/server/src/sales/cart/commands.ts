import { MAX_CART_LINES } from "@pecacerta/rules/cart";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { OptionChoice } from "@pecacerta/rules/product";
import { and, eq, inArray, sql } from "drizzle-orm";
import { ownedBy } from "../../customers/owned-by.ts";
import { prepareStatement } from "../../platform/database/prepare-statement.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { type LineInput, priceLines } from "../pricing/price-lines.ts";
import { cartItems, carts } from "../tables/cart.ts";

type CartLineRefusal = "PRODUCT_NOT_FOUND" | "ERROR_ADD_TO_CART_OPTIONS";
type ReplaceCartOutcome = Outcome<undefined, CartLineRefusal, { errors: Record<string, string> }>;

/** A line with the same product and options stays as it is. */
export async function addCartLine(
  tx: TenantTransaction,
  customerId: string,
  item: LineInput,
): Promise<Outcome<undefined, CartLineRefusal | "CART_FULL", { errors: Record<string, string> } | undefined>> {
  const priced = await priceLines(tx, [item]);
  if (!priced.ok) return priced;
  const lines = priced.value.map(({ product, options, quantity }) => ({ productId: product.id, options, quantity }));
  return (await addCartLines(tx, customerId, lines)).length === 0 ? accept(undefined) : refuse("CART_FULL");
}

export type NewCartLine = { productId: string; options: readonly OptionChoice[]; quantity: number };

/** Existing lines stay as they are. Returns the indexes of the lines beyond MAX_CART_LINES. */
export async function addCartLines(
  tx: TenantTransaction,
  customerId: string,
  lines: readonly NewCartLine[],
): Promise<number[]> {
  const owner = { company: tx.companyId, customer: customerId };
  await lockCart(tx.client, owner);
  const rows = lines.map(({ productId, options, quantity }, index) => ({ index, productId, options, quantity }));
  const rejected = await insertLines(tx.client, { ...owner, lines: JSON.stringify(rows), limit: MAX_CART_LINES });
  return rejected.map(({ index }) => index);
}

/** Of two equal lines the second is dropped. */
export async function replaceCart(
  tx: TenantTransaction,
  customerId: string,
  items: readonly LineInput[],
): Promise<ReplaceCartOutcome> {
  const priced = await priceLines(tx, items);
  if (!priced.ok) return priced;
  const { companyId } = tx;
  await tx
    .insert(carts)
    .values({ companyId, customerId, lastItemId: items.length })
    .onConflictDoUpdate({ target: [carts.companyId, carts.customerId], set: { lastItemId: items.length } });
  await tx.delete(cartItems).where(ownedBy(cartItems, tx, customerId));
  const rows = priced.value.map(({ product, options, quantity }, index) => ({
    companyId,
    customerId,
    id: index + 1,
    productId: product.id,
    options,
    quantity,
  }));
  if (rows.length > 0) await tx.insert(cartItems).values(rows).onConflictDoNothing();
  return accept(undefined);
}

export async function removeCartLine(
  tx: TenantTransaction,
  customerId: string,
  { product_id, options }: LineInput,
): Promise<void> {
  const sameOptions = eq(cartItems.options, [...options]);
  await tx
    .delete(cartItems)
    .where(and(ownedBy(cartItems, tx, customerId), eq(cartItems.productId, product_id), sameOptions));
}

export async function removeProductsFromCart(
  tx: TenantTransaction,
  customerId: string,
  productIds: readonly string[],
): Promise<void> {
  await tx.delete(cartItems).where(and(ownedBy(cartItems, tx, customerId), inArray(cartItems.productId, productIds)));
}

// Serializes concurrent changes of one cart.
const lockCart = prepareStatement<"company" | "customer", object>(
  "lock-cart",
  (value) => sql`
    insert into carts (company_id, customer_id) values (${value("company")}, ${value("customer")})
    on conflict (company_id, customer_id) do update set last_item_id = carts.last_item_id`,
);

// `last_item_id` grows only by the lines that are inserted.
const insertLines = prepareStatement<"company" | "customer" | "lines" | "limit", { index: number }>(
  "cart-insert-lines",
  (value) => sql`
    with cart as (
      select * from carts where company_id = ${value("company")} and customer_id = ${value("customer")}
    ), existing as (
      select product_id, options from cart_items item join cart using (company_id, customer_id)
    ), new_lines as (
      select distinct on ("productId", options) input.* from jsonb_to_recordset(${value("lines")}::jsonb)
        as input(index int, "productId" uuid, options jsonb, quantity int)
      where not exists
        (select from existing where existing.product_id = "productId" and existing.options = input.options)
      order by "productId", options, index
    ), numbered as (
      select *, row_number() over (order by index)::int as number,
        row_number() over (order by index) + (select count(*) from existing) <= ${value("limit")}::int as fits
      from new_lines
    ), inserted as (
      insert into cart_items (company_id, customer_id, id, product_id, options, quantity)
      select company_id, customer_id, last_item_id + number, "productId", options, quantity
      from numbered, cart where fits
    ), updated as (
      update carts set last_item_id = last_item_id + (select count(*) from numbered where fits)
      where company_id = ${value("company")} and customer_id = ${value("customer")}
    )
    select index from numbered where not fits order by index`,
);
