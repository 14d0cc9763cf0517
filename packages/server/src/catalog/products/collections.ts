import type { ProductDto } from "@pecacerta/contract/product";
import { type SQL, sql } from "drizzle-orm";
import { reader, type Tenant } from "../../platform/database/tenant.ts";
import { findProductsByIds } from "./find-products.ts";

export type Collection =
  | "latest"
  | "newArrivals"
  | "theBest"
  | "mostRated"
  | "specialOffers"
  | "featured"
  | "popular"
  | "all";

export const findCollection = async (
  tenant: Tenant,
  collection: Collection,
  limit: number,
  page = 1,
): Promise<ProductDto[]> => findProductsByIds(tenant, await findCollectionIds(tenant, collection, limit, page));

export async function findCollectionIds(
  tenant: Tenant,
  collection: Collection,
  limit: number,
  page = 1,
): Promise<string[]> {
  const { rows } = await reader(tenant).execute<{ id: string }>(
    sql`${COLLECTION_QUERIES[collection](tenant.companyId)} limit ${limit} offset ${(page - 1) * limit}`,
  );
  return rows.map(({ id }) => id);
}

const publishedIdsSql = (companyId: string): SQL =>
  sql`select p.id from products p where p.company_id = ${companyId} and p.published`;

const stockedIdsSql = (companyId: string): SQL => sql`
  select p.id from stock join products p on p.company_id = stock.company_id and p.id = stock.product_id
  where stock.company_id = ${companyId} and p.published`;

export const COLLECTION_QUERIES: Record<Collection, (companyId: string) => SQL> = {
  all: (company) => sql`${publishedIdsSql(company)} order by p.name, p.id`,
  latest: (company) => sql`${publishedIdsSql(company)} order by p.created_at desc, p.id`,
  // A product without stock has not arrived yet.
  newArrivals: (company) => sql`${stockedIdsSql(company)} and stock.on_hand > 0 order by p.created_at desc, p.id`,
  theBest: (company) => sql`${stockedIdsSql(company)} order by stock.sold desc, stock.product_id`,
  mostRated: (company) => sql`${publishedIdsSql(company)} and p.rating_count > 0
    order by p.rating_sum::float8 / nullif(p.rating_count, 0) desc, p.rating_count desc, p.id`,
  specialOffers: (company) => sql`${publishedIdsSql(company)} and p.compare_at_price is not null
    order by (p.compare_at_price - p.price)::float8 / p.compare_at_price desc, p.id`,
  featured: (company) => sql`${publishedIdsSql(company)} and p.featured order by p.created_at desc, p.id`,
  popular: (company) => sql`${publishedIdsSql(company)} order by p.rating_count desc, p.id`,
};
