import { MAX_CART_LINES, optionsKey } from "@pecacerta/rules/cart";
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

type LineKey = { productId: string; options: readonly OptionChoice[] };
export type NewCartLine = LineKey & { quantity: number };

/** Existing lines stay as they are. Returns the indexes of the lines beyond MAX_CART_LINES. */
export async function addCartLines(
  tx: TenantTransaction,
  customerId: string,
  lines: readonly NewCartLine[],
): Promise<number[]> {
  const owner = { company: tx.companyId, customer: customerId };
  const [cart] = await lockCart(tx.client, owner);
  const existing = await selectLineKeys(tx.client, owner);
  const keys = new Set(existing.map(lineKey));
  const newIndexes: number[] = [];
  for (const [index, line] of lines.entries()) {
    if (!keys.has(lineKey(line))) newIndexes.push(index);
    keys.add(lineKey(line));
  }
  const room = Math.max(0, MAX_CART_LINES - existing.length);
  const added = newIndexes.slice(0, room).map((index) => lines[index] as NewCartLine);
  await insertLines(tx, customerId, { lines: added, lastItemId: cart?.lastItemId ?? 0 });
  return newIndexes.slice(room);
}

const lineKey = ({ productId, options }: LineKey): string => `${productId} ${optionsKey(options)}`;

async function insertLines(
  tx: TenantTransaction,
  customerId: string,
  { lines, lastItemId }: { lines: readonly NewCartLine[]; lastItemId: number },
): Promise<void> {
  if (lines.length === 0) return;
  const { companyId } = tx;
  const rows = lines.map(({ productId, options, quantity }, index) => ({
    companyId,
    customerId,
    id: lastItemId + index + 1,
    productId,
    options: [...options],
    quantity,
  }));
  await Promise.all([
    tx.insert(cartItems).values(rows),
    updateLastItemId(tx.client, { company: companyId, customer: customerId, last: lastItemId + lines.length }),
  ]);
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
const lockCart = prepareStatement<"company" | "customer", { lastItemId: number }>(
  "lock-cart",
  (value) => sql`
    insert into carts (company_id, customer_id) values (${value("company")}, ${value("customer")})
    on conflict (company_id, customer_id) do update set last_item_id = carts.last_item_id
    returning last_item_id as "lastItemId"`,
);

const updateLastItemId = prepareStatement<"company" | "customer" | "last", object>(
  "cart-update-last-item-id",
  (value) => sql`
    update carts set last_item_id = ${value("last")}
    where company_id = ${value("company")} and customer_id = ${value("customer")}`,
);

const selectLineKeys = prepareStatement<"company" | "customer", LineKey>(
  "cart-line-keys",
  (value) => sql`
    select product_id as "productId", options from cart_items
    where company_id = ${value("company")} and customer_id = ${value("customer")}`,
);
