import type { ProductDto } from "@pecacerta/contract/product";
import { type SQL, sql } from "drizzle-orm";
import { prepareStatement } from "../../platform/database/prepare-statement.ts";
import { reader, type Tenant } from "../../platform/database/tenant.ts";
import { isUuid } from "../../platform/database/uuid.ts";
import { findProductsByIds, findProductWithSlug } from "./find-products.ts";

/** The shop window's lists. */
export type Collection =
  | "latest"
  | "newArrivals"
  | "theBest"
  | "mostRated"
  | "specialOffers"
  | "featured"
  | "popular"
  | "all";

const MAX_SLUG = 200;

/** Whether a product could have such a slug at all. */
export const isPossibleSlug = (slug: string): boolean => slug.length <= MAX_SLUG && /^[a-z0-9-]+$/.test(slug);

export async function findProductBySlug(shop: Tenant, slug: string): Promise<ProductDto | undefined> {
  return isPossibleSlug(slug) ? findProductWithSlug(shop, slug) : undefined;
}

/** Another company's product is as unknown as one that does not exist. */
export async function findProductById(shop: Tenant, uuid: string): Promise<ProductDto | undefined> {
  const id = uuid.toLowerCase();
  const [product] = isUuid(id) ? await findProductsByIds(shop, [id]) : [];
  return product;
}

/** Whether a product is one of this company's that anybody may see. */
export async function isPublishedProduct(shop: Tenant, id: string): Promise<boolean> {
  return (await selectPublishedId(shop.database.readerPool, { company: shop.companyId, id })).length === 1;
}

const selectPublishedId = prepareStatement<"company" | "id", { id: string }>(
  "product-on-show",
  (value) => sql`
    select id from products where company_id = ${value("company")} and id = ${value("id")} and published`,
);

/** The first so many products of a list; only `all` has further pages. */
export const findCollection = async (
  shop: Tenant,
  collection: Collection,
  limit: number,
  page = 1,
): Promise<ProductDto[]> => findProductsByIds(shop, await findCollectionIds(shop, collection, limit, page));

export async function findCollectionIds(
  shop: Tenant,
  collection: Collection,
  limit: number,
  page = 1,
): Promise<string[]> {
  const { rows } = await reader(shop).execute<{ id: string }>(
    sql`${COLLECTION_QUERIES[collection](shop.companyId)} limit ${limit} offset ${(page - 1) * limit}`,
  );
  return rows.map(({ id }) => id);
}

const publishedIdsSql = (companyId: string): SQL =>
  sql`select p.id from products p where p.company_id = ${companyId} and p.published`;

const stockedIdsSql = (companyId: string): SQL => sql`
  select p.id from stock join products p on p.company_id = stock.company_id and p.id = stock.product_id
  where stock.company_id = ${companyId} and p.published`;

/** The ids of each list, in its order. */
export const COLLECTION_QUERIES: Record<Collection, (companyId: string) => SQL> = {
  all: (company) => sql`${publishedIdsSql(company)} order by p.name, p.id`,
  latest: (company) => sql`${publishedIdsSql(company)} order by p.created_at desc, p.id`,
  // What has just arrived can be bought: a product without stock is still on its way.
  newArrivals: (company) => sql`${stockedIdsSql(company)} and stock.on_hand > 0 order by p.created_at desc, p.id`,
  theBest: (company) => sql`${stockedIdsSql(company)} order by stock.sold desc, stock.product_id`,
  mostRated: (company) => sql`${publishedIdsSql(company)} and p.rating_count > 0
    order by p.rating_sum::float8 / nullif(p.rating_count, 0) desc, p.rating_count desc, p.id`,
  specialOffers: (company) => sql`${publishedIdsSql(company)} and p.compare_at_price is not null
    order by (p.compare_at_price - p.price)::float8 / p.compare_at_price desc, p.id`,
  featured: (company) => sql`${publishedIdsSql(company)} and p.featured order by p.created_at desc, p.id`,
  popular: (company) => sql`${publishedIdsSql(company)} order by p.rating_count desc, p.id`,
};
