import type { CardProduct, Product } from "@pecacerta/contract/product";
import { sql } from "drizzle-orm";
import type { Shop, Tx } from "../../companies/shop.ts";
import { prepared } from "../../platform/database/prepared.ts";
import {
  cardJoined,
  productsOf,
  type Stored,
  type StoredCard,
  soldAs,
  statementOf,
  storedCard,
} from "./stored-product.ts";

/** Products as the wire shows them: as many as there are of the company's and on show, in the order of the ids. */
export async function productsByIds(shop: Shop, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const { readerPool } = shop.database;
  return productsOf(readerPool, await byIds(readerPool, { company: shop.companyId, ids }));
}

/** The same as `productsByIds`, for cards. */
export async function cardsByIds(shop: Shop, ids: readonly string[]): Promise<CardProduct[]> {
  if (ids.length === 0) return [];
  const rows = await cardsOf(shop.database.readerPool, { company: shop.companyId, ids });
  return rows.map((row) => soldAs(row));
}

export async function productWithSlug(shop: Shop, slug: string): Promise<Product | undefined> {
  const { readerPool } = shop.database;
  const [product] = await productsOf(readerPool, await bySlug(readerPool, { company: shop.companyId, slug }));
  return product;
}

/** A line of a cart as it is kept, and its product: only lines whose product is on show. */
export type CartLine = { id: number; options: { name: string; value: string }[]; quantity: number; product: Product };

export async function productsInCart(tx: Tx, customer: string): Promise<CartLine[]> {
  const rows = await inCart(tx.client, { company: tx.companyId, customer });
  const products = await productsOf(tx.client, rows);
  return rows.map(({ id, options, quantity }, at) => ({ id, options, quantity, product: products[at] as Product }));
}

/** The products on show of a customer's wishlist, the last one added first. */
export async function productsWished(tx: Tx, customer: string): Promise<Product[]> {
  return productsOf(tx.client, await wished(tx.client, { company: tx.companyId, customer }));
}

const bySlug = prepared<"company" | "slug", Stored>(
  "product-by-slug",
  (value) => sql`${statementOf(sql`products p`)}
    where p.company_id = ${value("company")} and p.slug = ${value("slug")} and p.published`,
);

// Ids by a subselect: seen as a constant, their number would make PostgreSQL plan the statement at every call.
const byIds = prepared<"company" | "ids", Stored>(
  "products-by-ids",
  (value) => sql`${statementOf(sql`unnest((select ${value("ids")}::uuid[])) with ordinality as picked (id, place)
    join products p on p.id = picked.id`)}
    where p.company_id = ${value("company")} and p.published
    order by picked.place`,
);

const cardsOf = prepared<"company" | "ids", StoredCard>(
  "cards-by-ids",
  (value) => sql`
    select ${storedCard}
    from unnest((select ${value("ids")}::uuid[])) with ordinality as picked (id, place)
    join products p on p.company_id = ${value("company")} and p.id = picked.id and p.published
    ${cardJoined}
    order by picked.place`,
);

const inCart = prepared<"company" | "customer", Omit<CartLine, "product"> & Stored>(
  "products-in-cart",
  (value) => sql`${statementOf(
    sql`cart_items line join products p on p.company_id = line.company_id and p.id = line.product_id`,
    sql`line.id, line.options, line.quantity,`,
  )}
    where line.company_id = ${value("company")} and line.customer_id = ${value("customer")} and p.published
    order by line.id`,
);

const wished = prepared<"company" | "customer", Stored>(
  "products-in-wishlist",
  (value) => sql`${statementOf(
    sql`wishlist_items wish join products p on p.company_id = wish.company_id and p.id = wish.product_id`,
  )}
    where wish.company_id = ${value("company")} and wish.customer_id = ${value("customer")} and p.published
    order by wish.created_at desc, p.id desc`,
);
