import { sql } from "drizzle-orm";
import type { Shop } from "../companies/shop.ts";
import { prepared } from "../database/prepared.ts";
import { isOneTypoApart, spellingsOf } from "./typo.ts";

/** How a word of the catalogue is the one that was typed, the nearest first. */
const KINDS = ["same", "form", "synonym", "begun", "mistyped"] as const;

/** A word of the catalogue that a typed one may stand for, how well, and how many products have it. */
export type Way = { word: string; kind: (typeof KINDS)[number]; quality: number; products: number };

/** How many continuations of a begun word are followed: the most frequent ones. */
const MOST_BEGUN = 20;
/** So many words that begin alike are looked at. */
const CONSIDERED = 1000;
const MIN_BEGUN = 2;

type Known = { at: number; word: string; own: number; placed: number; kind: Way["kind"] };

/** For each word the ways to find it: itself, its other forms, what means the same, what begins so. */
export async function waysOf(shop: Shop, words: readonly string[]): Promise<Way[][]> {
  const rows = await known(shop.database.readerPool, { company: shop.companyId, words });
  return words.map((_, at) => best(rows.filter((row) => row.at === at + 1)));
}

/** For each word the ways to find it if one letter of it is wrong. */
export async function mistypedWaysOf(shop: Shop, words: readonly string[]): Promise<Way[][]> {
  const spellings = words.flatMap((word, at) => spellingsOf(word).map((spelling) => ({ at: at + 1, spelling })));
  if (spellings.length === 0) return words.map(() => []);
  const rows = await misspelt(shop.database.readerPool, {
    company: shop.companyId,
    places: spellings.map(({ at }) => at),
    spellings: spellings.map(({ spelling }) => spelling),
  });
  return words.map((word, at) => best(rows.filter((row) => row.at === at + 1 && isOneTypoApart(word, row.word))));
}

// What a product says itself is worth more than what only its category says. Each word once, the best first.
function best(rows: Known[]): Way[] {
  const ways = rows.flatMap(({ word, own, placed, kind }) => {
    const quality = 2 * (KINDS.length - KINDS.indexOf(kind));
    return [
      ...(own > 0 ? [{ word, kind, quality: quality + 1, products: own }] : []),
      ...(placed > 0 ? [{ word: `~${word}`, kind, quality, products: placed }] : []),
    ];
  });
  const sorted = ways.sort((one, other) => other.quality - one.quality || other.products - one.products);
  return sorted.filter((way, at) => sorted.findIndex(({ word }) => word === way.word) === at);
}

const known = prepared<"company" | "words", Known>(
  "search-known-words",
  (value) => sql`
    with asked as materialized (
      select at::int, word, stem_of(word) as stem from unnest(${value("words")}::text[]) with ordinality as asked (word, at)
    ),
    meant as (
      select at, word, stem, 'form' as kind from asked
      union all
      select at, asked.word, s.meaning_stem, 'synonym' from asked
      join search_synonyms s on s.company_id = ${value("company")} and s.word_stem = asked.stem
      union all
      select at, asked.word, s.word_stem, 'synonym' from asked
      join search_synonyms s on s.company_id = ${value("company")} and s.meaning_stem = asked.stem
    )
    select at, v.word, own, placed, case when v.word = meant.word then 'same' else kind end as kind
    from meant join search_vocabulary v on v.company_id = ${value("company")} and v.stem = meant.stem
    union all
    select at, begun.word, own, placed, 'begun'
    from asked cross join lateral (
      select * from (
        select v.word, own, placed from search_vocabulary v
        where v.company_id = ${value("company")} and v.word > asked.word collate "C"
          and v.word <= asked.word || ${sql.raw("U&'\\+10FFFF'")} and length(asked.word) >= ${sql.raw(String(MIN_BEGUN))}
        order by v.word limit ${sql.raw(String(CONSIDERED))}) as near
      order by own + placed desc limit ${sql.raw(String(MOST_BEGUN))}) as begun`,
);

const misspelt = prepared<"company" | "places" | "spellings", Known>(
  "search-misspelt-words",
  (value) => sql`
    select distinct asked.at, v.word, own, placed, 'mistyped' as kind
    from unnest(${value("places")}::int[], ${value("spellings")}::text[]) as asked (at, spelling)
    join search_spellings s on s.company_id = ${value("company")} and s.spelling = asked.spelling
    join search_vocabulary v on v.company_id = s.company_id and v.word = s.word`,
);
