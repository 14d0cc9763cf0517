import { type SQL, sql } from "drizzle-orm";
import { prepareStatement, type StatementValue } from "../../../platform/database/prepare-statement.ts";
import { readerClient, type Tenant } from "../../../platform/database/tenant.ts";
import type { QueryTerm, VehicleScope } from "../search-engine.ts";
import { CATEGORY_SCORE, type HitTexts, PART_NUMBER_SCORE } from "./all-hits.ts";
import { type PassFilter, productCount, type SearchPass, type SearchPlan } from "./search-plan.ts";
import {
  familiesSql,
  fitsVehicleSql,
  includesVehicleSql,
  isNotExcludedSql,
  notesSql,
  type VehicleParameter,
  vehicleValues,
} from "./vehicle-scope-sql.ts";

/** A term with at most FEW_PRODUCTS is examined whole; of a more frequent one, the newest NEWEST_PRODUCTS come first. */
const FEW_PRODUCTS = 2000;
const NEWEST_PRODUCTS = 400;
/** The number of newest matches among which equally good ones are ordered by sales, beside those of the result. */
const EXTRA_MATCHES = 20;

export type TopHit = HitTexts & { id: string; pass: number; isUniversal?: boolean };

export type HitOptions = { limit: number; most?: number; withNotes?: boolean };

/** Finds exact part numbers, then products that match all terms, then prefixes: `most` where no statement is added. */
export async function findTopHits(
  tenant: Tenant,
  plan: SearchPlan,
  { limit, most = limit, withNotes = false }: HitOptions,
): Promise<TopHit[]> {
  const toHit = (id: string, pass: number): TopHit => ({
    id,
    pass,
    name: "",
    categories: "",
    attributes: "",
    notes: [],
  });
  const hits = new Map(plan.exactMatches.map((id) => [id, toHit(id, -1)]));
  for (const [place, pass] of plan.passes.entries()) {
    if (hits.size >= limit || (pass.filter === "universal" && hits.size === 0)) break;
    for (const hit of await findMatching(tenant, pass, limit, { limit: most, withNotes }))
      if (!hits.has(hit.id)) hits.set(hit.id, { ...hit, pass: place, isUniversal: pass.filter === "universal" });
  }
  const others = plan.prefixMatches.filter((id) => !hits.has(id)).map((id) => toHit(id, plan.passes.length));
  return [...hits.values(), ...others].slice(0, most);
}

async function findMatching(
  tenant: Tenant,
  { terms, filter, vehicle }: SearchPass,
  enough: number,
  options: { limit: number; withNotes: boolean },
): Promise<TopHit[]> {
  const [rarest, ...others] = terms;
  const count = rarest ? productCount(rarest) : Number.POSITIVE_INFINITY;
  const search = { rarest, others, vehicle, filter, ...options };
  if (count <= FEW_PRODUCTS) return selectHits(tenant, { ...search, examined: FEW_PRODUCTS });
  if (vehicle && (!rarest || (await countFitting(tenant, vehicle)) < FEW_PRODUCTS))
    return selectHits(tenant, { ...search, rarest: undefined, others: terms, examined: FEW_PRODUCTS });
  const newest = await selectHits(tenant, { ...search, examined: NEWEST_PRODUCTS });
  if (newest.length >= enough) return newest;
  const examined = filter === "unlisted" || filter === "universal" ? FEW_PRODUCTS : count;
  return selectHits(tenant, { ...search, examined });
}

type Search = {
  rarest: QueryTerm | undefined;
  others: QueryTerm[];
  vehicle: VehicleScope | undefined;
  filter: PassFilter;
  examined: number;
  limit: number;
  withNotes: boolean;
};

async function selectHits(
  tenant: Tenant,
  { rarest, others, vehicle, filter, examined, limit, withNotes }: Search,
): Promise<TopHit[]> {
  const words = others.flatMap(({ candidates }, term) => candidates.map((candidate) => ({ ...candidate, term })));
  const numbers = others.flatMap(({ productIds }, term) => productIds.map((id) => ({ id, term })));
  const categories = others.flatMap((one, term) => (one.categories ?? []).map(({ id }) => ({ id, term })));
  const selectMatching = rarest ? matchingStatements[filter] : selectFittingProducts;
  return await selectMatching(readerClient(tenant), {
    company: tenant.companyId,
    rarestWords: rarest?.candidates.map(({ word }) => word) ?? [],
    rarestScores: rarest?.candidates.map(({ score }) => score) ?? [],
    rarestNumberIds: rarest?.productIds ?? [],
    rarestCategoryIds: rarest?.categories?.map(({ id }) => id) ?? [],
    words: words.map(({ word }) => word),
    wordTerms: words.map(({ term }) => term),
    wordScores: words.map(({ score }) => score),
    numberIds: numbers.map(({ id }) => id),
    numberTerms: numbers.map(({ term }) => term),
    categoryIds: categories.map(({ id }) => id),
    categoryTerms: categories.map(({ term }) => term),
    otherTerms: others.length,
    examined,
    maxMatches: limit * (rarest ? matchesOfProduct(rarest) : MAX_FITMENTS_OF_FAMILY) + EXTRA_MATCHES,
    limit,
    withNotes,
    ...vehicleValues(vehicle),
  });
}

const MAX_FITMENTS_OF_FAMILY = 4;

const matchesOfProduct = ({ candidates, categories = [] }: QueryTerm): number =>
  Math.max(1, candidates.length + categories.length);

type Parameter =
  | VehicleParameter
  | "company"
  | "rarestWords"
  | "rarestScores"
  | "rarestNumberIds"
  | "rarestCategoryIds"
  | "words"
  | "wordTerms"
  | "wordScores"
  | "numberIds"
  | "numberTerms"
  | "categoryIds"
  | "categoryTerms"
  | "otherTerms"
  | "examined"
  | "maxMatches"
  | "limit"
  | "withNotes";
type Value = StatementValue<Parameter>;

const NUMBER_SCORE = sql.raw(String(PART_NUMBER_SCORE));
const IN_CATEGORY_SCORE = sql.raw(String(CATEGORY_SCORE));
const candidateId = sql.raw("candidate.id");

const wordCandidatesSql = (value: Value): SQL => sql`
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
    union all
    select linked.product_id, ${IN_CATEGORY_SCORE} from unnest((select ${value("rarestCategoryIds")}::uuid[])) as category
    cross join lateral (
      select product_id from product_categories
      where company_id = ${value("company")} and category_id = category and published
      order by product_id desc limit (select ${value("examined")}::int)) as linked
  ) as product limit (select ${value("examined")}::int)`;

const fittingCandidatesSql = (value: Value): SQL => sql`
  select fitted.product_id as id, 0 as score from ${familiesSql(value)}
  cross join lateral (
    select f.product_id from fitments f
    where f.company_id = ${value("company")} and ${includesVehicleSql(value)}
    order by f.product_id desc) as fitted`;

const hasCompatibilitySql = (value: Value, condition: SQL): SQL => sql`exists (
  select from products p where p.company_id = ${value("company")} and p.id = ${candidateId} and p.published
    and ${condition})`;

/**
 * `candidate`: the products of the rarest term, best word and newest first, or those that fit the vehicle. `others`: the
 * terms that a candidate matches by its own words, a dozen, or by its part number. PostgreSQL stops reading candidates when
 * there are enough matches. Among equal scores, products that can be bought come first.
 */
// Arrays are passed by a subselect: as constants, their length would make PostgreSQL plan the statement at every call.
const hitsStatement = (name: string, candidates: (value: Value) => SQL, filter: (value: Value) => SQL) =>
  prepareStatement<Parameter, TopHit>(
    name,
    (value) => sql`
    with other_word as materialized (
      select * from unnest((select ${value("wordTerms")}::int[]), (select ${value("words")}::text[]),
        (select ${value("wordScores")}::int[])) as other_word (term, word, score)
    ),
    other_number as materialized (
      select * from unnest((select ${value("numberTerms")}::int[]), (select ${value("numberIds")}::uuid[]))
        as other_number (term, id)
    ),
    other_category as materialized (
      select * from unnest((select ${value("categoryTerms")}::int[]), (select ${value("categoryIds")}::uuid[]))
        as other_category (term, id)
    ),
    hit as (
      select id, max(score) as score from (
        select candidate.id, candidate.score + coalesce(others.score, 0) as score
        from (${candidates(value)}) as candidate
        cross join lateral (
          select count(*) as terms, sum(score) as score from (
            select term, max(score) as score from (
              select other_word.term, other_word.score
              from search_words own join other_word on other_word.word = own.word
              where own.company_id = ${value("company")} and own.product_id = candidate.id
                and (select ${value("otherTerms")}::int) > 0
              union all
              select term, ${NUMBER_SCORE} from other_number where other_number.id = candidate.id
              union all
              select other_category.term, ${IN_CATEGORY_SCORE}
              from other_category join product_categories link on link.category_id = other_category.id
              where link.company_id = ${value("company")} and link.product_id = candidate.id
            ) as matching group by term
          ) as best
        ) as others
        where others.terms = (select ${value("otherTerms")}::int) and ${filter(value)}
        limit (select ${value("maxMatches")}::int)
      ) as matching group by id
    )
    select hit.id, p.name, split_part(p.search_text, E'\\n', 4) as categories,
      split_part(p.search_text, E'\\n', 5) as attributes,
      case when (select ${value("withNotes")}::boolean) then ${notesSql(value, sql.raw("hit.id"))} else '[]' end as notes
    from hit
    left join products p on p.company_id = ${value("company")} and p.id = hit.id
    left join stock on stock.company_id = ${value("company")} and stock.product_id = hit.id
    order by hit.score desc, (p.price > 0 and coalesce(stock.on_hand, 0) > 0) desc, coalesce(stock.sold, 0) desc,
      hit.id desc
    limit (select ${value("limit")}::int)`,
  );

const matchingStatements: Record<PassFilter, ReturnType<typeof hitsStatement>> = {
  all: hitsStatement("search-hits", wordCandidatesSql, () => sql`true`),
  fitting: hitsStatement("search-hits-fitting", wordCandidatesSql, (value) => fitsVehicleSql(value, candidateId)),
  unlisted: hitsStatement("search-hits-unlisted", wordCandidatesSql, (value) =>
    hasCompatibilitySql(value, sql`p.compatibility <> 'listed'`),
  ),
  universal: hitsStatement("search-hits-universal", wordCandidatesSql, (value) =>
    hasCompatibilitySql(value, sql`p.compatibility = 'all'`),
  ),
};

const selectFittingProducts = hitsStatement(
  "search-hits-of-vehicle",
  fittingCandidatesSql,
  (value) => sql`${hasCompatibilitySql(value, sql`true`)} and ${isNotExcludedSql(value, candidateId)}`,
);

async function countFitting(tenant: Tenant, vehicle: VehicleScope): Promise<number> {
  const [row] = await selectFittingCount(readerClient(tenant), {
    company: tenant.companyId,
    most: FEW_PRODUCTS,
    ...vehicleValues(vehicle),
  });
  return row?.count ?? 0;
}

const selectFittingCount = prepareStatement<VehicleParameter | "company" | "most", { count: number }>(
  "search-fitting-count",
  (value) => sql`
    select count(*)::int as count from (
      select from ${familiesSql(value)} join fitments f on f.company_id = ${value("company")}
        and ${includesVehicleSql(value)}
      limit (select ${value("most")}::int)) as fitted`,
);
