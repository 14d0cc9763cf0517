import { partNumberForm } from "@pecacerta/rules/text";
import { sql } from "drizzle-orm";
import { reader, type Shop } from "../companies/shop.ts";
import { codeOf, wordsAsked } from "./search-form.ts";
import { singularsOf } from "./singulars.ts";
import { isOneTypoApart, spellingsOf } from "./typo.ts";

/** A typed word: the words of the catalogue that it may stand for, how well, and about how many products have them. */
export type Wanted = { ways: { word: string; quality: number }[]; products: number };

/** What to look for: products with every word, or with the whole text as a code. No words: only the code. */
export type Plan = { words: Wanted[]; code?: Wanted; partNumber: string };

const QUALITY = { same: 4, begun: 2, mistyped: 1 };
const MAX_WORDS = 8;
/** How many continuations of a begun word are followed, of plain words and of codes each. */
const MAX_COMPLETIONS = 40;
const MIN_BEGUN = 2;
const MIN_CODE = 3;
/** Words are told apart by how rare they are up to here: common is common. */
const COMMON = 300;

/** What to look for when somebody types this; undefined where the catalogue cannot hold an answer. */
export async function planOf(shop: Shop, term: string): Promise<Plan | undefined> {
  const asked = wordsAsked(term).slice(0, MAX_WORDS);
  if (asked.length === 0) return undefined;
  const code = codeOf(term);
  const known = await knownWords(
    shop,
    [...new Set([...asked, code])],
    asked.flatMap((word) => [...spellingsOf(word), ...singularsOf(word)]),
  );
  const words = asked.map((word) => wordsFor(word, known));
  const codes = isWorthwhile(code) ? wanted(begunBy(code, known, QUALITY.same)) : undefined;
  const whole = { partNumber: partNumberForm(term), ...(codes && { code: codes }) };
  if (words.every((one) => one !== undefined)) return { ...whole, words };
  return codes && { ...whole, words: [] };
}

type Found = { asked: string | null; word: string; products: number };
type Way = { word: string; quality: number; products: number };

function wordsFor(word: string, known: Found[]): Wanted | undefined {
  const alike = known.filter(({ asked }) => asked === null);
  const singulars = alike.filter((found) => singularsOf(word).includes(found.word));
  const ways = [...begunBy(word, known, QUALITY.same), ...rated(singulars, QUALITY.same)];
  if (ways.length > 0) return wanted(ways);
  return wanted(
    rated(
      alike.filter((found) => isOneTypoApart(word, found.word)),
      QUALITY.mistyped,
    ),
  );
}

const begunBy = (begin: string, known: Found[], whole: number): Way[] =>
  known
    .filter(({ asked }) => asked === begin)
    .map(({ word, products }) => ({ word, products, quality: word === begin ? whole : QUALITY.begun }));

const rated = (found: Found[], quality: number): Way[] =>
  found.map(({ word, products }) => ({ word, products, quality }));

const wanted = (ways: Way[]): Wanted | undefined =>
  ways.length === 0 ? undefined : { ways, products: ways.reduce((sum, { products }) => sum + products, 0) };

const isWorthwhile = (code: string): boolean => code.length >= MIN_CODE && /\p{N}/u.test(code);

/** The words of the catalogue that begin as asked, and those that share a spelling; only words that products have. */
async function knownWords(shop: Shop, asked: string[], spellings: string[]): Promise<Found[]> {
  const { rows } = await reader(shop).execute<Found>(sql`
    select * from (
      select asked, found.word, ${productsOf(shop, sql`found.word`)} as products
      from unnest(${sql.param(asked)}::text[]) as asked, unnest(array[false, true]) as coding, lateral (
        select word from search_vocabulary known
        where known.company_id = ${shop.companyId} and known.coded = coding and known.word >= asked collate "C"
          and known.word <= asked || case when length(asked) >= ${MIN_BEGUN} then ${LAST_LETTER} else '' end
        order by known.word limit ${MAX_COMPLETIONS}) as found
      union all
      select null, alike.word, ${productsOf(shop, sql`alike.word`)} from (
        select distinct word from search_spellings
        where company_id = ${shop.companyId} and spelling = any (${sql.param(spellings)})) as alike
    ) as found where products > 0`);
  return rows;
}

// After every word with the same beginning.
const LAST_LETTER = "\u{10ffff}";

// How many products have a word, counted no further than it matters.
const productsOf = (shop: Shop, word: ReturnType<typeof sql>) => sql`(
  select count(*) from (
    select from search_words used where used.company_id = ${shop.companyId} and used.word = ${word} limit ${COMMON}
  ) as few)`;
