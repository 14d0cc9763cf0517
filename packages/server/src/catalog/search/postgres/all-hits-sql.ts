import { type SQL, sql } from "drizzle-orm";
import type { Tenant } from "../../../platform/database/tenant.ts";
import type { QueryTerm } from "../search-engine.ts";
import { productCount, type SearchPlan } from "./search-plan.ts";

/** Reading the words of one product costs as much as reading this many products of a word. */
const LOOKUP_COST = 10;
const EXACT_MATCH_SCORE = 100_000;
/** A part number among other words scores like the exact word. */
export const PART_NUMBER_SCORE = 10;

/** All products that a plan finds: columns `product_id` and `score`. Exact part numbers score above all others. */
export function allHitsSql(tenant: Tenant, { exactMatches, prefixMatches, terms }: SearchPlan): SQL {
  const sources = [
    ...(terms.length > 0 ? [productsWithAllTerms(tenant, terms)] : []),
    ...(exactMatches.length > 0 ? [listedProducts(exactMatches, EXACT_MATCH_SCORE)] : []),
    ...(prefixMatches.length > 0 ? [listedProducts(prefixMatches, 1)] : []),
  ];
  return sql`select product_id, max(score) as score from (${sql.join(sources, sql` union all `)}) as source group by product_id`;
}

const listedProducts = (ids: readonly string[], topScore: number): SQL => sql`
  select id as product_id, ${topScore}::bigint - position as score
  from unnest(${sql.param(ids)}::uuid[]) with ordinality as listed (id, position)`;

function productsWithAllTerms(tenant: Tenant, [rarest, ...others]: QueryTerm[]): SQL {
  if (!rarest) return sql`select null::uuid, 0 where false`;
  const isFrequent = (term: QueryTerm) => LOOKUP_COST * productCount(rarest) < productCount(term);
  const names = others.map((_, index) => sql.identifier(`term${index}`));
  // Merge joins come first: they leave few products to look up.
  const joins = others
    .map((term, index) => ({ term, name: names[index], isLookup: isFrequent(term) }))
    .sort((one, other) => Number(one.isLookup) - Number(other.isLookup))
    .map(({ term, name, isLookup }) =>
      isLookup
        ? sql`join lateral (${scoreOfRarestProduct(tenant, term)}) as ${name} on ${name}.score is not null`
        : sql`join (${productsWithTerm(tenant, term)}) as ${name} using (product_id)`,
    );
  const score = sql.join([sql`rarest.score`, ...names.map((name) => sql`${name}.score`)], sql` + `);
  return sql`select product_id, (${score})::bigint as score
    from (${productsWithTerm(tenant, rarest)}) as rarest ${sql.join(joins, sql` `)}`;
}

function productsWithTerm(tenant: Tenant, term: QueryTerm): SQL {
  const [candidate, ...others] = term.candidates;
  // The index holds one word's products in order and without duplicates, so that they can be merge joined as read.
  if (candidate && others.length === 0 && term.productIds.length === 0) {
    return sql`select product_id, ${candidate.score}::int as score from search_words
      where company_id = ${tenant.companyId} and word = ${candidate.word}`;
  }
  return sql`
    select product_id, max(score) as score from (
      select indexed.product_id, candidate.score from ${candidatesTable(term)}
      join search_words indexed on indexed.company_id = ${tenant.companyId} and indexed.word = candidate.word
      union all
      ${productsWithPartNumber(term)}
    ) as any_candidate group by product_id`;
}

const scoreOfRarestProduct = (tenant: Tenant, term: QueryTerm): SQL => sql`
  select max(score) as score from (
    select candidate.score from search_words indexed
    join ${candidatesTable(term)} on candidate.word = indexed.word
    where indexed.company_id = ${tenant.companyId} and indexed.product_id = rarest.product_id
    union all
    select score from (${productsWithPartNumber(term)}) as listed where listed.product_id = rarest.product_id
  ) as any_candidate`;

const candidatesTable = ({ candidates }: QueryTerm): SQL => sql`
  unnest(${sql.param(candidates.map(({ word }) => word))}::text[], ${sql.param(candidates.map(({ score }) => score))}::int[])
    as candidate (word, score)`;

const productsWithPartNumber = ({ productIds }: QueryTerm): SQL => sql`
  select id as product_id, ${PART_NUMBER_SCORE}::int as score from unnest(${sql.param(productIds)}::uuid[]) as listed (id)`;
