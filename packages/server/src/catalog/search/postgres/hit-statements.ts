import { type SQL, sql } from "drizzle-orm";
import { prepareStatement, type StatementValue } from "../../../platform/database/prepare-statement.ts";
import { CATEGORY_SCORE, type HitTexts, PART_NUMBER_SCORE } from "./all-hits.ts";
import type { PassFilter } from "./search-plan.ts";
import {
  familiesSql,
  fitsVehicleSql,
  includesVehicleSql,
  isNotExcludedSql,
  notesSql,
  type VehicleParameter,
} from "./vehicle-scope-sql.ts";

export type MatchingHit = HitTexts & { id: string };

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
  prepareStatement<Parameter, MatchingHit>(
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

export const matchingStatements: Record<PassFilter, ReturnType<typeof hitsStatement>> = {
  all: hitsStatement("search-hits", wordCandidatesSql, () => sql`true`),
  fitting: hitsStatement("search-hits-fitting", wordCandidatesSql, (value) => fitsVehicleSql(value, candidateId)),
  unlisted: hitsStatement("search-hits-unlisted", wordCandidatesSql, (value) =>
    hasCompatibilitySql(value, sql`p.compatibility <> 'listed'`),
  ),
  universal: hitsStatement("search-hits-universal", wordCandidatesSql, (value) =>
    hasCompatibilitySql(value, sql`p.compatibility = 'all'`),
  ),
};

export const selectFittingProducts = hitsStatement(
  "search-hits-of-vehicle",
  fittingCandidatesSql,
  (value) => sql`${hasCompatibilitySql(value, sql`true`)} and ${isNotExcludedSql(value, candidateId)}`,
);

export const selectFittingCount = prepareStatement<VehicleParameter | "company" | "most", { count: number }>(
  "search-fitting-count",
  (value) => sql`
    select count(*)::int as count from (
      select from ${familiesSql(value)} join fitments f on f.company_id = ${value("company")}
        and ${includesVehicleSql(value)}
      limit (select ${value("most")}::int)) as fitted`,
);
