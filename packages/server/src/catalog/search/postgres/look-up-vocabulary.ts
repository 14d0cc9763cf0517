import { sql } from "drizzle-orm";
import { prepareStatement } from "../../../platform/database/prepare-statement.ts";
import type { VocabularyRow } from "./candidates.ts";
import type { PartNumberRow } from "./part-number-matches.ts";

type Asked = "company" | "forms" | "words" | "places" | "spellings";
/** What the database knows of a typed text, and how far its catalogue was then. */
export type VocabularyMatches = {
  version: number;
  numbers: PartNumberRow[];
  words: VocabularyRow[];
  mistyped: VocabularyRow[];
};

/** How many products are followed whose number only begins as asked. */
const MOST_NUMBERS = 60;
const MIN_BEGUN_NUMBER = 3;
/** How many continuations of a begun word are followed: the most frequent ones. */
const MOST_BEGUN = 20;
/** So many words that begin alike are looked at. */
const CONSIDERED = 1000;
const MIN_BEGUN = 2;
const LAST = sql.raw("U&'\\+10FFFF'");
const number = (value: number) => sql.raw(String(value));

/**
 * All that reading a text asks of the database, in one statement: numbers that are it or begin so, the words it may
 * stand for, and - of those that are none - words that are one typo away. `places` and `spellings` go together.
 */
// Arrays come by a subselect: seen as constants, their length would make PostgreSQL plan the statement at every call.
export const lookUpVocabulary = prepareStatement<Asked, VocabularyMatches>(
  "search-known",
  (value) => sql`
    with form as materialized (select form from unnest((select ${value("forms")}::text[])) as form),
    asked as materialized (
      select at::int, word, stem_of(word) as stem
      from unnest((select ${value("words")}::text[])) with ordinality as asked (word, at)
    ),
    meant as (
      select at, word, stem, 'form' as kind from asked
      union all
      select at, asked.word, s.meaning_stem, 'synonym' from asked
      join search_synonyms s on s.company_id = ${value("company")} and s.word_stem = asked.stem
      union all
      select at, asked.word, s.word_stem, 'synonym' from asked
      join search_synonyms s on s.company_id = ${value("company")} and s.meaning_stem = asked.stem
    ),
    known as materialized (
      select at, v.word, own, placed, case when v.word = meant.word then 'same' else kind end as kind
      from meant join search_vocabulary v on v.company_id = ${value("company")} and v.stem = meant.stem
      union all
      select at, begun.word, own, placed, 'begun'
      from asked cross join lateral (
        select * from (
          select v.word, own, placed from search_vocabulary v
          where v.company_id = ${value("company")} and v.word > asked.word collate "C"
            and v.word <= asked.word || ${LAST} and length(asked.word) >= ${number(MIN_BEGUN)}
          order by v.word limit ${number(CONSIDERED)}) as near
        order by own + placed desc limit ${number(MOST_BEGUN)}) as begun
    ),
    mistyped as (
      select distinct asked.at, v.word, own, placed, 'mistyped' as kind
      from unnest((select ${value("places")}::int[]), (select ${value("spellings")}::text[])) as asked (at, spelling)
      join search_spellings s on s.company_id = ${value("company")} and s.spelling = asked.spelling
      join search_vocabulary v on v.company_id = s.company_id and v.word = s.word
      where asked.at not in (select at from known)
    ),
    numbered as (
      -- Only what has a digit can be the beginning of a number: all else is a word.
      select form.form as asked, near.product_id as id, near.form = form.form as whole, near.kind
      from form cross join lateral (
        select product_id, form, kind from product_numbers
        where company_id = ${value("company")} and form >= form.form collate "C"
          and form <= form.form || case when length(form.form) >= ${number(MIN_BEGUN_NUMBER)} and form.form ~ '[0-9]'
            then ${LAST} else '' end
        order by form limit ${number(MOST_NUMBERS)}) as near
      join products p on p.company_id = ${value("company")} and p.id = near.product_id and p.published
    )
    select coalesce((select version from catalogue_versions where company_id = ${value("company")}), 0) as version,
      (select coalesce(json_agg(numbered), '[]') from numbered) as numbers,
      (select coalesce(json_agg(known), '[]') from known) as words,
      (select coalesce(json_agg(mistyped), '[]') from mistyped) as mistyped`,
);
