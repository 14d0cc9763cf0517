import type { ProductCardDto, ProductDto } from "@pecacerta/contract/product";
import { sql } from "drizzle-orm";
import { prepareStatement } from "../../platform/database/prepare-statement.ts";
import type { Tenant, TenantTransaction } from "../../platform/database/tenant.ts";
import {
  type CardRow,
  cardColumns,
  cardJoins,
  type ProductQueryRow,
  productStatement,
  toDtoFields,
  toProductDtos,
} from "./product-dto.ts";

/** Products as the wire shows them: as many as there are of the company's and on show, in the order of the ids. */
export async function findProductsByIds(shop: Tenant, ids: readonly string[]): Promise<ProductDto[]> {
  if (ids.length === 0) return [];
  const { readerPool } = shop.database;
  return toProductDtos(readerPool, await selectByIds(readerPool, { company: shop.companyId, ids }));
}

/** The same as `productsByIds`, for cards. */
export async function findCardsByIds(shop: Tenant, ids: readonly string[]): Promise<ProductCardDto[]> {
  if (ids.length === 0) return [];
  const rows = await selectCardsByIds(shop.database.readerPool, { company: shop.companyId, ids });
  return rows.map((row) => toDtoFields(row));
}

export async function findProductWithSlug(shop: Tenant, slug: string): Promise<ProductDto | undefined> {
  const { readerPool } = shop.database;
  const [product] = await toProductDtos(readerPool, await selectBySlug(readerPool, { company: shop.companyId, slug }));
  return product;
}

/** A line of a cart as it is kept, and its product: only lines whose product is on show. */
export type CartLineWithProduct = {
  id: number;
  options: { name: string; value: string }[];
  quantity: number;
  product: ProductDto;
};

export async function findCartLines(tx: TenantTransaction, customer: string): Promise<CartLineWithProduct[]> {
  const rows = await selectCartLines(tx.client, { company: tx.companyId, customer });
  const products = await toProductDtos(tx.client, rows);
  return rows.map(({ id, options, quantity }, at) => ({ id, options, quantity, product: products[at] as ProductDto }));
}

/** The products on show of a customer's wishlist, the last one added first. */
export async function findWishlistProducts(tx: TenantTransaction, customer: string): Promise<ProductDto[]> {
  return toProductDtos(tx.client, await selectWishlist(tx.client, { company: tx.companyId, customer }));
}

const selectBySlug = prepareStatement<"company" | "slug", ProductQueryRow>(
  "product-by-slug",
  (value) => sql`${productStatement(sql`products p`)}
    where p.company_id = ${value("company")} and p.slug = ${value("slug")} and p.published`,
);

// Ids by a subselect: seen as a constant, their number would make PostgreSQL plan the statement at every call.
const selectByIds = prepareStatement<"company" | "ids", ProductQueryRow>(
  "products-by-ids",
  (value) => sql`${productStatement(sql`unnest((select ${value("ids")}::uuid[])) with ordinality as picked (id, place)
    join products p on p.id = picked.id`)}
    where p.company_id = ${value("company")} and p.published
    order by picked.place`,
);

const selectCardsByIds = prepareStatement<"company" | "ids", CardRow>(
  "cards-by-ids",
  (value) => sql`
    select ${cardColumns}
    from unnest((select ${value("ids")}::uuid[])) with ordinality as picked (id, place)
    join products p on p.company_id = ${value("company")} and p.id = picked.id and p.published
    ${cardJoins}
    order by picked.place`,
);

const selectCartLines = prepareStatement<
  "company" | "customer",
  Omit<CartLineWithProduct, "product"> & ProductQueryRow
>(
  "products-in-cart",
  (value) => sql`${productStatement(
    sql`cart_items line join products p on p.company_id = line.company_id and p.id = line.product_id`,
    sql`line.id, line.options, line.quantity,`,
  )}
    where line.company_id = ${value("company")} and line.customer_id = ${value("customer")} and p.published
    order by line.id`,
);

const selectWishlist = prepareStatement<"company" | "customer", ProductQueryRow>(
  "products-in-wishlist",
  (value) => sql`${productStatement(
    sql`wishlist_items wish join products p on p.company_id = wish.company_id and p.id = wish.product_id`,
  )}
    where wish.company_id = ${value("company")} and wish.customer_id = ${value("customer")} and p.published
    order by wish.created_at desc, p.id desc`,
);
