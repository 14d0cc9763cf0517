import { type SQL, sql } from "drizzle-orm";
import { reader, type Tenant } from "../../../platform/database/tenant.ts";
import type { ScoredIds } from "../search-engine.ts";
import type { SearchPlan } from "./search-plan.ts";

const EXACT_MATCH_SCORE = 100_000;
/** A part number among other words scores like the exact word. */
export const PART_NUMBER_SCORE = 10;

export async function findAllHits(tenant: Tenant, plan: SearchPlan): Promise<ScoredIds> {
  const { rows } = await reader(tenant).execute<ScoredIds>(sql`
    select coalesce(string_agg(uuid_send(product_id), ''), '') as ids,
      coalesce(string_agg(int4send(score::int), ''), '') as scores
    from (${allHitsSql(tenant, plan)}) as hit`);
  return rows[0] as ScoredIds;
}

/** Products that match all terms, with the sum of their best scores. Exact part numbers score above all others. */
export function allHitsSql({ companyId }: Tenant, { exactMatches, prefixMatches, terms }: SearchPlan): SQL {
  const candidates = terms.flatMap((term, index) => term.candidates.map((candidate) => ({ ...candidate, index })));
  const numbers = terms.flatMap((term, index) => term.productIds.map((id) => ({ id, index })));
  return sql`
    select product_id, max(score) as score from (
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
        ) as matching group by product_id, term
      ) as scored group by product_id having count(*) = ${terms.length}
      union all
      select id, ${EXACT_MATCH_SCORE}::bigint - position
      from unnest(${sql.param(exactMatches)}::uuid[]) with ordinality as exact_match (id, position)
      union all
      select id, 1 - position
      from unnest(${sql.param(prefixMatches)}::uuid[]) with ordinality as prefix_match (id, position)
    ) as hit group by product_id`;
}
