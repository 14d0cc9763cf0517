import { sql } from "drizzle-orm";
import { prepareStatement } from "../../../platform/database/prepare-statement.ts";
import { readerClient, type Tenant } from "../../../platform/database/tenant.ts";
import type { QueryTerm } from "../search-engine.ts";
import { PART_NUMBER_SCORE } from "./all-hits.ts";
import { productCount, type SearchPlan } from "./search-plan.ts";

/** A term with at most FEW_PRODUCTS is examined whole; of a more frequent one, the newest NEWEST_PRODUCTS come first. */
const FEW_PRODUCTS = 2000;
const NEWEST_PRODUCTS = 400;
/** The number of newest matches among which equally good ones are ordered by sales, beside those of the result. */
const EXTRA_MATCHES = 20;

/** The best products: exact part numbers, then products that match all terms, then prefixes of part numbers. */
export async function findTopHits(tenant: Tenant, plan: SearchPlan, limit: number): Promise<string[]> {
  const { exactMatches, prefixMatches, terms } = plan;
  const matching = exactMatches.length < limit ? await findMatching(tenant, terms, limit) : [];
  return [...new Set([...exactMatches, ...matching, ...prefixMatches])].slice(0, limit);
}

async function findMatching(tenant: Tenant, [rarest, ...others]: QueryTerm[], limit: number): Promise<string[]> {
  if (!rarest) return [];
  const total = productCount(rarest);
  if (total <= FEW_PRODUCTS) return selectHits(tenant, { rarest, others, examined: FEW_PRODUCTS, limit });
  const newest = await selectHits(tenant, { rarest, others, examined: NEWEST_PRODUCTS, limit });
  return newest.length < limit ? await selectHits(tenant, { rarest, others, examined: total, limit }) : newest;
}

type Search = { rarest: QueryTerm; others: QueryTerm[]; examined: number; limit: number };

async function selectHits(tenant: Tenant, { rarest, others, examined, limit }: Search): Promise<string[]> {
  const words = others.flatMap(({ candidates }, term) => candidates.map((candidate) => ({ ...candidate, term })));
  const numbers = others.flatMap(({ productIds }, term) => productIds.map((id) => ({ id, term })));
  const rows = await selectMatchingProducts(readerClient(tenant), {
    company: tenant.companyId,
    rarestWords: rarest.candidates.map(({ word }) => word),
    rarestScores: rarest.candidates.map(({ score }) => score),
    rarestNumberIds: rarest.productIds,
    words: words.map(({ word }) => word),
    wordTerms: words.map(({ term }) => term),
    wordScores: words.map(({ score }) => score),
    numberIds: numbers.map(({ id }) => id),
    numberTerms: numbers.map(({ term }) => term),
    otherTerms: others.length,
    examined,
    // A product matches once for each of its words.
    maxMatches: limit * Math.max(1, rarest.candidates.length) + EXTRA_MATCHES,
    limit,
  });
  return rows.map(({ id }) => id);
}

const NUMBER_SCORE = sql.raw(String(PART_NUMBER_SCORE));

/**
 * `candidate`: the products of the rarest term, best word and newest first. `others`: the terms that a candidate matches
 * by its own words, a dozen, or by its part number. PostgreSQL stops reading candidates when there are enough matches.
 */
// Arrays are passed by a subselect: as constants, their length would make PostgreSQL plan the statement at every call.
const selectMatchingProducts = prepareStatement<string, { id: string }>(
  "search-top-hits",
  (value) => sql`
    with other_word as materialized (
      select * from unnest((select ${value("wordTerms")}::int[]), (select ${value("words")}::text[]),
        (select ${value("wordScores")}::int[])) as other_word (term, word, score)
    ),
    other_number as materialized (
      select * from unnest((select ${value("numberTerms")}::int[]), (select ${value("numberIds")}::uuid[]))
        as other_number (term, id)
    ),
    hit as (
      select id, max(score) as score from (
        select candidate.id, candidate.score + coalesce(others.score, 0) as score
        from (
          select id, score from (
            select indexed.product_id as id, rarest.score
            from unnest((select ${value("rarestWords")}::text[]), (select ${value("rarestScores")}::int[]))
              as rarest (word, score)
            cross join lateral (
              select product_id from search_words
              where company_id = ${value("company")} and word = rarest.word
              order by product_id desc limit (select ${value("examined")}::int)) as indexed
            union all
            select id, ${NUMBER_SCORE} from unnest((select ${value("rarestNumberIds")}::uuid[])) as id
          ) as product limit (select ${value("examined")}::int)
        ) as candidate
        cross join lateral (
          select count(*) as terms, sum(score) as score from (
            select term, max(score) as score from (
              select other_word.term, other_word.score
              from search_words own join other_word on other_word.word = own.word
              where own.company_id = ${value("company")} and own.product_id = candidate.id
                and (select ${value("otherTerms")}::int) > 0
              union all
              select term, ${NUMBER_SCORE} from other_number where other_number.id = candidate.id
            ) as matching group by term
          ) as best
        ) as others
        where others.terms = (select ${value("otherTerms")}::int)
        limit (select ${value("maxMatches")}::int)
      ) as matching group by id
    )
    select hit.id from hit
    left join stock on stock.company_id = ${value("company")} and stock.product_id = hit.id
    order by hit.score desc, coalesce(stock.sold, 0) desc, hit.id desc limit (select ${value("limit")}::int)`,
);
