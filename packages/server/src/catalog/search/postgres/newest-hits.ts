import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { prepareStatement } from "../../../platform/database/prepare-statement.ts";
import type { Tenant } from "../../../platform/database/tenant.ts";
import type { VolatileFields } from "../../products/product-reader.ts";
import { cardJoins, versionsSql, volatileColumns } from "../../products/product-sql.ts";
import type { QueryTerm } from "../search-engine.ts";
import { PART_NUMBER_SCORE } from "./all-hits-sql.ts";
import { MAX_TERMS } from "./parse-query.ts";
import { productCount, type SearchPlan } from "./search-plan.ts";

/** `matchCount`: products that matched all terms, the same one counted once for each candidate that it has. */
type RankedHit = VolatileFields & { rank: number; matchCount: number };

/** A term with at most FEW_PRODUCTS is examined whole; of a more frequent one, only the newest MAX_EXAMINED products. */
const FEW_PRODUCTS = 2000;
const MAX_EXAMINED = 400;
/** The number of newest matches among which equally good ones are ordered by sales. */
const EXTRA_MATCHES = 20;
/** Ranks: exact part numbers first, then products that match all terms, then prefixes of part numbers. */
const FIRST_MATCH_RANK = 1_000_000;
const FIRST_PREFIX_RANK = 2_000_000;

/**
 * The best products of a plan, or undefined where the newest products of the rarest term do not settle it: fewer than
 * `limit` were found and older ones were not examined.
 */
export async function findNewestHits(
  tenant: Tenant,
  plan: SearchPlan,
  limit: number,
): Promise<RankedHit[] | undefined> {
  const select = selectByTermCount[plan.terms.length - 1];
  const hits = select ? await select(tenant.database.readerPool, toParameters(tenant, plan, limit)) : [];
  const isFull = hits.filter(({ rank }) => rank < FIRST_PREFIX_RANK).length >= limit;
  return isFull || examinedAll(hits, plan, limit) ? hits : undefined;
}

const examinedAll = (hits: RankedHit[], { terms: [rarest] }: SearchPlan, limit: number): boolean =>
  rarest !== undefined &&
  productCount(rarest) <= FEW_PRODUCTS &&
  hits.every(({ matchCount }) => matchCount < maxMatches(limit));

const maxMatches = (limit: number): number => limit + EXTRA_MATCHES;

function toParameters(
  tenant: Tenant,
  { exactMatches, prefixMatches, terms }: SearchPlan,
  limit: number,
): Record<string, unknown> {
  const rarestCount = terms[0] ? productCount(terms[0]) : 0;
  const examined = rarestCount <= FEW_PRODUCTS ? FEW_PRODUCTS : MAX_EXAMINED;
  return {
    company: tenant.companyId,
    exactMatches,
    prefixMatches,
    limit,
    examined,
    maxMatches: maxMatches(limit),
    ...Object.fromEntries(
      terms.flatMap((term, index) => [
        [`words${index}`, term.candidates.map(({ word }) => word)],
        [`scores${index}`, term.candidates.map(({ score }) => score)],
        [`productIds${index}`, term.productIds],
        [`firstWord${index}`, term.candidates[0]?.word],
        [`hasSeveralWords${index}`, term.candidates.length > 1],
        [`isSingleWord${index}`, term.candidates.length === 1 && term.productIds.length === 0],
        [`isReadWhole${index}`, isReadWhole(term, Math.min(rarestCount, examined))],
      ]),
    ),
  };
}

const SHORT_LIST = 1500;
const SEVERAL_CANDIDATES = 3;

const isReadWhole = (term: QueryTerm, examined: number): boolean =>
  term.candidates.length >= SEVERAL_CANDIDATES &&
  productCount(term) < Math.min(SHORT_LIST, examined * term.candidates.length);

type Parameter = (name: string) => Placeholder;

/** The parameters of a term as SQL. Passed by a subselect, as in look-up-vocabulary.ts. */
function termParameters(parameter: Parameter, index: number) {
  const array = (name: string, type: SQL): SQL => sql`(select ${parameter(`${name}${index}`)}::${type})::${type}`;
  const scalar = (name: string, type: SQL): SQL => sql`(select ${parameter(`${name}${index}`)}::${type})`;
  return {
    words: array("words", sql`text[]`),
    scores: array("scores", sql`int[]`),
    productIds: array("productIds", sql`uuid[]`),
    firstWord: scalar("firstWord", sql`text`),
    hasSeveralWords: scalar("hasSeveralWords", sql`boolean`),
    isSingleWord: scalar("isSingleWord", sql`boolean`),
    isReadWhole: scalar("isReadWhole", sql`boolean`),
    /** The column with the position of the matched word in `words`; null for a product matched by its number. */
    matchedWord: sql.identifier(`word${index}`),
  };
}

function furtherTerm(parameter: Parameter, index: number) {
  const { words, productIds, firstWord, hasSeveralWords, isSingleWord, isReadWhole, matchedWord } = termParameters(
    parameter,
    index,
  );
  const company = parameter("company");
  // The dozen words of one product are read faster than several words are looked up.
  const bestWord = sql`(
    select min(array_position(${words}, word)) from search_words
    where company_id = ${company} and product_id = candidate.id and word = any (${words}))`;
  // Not EXISTS, which PostgreSQL may answer by reading all products that have the word.
  const hasFirstWord = sql`(
    select true from search_words indexed
    where indexed.company_id = ${company} and indexed.word = ${firstWord} and indexed.product_id = candidate.id)`;
  return {
    condition: sql`and (
      case
        when ${isReadWhole} then candidate.id in (
          select product_id from search_words where company_id = ${company} and word = any (${words}))
        when ${hasSeveralWords} then ${bestWord} is not null
        else ${hasFirstWord}
      end
      or candidate.id = any (${productIds}))`,
    column: sql`,
      case when ${isSingleWord} then 1 when ${hasSeveralWords} then ${bestWord} when ${hasFirstWord} then 1 end
        as ${matchedWord}`,
  };
}

/**
 * The statement for a number of terms. `candidate`: the products of the rarest term, best word and newest first. `hit`:
 * those that match the further terms, ranked by the sum of their scores, then by sales.
 */
function newestHitsSql(parameter: Parameter, termCount: number): SQL {
  const terms = Array.from({ length: termCount }, (_, index) => termParameters(parameter, index));
  const further = terms.slice(1).map((_, index) => furtherTerm(parameter, index + 1));
  const [rarest] = terms as [ReturnType<typeof termParameters>];
  const scores = terms.map(
    ({ scores, matchedWord }) => sql`coalesce((${scores})[hit.${matchedWord}], ${sql.raw(String(PART_NUMBER_SCORE))})`,
  );
  return sql`
    select ${volatileColumns}, best.rank, best."matchCount"
    from ${versionsSql(parameter)}
    cross join (
      select id, min(rank)::int as rank, max("matchCount")::int as "matchCount" from (
        select id, rank, 0 as "matchCount"
        from unnest((select ${parameter("exactMatches")}::uuid[])) with ordinality as exact_match (id, rank)
        union all
        (select hit.id, ${sql.raw(String(FIRST_MATCH_RANK))} + row_number() over (
            order by ${sql.join(scores, sql` + `)} desc, coalesce(stock.sold, 0) desc, hit.id desc) as rank,
            count(*) over ()
          from (
            select candidate.id, candidate.word as ${rarest.matchedWord} ${sql.join(further.map(({ column }) => column))}
            from (
              select id, word from (
                select indexed.product_id as id, rarest.position as word
                from unnest(${rarest.words}) with ordinality as rarest (word, position) cross join lateral (
                  select product_id from search_words
                  where company_id = ${parameter("company")} and word = rarest.word
                  order by product_id desc limit (select ${parameter("examined")}::int)) as indexed
                union all
                select id, null from unnest(${rarest.productIds}) as id
                limit (select ${parameter("examined")}::int)
              ) as candidate
              where true ${sql.join(further.map(({ condition }) => condition))}
              limit (select ${parameter("maxMatches")}::int)
            ) as candidate
          ) as hit
          left join stock on stock.company_id = ${parameter("company")} and stock.product_id = hit.id
          order by rank limit (select ${parameter("limit")}::int))
        union all
        select id, ${sql.raw(String(FIRST_PREFIX_RANK))} + rank, 0
        from unnest((select ${parameter("prefixMatches")}::uuid[])) with ordinality as prefix_match (id, rank)
      ) as ranked
      group by id order by rank limit (select ${parameter("limit")}::int)
    ) as best
    join products p on p.company_id = ${parameter("company")} and p.id = best.id and p.published
    ${cardJoins}
    order by best.rank`;
}

const selectByTermCount = Array.from({ length: MAX_TERMS }, (_, index) =>
  prepareStatement<string, RankedHit>(`search-newest-hits-${index + 1}`, (parameter) =>
    newestHitsSql(parameter, index + 1),
  ),
);
