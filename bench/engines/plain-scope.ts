import type { Sort } from "@pecacerta/rules/listing";
import { fittingProductsSql } from "@pecacerta/server/catalog/fitment/fitment-sql";
import type { ListingScope } from "@pecacerta/server/catalog/listing/product-index";
import type { ScoredIds } from "@pecacerta/server/catalog/search/search-engine";
import { type SQL, sql } from "drizzle-orm";

export function productsInScope(
  companyId: string,
  { categoryId, vehicle }: ListingScope,
  hits: ScoredIds | undefined,
): SQL {
  const inCategory = categoryId
    ? sql`join product_categories link on link.company_id = p.company_id and link.product_id = p.id
        and link.category_id = ${categoryId}`
    : sql`cross join (select 0 as position) as link`;
  const found = hits
    ? sql`join unnest(${sql.param(toUuids(hits.ids))}::uuid[], ${sql.param(toIntegers(hits.scores))}::int[])
        as hit (product_id, score) on hit.product_id = p.id`
    : sql`cross join (select 0 as score) as hit`;
  const fits = vehicle
    ? sql`and p.id in (${fittingProductsSql(companyId, vehicle.data, new Date().getFullYear())})`
    : sql``;
  return sql`
    select p.id, p.name, p.price, p.brand, p.stars, p.features, p.created_at, p.compare_at_price is not null as is_on_sale,
      link.position, hit.score
    from products p ${inCategory} ${found}
    where p.company_id = ${companyId} and p.published ${fits}`;
}

/** A search is ordered by score, a category as its seller ordered it; both then newest first. */
export const orderSql = ({ query }: ListingScope, sort: Sort): SQL =>
  ({
    default: query ? sql`score desc, created_at desc, id` : sql`position, created_at desc, id`,
    name_asc: sql`name, id`,
    name_desc: sql`name desc, id desc`,
    price_asc: sql`price, id`,
    price_desc: sql`price desc, id desc`,
  })[sort];

const toUuids = (ids: Buffer): string[] =>
  Array.from({ length: ids.length / 16 }, (_, index) => ids.toString("hex", index * 16, index * 16 + 16));

const toIntegers = (scores: Buffer): number[] =>
  Array.from({ length: scores.length / 4 }, (_, index) => scores.readInt32BE(index * 4));
