import { type SQL, sql } from "drizzle-orm";
import type { Tenant } from "../../../platform/database/tenant.ts";
import type { QueryTerm } from "./parse-query.ts";
import { candidateCount, type SearchPlan } from "./search-plan.ts";

/** Looking through one product's words costs as much as reading so many products that have a word. */
const LOOKUP_COST = 10;
const EXACT_NUMBER_SCORE = 100_000;
/** A number that somebody names among other words is as good as the word itself. */
export const PART_NUMBER_QUALITY = 10;

/** All products that a plan finds: columns `product_id` and `score`. Who bears the number stands above all others. */
export function allHitsSql(shop: Tenant, { bearing, begun, words }: SearchPlan): SQL {
  const ways = [
    ...(words.length > 0 ? [withAll(shop, words)] : []),
    ...(bearing.length > 0 ? [listed(bearing, EXACT_NUMBER_SCORE)] : []),
    ...(begun.length > 0 ? [listed(begun, 1)] : []),
  ];
  return sql`select product_id, max(score) as score from (${sql.join(ways, sql` union all `)}) as either group by product_id`;
}

const listed = (ids: readonly string[], best: number): SQL => sql`
  select id as product_id, ${best}::bigint - place as score
  from unnest(${sql.param(ids)}::uuid[]) with ordinality as listed (id, place)`;

function withAll(shop: Tenant, [rarest, ...others]: QueryTerm[]): SQL {
  if (!rarest) return sql`select null::uuid, 0 where false`;
  const isFrequent = (wanted: QueryTerm) => LOOKUP_COST * candidateCount(rarest) < candidateCount(wanted);
  const names = others.map((_, at) => sql.identifier(`word${at}`));
  // Those that are met in one pass come first: few are left to be looked up.
  const placed = others.map((wanted, at) => ({ wanted, name: names[at], isLast: isFrequent(wanted) }));
  const joined = placed
    .sort((one, other) => Number(one.isLast) - Number(other.isLast))
    .map(({ wanted, name, isLast }) =>
      isLast
        ? sql`join lateral (${lookedUp(shop, wanted)}) as ${name} on ${name}.score is not null`
        : sql`join (${withAny(shop, wanted)}) as ${name} using (product_id)`,
    );
  const score = sql.join([sql`rarest.score`, ...names.map((name) => sql`${name}.score`)], sql` + `);
  return sql`select product_id, (${score})::bigint as score from (${withAny(shop, rarest)}) as rarest ${sql.join(joined, sql` `)}`;
}

/** The products that have one of the words that a wanted one may stand for, and how well. */
function withAny(shop: Tenant, wanted: QueryTerm): SQL {
  const [way, ...others] = wanted.ways;
  // One word's products stand in the index in order, each once: several such lists are merged as they are read.
  if (way && others.length === 0 && wanted.numbered.length === 0) {
    return sql`select product_id, ${way.quality}::int as score from search_words
      where company_id = ${shop.companyId} and word = ${way.word}`;
  }
  return sql`
    select product_id, max(quality) as score from (
      select found.product_id, way.quality from ${waysOf(wanted)}
      join search_words found on found.company_id = ${shop.companyId} and found.word = way.word
      union all
      ${productsNumbered(wanted)}
    ) as any_way group by product_id`;
}

// From the product's own words, however many ways there are.
const lookedUp = (shop: Tenant, wanted: QueryTerm): SQL => sql`
  select max(quality) as score from (
    select way.quality from search_words said
    join ${waysOf(wanted)} on way.word = said.word
    where said.company_id = ${shop.companyId} and said.product_id = rarest.product_id
    union all
    select quality from (${productsNumbered(wanted)}) as given where given.product_id = rarest.product_id
  ) as any_way`;

const waysOf = ({ ways }: QueryTerm): SQL => sql`
  unnest(${sql.param(ways.map(({ word }) => word))}::text[], ${sql.param(ways.map(({ quality }) => quality))}::int[])
    as way (word, quality)`;

const productsNumbered = (wanted: QueryTerm): SQL => sql`
  select id as product_id, ${PART_NUMBER_QUALITY}::int as quality from unnest(${sql.param(wanted.numbered)}::uuid[]) as given (id)`;
