import type { Sort } from "@pecacerta/rules/listing";
import { fittingProductsSql, judgedProductsSql } from "@pecacerta/server/catalog/fitment/fitment-sql";
import type { ListingScope, ScopeVehicle } from "@pecacerta/server/catalog/listing/product-index";
import { PASS_SCORE, type ScoredIds } from "@pecacerta/server/catalog/search/search-engine";
import { type SQL, sql } from "drizzle-orm";

export function productsInScope(
  companyId: string,
  { categoryId, query, vehicle }: ListingScope,
  hits: ScoredIds | undefined,
  forVehicle: ScopeVehicle | undefined,
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
      link.position, hit.score, ${groupSql(query?.exactMatches ?? [], forVehicle?.data ?? null, bestPass(hits, query?.exactMatches ?? []))} as list_group
    from products p ${inCategory} ${found}
    left join stock on stock.company_id = p.company_id and stock.product_id = p.id
    left join (${judgedSql(companyId, forVehicle?.data ?? null)}) as judged on judged.product_id = p.id
    where p.company_id = ${companyId} and p.published ${fits}`;
}

const judgedSql = (companyId: string, vehicle: ScopeVehicle["data"]): SQL =>
  vehicle
    ? judgedProductsSql(companyId, vehicle, new Date().getFullYear())
    : sql`select null::uuid as product_id, false as fits`;

function bestPass(hits: ScoredIds | undefined, exactMatches: readonly string[]): number {
  if (!hits) return 0;
  const scores = toIntegers(hits.scores);
  const exact = new Set(exactMatches.map((id) => id.replaceAll("-", "")));
  return toUuids(hits.ids).reduce(
    (best, id, index) => (exact.has(id) ? best : Math.max(best, Math.floor((scores[index] ?? 0) / PASS_SCORE))),
    0,
  );
}

function groupSql(exactMatches: readonly string[], vehicle: ScopeVehicle["data"], best: number): SQL {
  const sellableGroup = sql`(case when p.price > 0 and coalesce(stock.on_hand, 0) > 0 then 0 else 1 end)`;
  const fitGroup = sql`(case when judged.fits then 0 when judged.fits is null and p.compatibility <> 'listed' then 1 else 2 end)`;
  const group = vehicle ? sql`2 * ${fitGroup} + ${sellableGroup}` : sellableGroup;
  if (exactMatches.length === 0 && best === 0) return group;
  const pass = sql`greatest(0, floor(hit.score / ${PASS_SCORE}::float8))::int`;
  const groupsPerPass = vehicle ? 6 : 2;
  return sql`case when p.id = any (${sql.param(exactMatches)}::uuid[]) then 0
    else 1 + ${groupsPerPass}::int * (${best}::int - ${pass}) + ${group} end`;
}

/** A search is ordered by score, a category as its seller ordered it; both then newest first. */
export const orderSql = ({ query }: ListingScope, sort: Sort): SQL =>
  ({
    default: query ? sql`list_group, score desc, created_at desc, id` : sql`list_group, position, created_at desc, id`,
    name_asc: sql`name, id`,
    name_desc: sql`name desc, id desc`,
    price_asc: sql`price, id`,
    price_desc: sql`price desc, id desc`,
  })[sort];

const toUuids = (ids: Buffer): string[] =>
  Array.from({ length: ids.length / 16 }, (_, index) => ids.toString("hex", index * 16, index * 16 + 16));

const toIntegers = (scores: Buffer): number[] =>
  Array.from({ length: scores.length / 4 }, (_, index) => scores.readInt32BE(index * 4));
