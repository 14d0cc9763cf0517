import { sql } from "drizzle-orm";
import { prepareStatement } from "../../../platform/database/prepare-statement.ts";
import type { VocabularyRow } from "./candidates.ts";
import { BAR_CODE, LAST_DIGITS, type PartNumberRow } from "./part-number-matches.ts";

export type VocabularyMatches = {
  version: number;
  vehicleVersion: string;
  partNumbers: PartNumberRow[];
  words: VocabularyRow[];
  exactWords: Omit<VocabularyRow, "term" | "kind">[];
};

type Parameter = "company" | "partNumbers" | "lookAlikes" | "gtinInputs" | "gtins" | "words" | "exactWords";

const MAX_PART_NUMBERS = 60;
const MIN_PART_NUMBER_PREFIX = 3;
const MAX_PREFIX_WORDS = 20;
const MAX_PREFIX_WORDS_CONSIDERED = 1000;
const MIN_WORD_PREFIX = 2;
const LAST_CHARACTER = sql.raw("U&'\\+10FFFF'");
const integer = (value: number) => sql.raw(String(value));

/** All that parsing an input without misspelled words needs. */
// Arrays are passed by a subselect: as constants, their length would make PostgreSQL plan the statement at every call.
export const lookUpVocabulary = prepareStatement<Parameter, VocabularyMatches>(
  "search-vocabulary",
  (value) => sql`
    with part_number as materialized (
      select normalized from unnest((select ${value("partNumbers")}::text[])) as normalized
    ),
    input as materialized (
      select term::int, word, stem_word(word) as stem
      from unnest((select ${value("words")}::text[])) with ordinality as input (word, term)
    ),
    stems as (
      select term, word, stem, 'inflection' as kind from input
      union all
      select term, input.word, s.meaning_stem, 'synonym' from input
      join search_synonyms s on s.company_id = ${value("company")} and s.word_stem = input.stem
      union all
      select term, input.word, s.word_stem, 'synonym' from input
      join search_synonyms s on s.company_id = ${value("company")} and s.meaning_stem = input.stem
    ),
    matches as materialized (
      select term, v.word, name_count as "productCount", category_count as "categoryCount",
        case when v.word = stems.word then 'exact' else kind end as kind
      from stems join search_vocabulary v on v.company_id = ${value("company")} and v.stem = stems.stem
      union all
      select term, continuation.word, name_count, category_count, 'prefix'
      from input cross join lateral (
        select * from (
          select v.word, name_count, category_count from search_vocabulary v
          where v.company_id = ${value("company")} and v.word > input.word collate "C"
            and v.word <= input.word || ${LAST_CHARACTER} and length(input.word) >= ${integer(MIN_WORD_PREFIX)}
          order by v.word limit ${integer(MAX_PREFIX_WORDS_CONSIDERED)}) as considered
        order by name_count + category_count desc limit ${integer(MAX_PREFIX_WORDS)}) as continuation
    ),
    exact_words as (
      select known.* from unnest((select ${value("exactWords")}::text[])) as input (word) cross join lateral (
        select v.word, name_count as "productCount", category_count as "categoryCount" from search_vocabulary v
        where v.company_id = ${value("company")} and v.word = input.word collate "C" limit 1) as known
    ),
    number_matches as (
      -- Only an input with a digit can be the start of a number.
      select part_number.normalized as input, near.product_id as id, near.normalized_number = part_number.normalized as "isExact", near.kind
      from part_number cross join lateral (
        select product_id, normalized_number, kind from product_numbers
        where company_id = ${value("company")} and normalized_number >= part_number.normalized collate "C"
          and normalized_number <= part_number.normalized || case
            when length(part_number.normalized) >= ${integer(MIN_PART_NUMBER_PREFIX)} and part_number.normalized ~ '[0-9]'
            then ${LAST_CHARACTER} else '' end
        order by normalized_number limit ${integer(MAX_PART_NUMBERS)}) as near
      join products p on p.company_id = ${value("company")} and p.id = near.product_id and p.published
      union all
      select part_number.normalized, ended.product_id, false, ${sql.raw(`'${LAST_DIGITS}'`)}
      from part_number cross join lateral (
        select product_id from product_numbers
        where company_id = ${value("company")}
          and last_digits = substring(part_number.normalized, '^([0-9]{4,})[A-Z]{0,2}$') collate "C"
          and (part_number.normalized !~ '[A-Z]' or normalized_number like '%' || part_number.normalized)
        limit ${integer(MAX_PART_NUMBERS)}) as ended
      join products p on p.company_id = ${value("company")} and p.id = ended.product_id and p.published
      union all
      select look_alike.normalized, own.product_id, true, own.kind
      from unnest((select ${value("lookAlikes")}::text[])) as look_alike (normalized)
      cross join lateral (
        select product_id, kind from product_numbers
        where company_id = ${value("company")} and normalized_number = look_alike.normalized collate "C"
        limit ${integer(MAX_PART_NUMBERS)}) as own
      join products p on p.company_id = ${value("company")} and p.id = own.product_id and p.published
      union all
      select look_alike.normalized, ended.product_id, false, ${sql.raw(`'${LAST_DIGITS}'`)}
      from unnest((select ${value("lookAlikes")}::text[])) as look_alike (normalized)
      cross join lateral (
        select product_id from product_numbers
        where company_id = ${value("company")} and last_digits = look_alike.normalized collate "C"
          and look_alike.normalized ~ '^[0-9]{4,}$'
        limit ${integer(MAX_PART_NUMBERS)}) as ended
      join products p on p.company_id = ${value("company")} and p.id = ended.product_id and p.published
      union all
      select bar_code.input, marked.id, true, ${sql.raw(`'${BAR_CODE}'`)}
      from unnest((select ${value("gtinInputs")}::text[]), (select ${value("gtins")}::text[])) as bar_code (input, gtin)
      cross join lateral (
        select id from products
        where company_id = ${value("company")} and gtin <> '' and gtin = bar_code.gtin and published
        limit ${integer(MAX_PART_NUMBERS)}) as marked
      union all
      select part_number.normalized, begun.id, false, ${sql.raw(`'${BAR_CODE}'`)}
      from part_number cross join lateral (
        select id from products
        where company_id = ${value("company")} and gtin <> '' and gtin > part_number.normalized
          and gtin <= part_number.normalized || '999999' and published and part_number.normalized ~ '^[0-9]{8,12}$'
        order by gtin limit ${integer(MAX_PART_NUMBERS)}) as begun
    )
    select coalesce((select version from catalog_versions where company_id = ${value("company")}), 0) as version,
      (select version from vehicle_version) as "vehicleVersion",
      (select coalesce(json_agg(number_matches), '[]') from number_matches) as "partNumbers",
      (select coalesce(json_agg(matches), '[]') from matches) as words,
      (select coalesce(json_agg(exact_words), '[]') from exact_words) as "exactWords"`,
);

/** Words of the vocabulary with a spelling or the first letters of a word that the catalog lacks. */
export const lookUpSpellings = prepareStatement<
  "company" | "terms" | "spellings" | "prefixTerms" | "prefixes",
  VocabularyRow
>(
  "search-spellings",
  (value) => sql`
    select distinct similar_word.term, v.word, name_count as "productCount", category_count as "categoryCount",
      'typo' as kind
    from (
      select input.term, s.word
      from unnest((select ${value("terms")}::int[]), (select ${value("spellings")}::text[])) as input (term, spelling)
      join search_spellings s on s.company_id = ${value("company")} and s.spelling = input.spelling collate "C"
      union all
      select input.term, begun.word
      from unnest((select ${value("prefixTerms")}::int[]), (select ${value("prefixes")}::text[])) as input (term, prefix)
      cross join lateral (
        select word from search_vocabulary
        where company_id = ${value("company")} and word >= input.prefix collate "C"
          and word <= input.prefix || ${LAST_CHARACTER}
        order by word limit ${integer(MAX_PREFIX_WORDS_CONSIDERED)}) as begun
    ) as similar_word
    join search_vocabulary v on v.company_id = ${value("company")} and v.word = similar_word.word`,
);
