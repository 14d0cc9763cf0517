import type { PartTexts } from "@pecacerta/rules/part-nouns";
import { type SQL, sql } from "drizzle-orm";
import { reader, type Tenant } from "../../../platform/database/tenant.ts";
import { PASS_SCORE, type ScoredIds } from "../search-engine.ts";
import type { PassFilter, SearchPass, SearchPlan } from "./search-plan.ts";
import {
  familiesSql,
  fitsVehicleSql,
  includesVehicleSql,
  isNotExcludedSql,
  notesSql,
  vehicleValues,
} from "./vehicle-scope-sql.ts";

const EXACT_MATCH_SCORE = 100_000;
/** A part number among other words scores like the exact word. */
export const PART_NUMBER_SCORE = 20;
export const CATEGORY_SCORE = 10;

export type HitTexts = PartTexts & { attributes: string; notes: string[] };
type TextHits = ScoredIds & { texts: HitTexts[] };

export async function findAllHits(tenant: Tenant, plans: readonly ListedPlan[]): Promise<TextHits[]> {
  const statements = plans.map((one, position) => selectAllHits(tenant, one, position));
  const { rows } = await reader(tenant).execute<TextHits>(
    sql`${sql.join(statements, sql` union all `)} order by position`,
  );
  return rows;
}

type ListedPlan = { plan: SearchPlan; maxTexts: number; withNotes: boolean };

const selectAllHits = (tenant: Tenant, { plan, maxTexts, withNotes }: ListedPlan, position: number): SQL => sql`
    select ${position}::int as position, ids, scores, (
      select coalesce(json_agg(json_build_object('name', coalesce(p.name, ''),
        'categories', coalesce(split_part(p.search_text, E'\\n', 4), ''),
        'attributes', coalesce(split_part(p.search_text, E'\\n', 5), ''),
        'notes', ${withNotes ? notesSql(parameterOf(tenant.companyId, vehicleOf(plan)), sql`p.id`) : sql`'[]'::json`}
      ) order by place), '[]')
      from generate_series(1, length(ids) - 15, 16) as place
      left join products p on p.company_id = ${tenant.companyId}
        and p.id = encode(substring(ids from place for 16), 'hex')::uuid
      where length(ids) <= 16 * ${maxTexts}::int) as texts
    from (
      select coalesce(string_agg(uuid_send(product_id), ''), '') as ids,
        coalesce(string_agg(int4send(score::int), ''), '') as scores
      from (${allHitsSql(tenant, plan)}) as hit) as hits`;

const vehicleOf = ({ passes }: SearchPlan) => passes.find(({ vehicle }) => vehicle)?.vehicle;

/** Matches with the sum of their best scores, and PASS_SCORE for each later pass. Exact part numbers score highest. */
export function allHitsSql(tenant: Tenant, { exactMatches, prefixMatches, passes }: SearchPlan): SQL {
  const parts = passes.map(
    (pass, index) => sql`
      select product_id, score + ${PASS_SCORE * (passes.length - 1 - index)}::int as score
      from (${passHitsSql(tenant, pass)}) as matching where ${filterSql(tenant, pass)}
      union all`,
  );
  return sql`
    select product_id, max(score) as score from (
      ${sql.join(parts)}
      select id as product_id, ${EXACT_MATCH_SCORE}::bigint - position as score
      from unnest(${sql.param(exactMatches)}::uuid[]) with ordinality as exact_match (id, position)
      union all
      select id, 1 - position
      from unnest(${sql.param(prefixMatches)}::uuid[]) with ordinality as prefix_match (id, position)
    ) as hit group by product_id`;
}

function passHitsSql({ companyId }: Tenant, { terms, vehicle }: SearchPass): SQL {
  if (terms.length === 0) {
    const value = parameterOf(companyId, vehicle);
    return sql`
      select distinct f.product_id, 0 as score from ${familiesSql(value)}
      join fitments f on f.company_id = ${companyId} and ${includesVehicleSql(value)}`;
  }
  const candidates = terms.flatMap((term, index) => term.candidates.map((candidate) => ({ ...candidate, index })));
  const numbers = terms.flatMap((term, index) => term.productIds.map((id) => ({ id, index })));
  const categories = terms.flatMap((term, index) => (term.categories ?? []).map(({ id }) => ({ id, index })));
  return sql`
    select product_id, sum(score) as score from (
      select product_id, term, max(score) as score from (
        select indexed.product_id, candidate.term, candidate.score
        from unnest(${sql.param(candidates.map(({ index }) => index))}::int[],
          ${sql.param(candidates.map(({ word }) => word))}::text[],
          ${sql.param(candidates.map(({ score }) => score))}::int[]) as candidate (term, word, score)
        join search_words indexed on indexed.company_id = ${companyId} and indexed.word = candidate.word
        union all
        select product_id, term, ${PART_NUMBER_SCORE}::int
        from unnest(${sql.param(numbers.map(({ id }) => id))}::uuid[],
          ${sql.param(numbers.map(({ index }) => index))}::int[]) as numbered (product_id, term)
        union all
        select link.product_id, category.term, ${CATEGORY_SCORE}::int
        from unnest(${sql.param(categories.map(({ id }) => id))}::uuid[],
          ${sql.param(categories.map(({ index }) => index))}::int[]) as category (id, term)
        join product_categories link on link.company_id = ${companyId} and link.category_id = category.id
          and link.published
      ) as matching group by product_id, term
    ) as scored group by product_id having count(*) = ${terms.length}`;
}

function filterSql({ companyId }: Tenant, { filter, terms, vehicle }: SearchPass): SQL {
  const value = parameterOf(companyId, vehicle);
  const product = sql.raw("matching.product_id");
  const filters: Record<PassFilter, () => SQL> = {
    all: () => sql`true`,
    fitting: () =>
      terms.length > 0
        ? fitsVehicleSql(value, product)
        : sql`${isNotExcludedSql(value, product)} and ${hasCompatibilitySql(companyId, sql`p.published`)}`,
    unlisted: () => hasCompatibilitySql(companyId, sql`p.compatibility <> 'listed'`),
    universal: () => hasCompatibilitySql(companyId, sql`p.compatibility = 'all'`),
  };
  return filters[filter]();
}

const hasCompatibilitySql = (companyId: string, condition: SQL): SQL => sql`exists (
  select from products p where p.company_id = ${companyId} and p.id = matching.product_id and ${condition})`;

function parameterOf(companyId: string, vehicle: SearchPass["vehicle"]) {
  const values = { ...vehicleValues(vehicle), company: companyId };
  return (name: keyof typeof values): SQL => sql`${sql.param(values[name])}`;
}
