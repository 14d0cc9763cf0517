import { gtinForms, isGtinLike } from "@pecacerta/rules/gtin";
import { normalizePartNumber } from "@pecacerta/rules/text";
import { type SQL, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { isLastDigits, numberSources } from "../products/number-conditions.ts";
import { tokenizeQuery } from "../search-tokens/tokenize.ts";
import { existsByKey, holds, type ListCondition } from "./list-condition.ts";
import { findVehicleTerms } from "./vehicle-terms.ts";

const MAX_TERMS = 8;
const MIN_PREFIX = 2;
const MIN_NUMBER_PREFIX = 3;
/** Of the product itself, of a category of it, of a product that is not published. */
const WORD_KINDS = ["", "~", "!"];
const FEW_PRODUCTS = 2000;

/** `sources`: statements for the products of a number or vehicle that the word names. */
type ProductTerm = { word: string; sources: SQL[] };
type Terms = { rarest: ProductTerm; isRare: boolean; others: ProductTerm[] };
type ReadQuery = { terms: Terms | undefined; numbered: string[] };

/**
 * Products, unpublished ones too, that have the whole text as a number, or each of its words as the beginning of one of
 * theirs or as a vehicle that they fit. Undefined for a text without a word.
 */
export async function wordCondition(tx: TenantTransaction, text: string): Promise<ListCondition | undefined> {
  const query = await readQuery(tx, text);
  if (!query) return undefined;
  const { terms, numbered } = query;
  const hasNumber = numbered.length > 0 ? sql`p.id = any (${sql.param(numbered)}::uuid[])` : sql`false`;
  if (!terms) return { ids: numberedSql(numbered), isMet: hasNumber };
  const hasWords = (check: (term: ProductTerm) => SQL) => {
    const checks = [terms.rarest, ...terms.others].map(check);
    return sql`(${sql.join(checks, sql` and `)} or ${hasNumber})`;
  };
  return {
    ids: sql`select product_id as id from (${withTermsSql(tx, terms)}) as found union all ${numberedSql(numbered)}`,
    isMet: hasWords((term) => hasTerm(tx, term, sql`p.id`)),
    isMetByKey: hasWords((term) => hasTermByKey(tx, term, sql`p.id`)),
  };
}

/** A product may have several matching words, so more than `max` are read. */
const WORDS_READ = 4;

/** At most `max` ids, in no order: those that a number finds, published products rather than others. */
export async function findProductIdsByWord(tx: TenantTransaction, text: string, max: number): Promise<string[]> {
  const query = await readQuery(tx, text);
  if (!query?.terms) return query?.numbered.slice(0, max) ?? [];
  const { rows } = await tx.execute<{ id: string }>(
    sql`select product_id as id from (${withTermsSql(tx, query.terms)}) as found limit ${max * WORDS_READ}`,
  );
  return [...new Set([...query.numbered, ...rows.map(({ id }) => id)])].slice(0, max);
}

async function readQuery(tx: TenantTransaction, text: string): Promise<ReadQuery | undefined> {
  const words = tokenizeQuery(text).slice(0, MAX_TERMS);
  const number = normalizePartNumber(text);
  if (words.length === 0 && number === "") return undefined;
  const vehicles = await findVehicleTerms(tx, words);
  const terms = words.map((word): ProductTerm => {
    const vehicle = vehicles.get(word);
    return { word, sources: [...numberTermSources(tx, word), ...(vehicle ? [vehicle] : [])] };
  });
  const counts = terms.map(
    (term) =>
      sql`(select count(*) from (${sql.join(termSources(tx, term), sql` union all `)} limit ${FEW_PRODUCTS + 1}) as counted)::int`,
  );
  const { rows } = await tx.execute<{ counts: number[]; numbered: string[] }>(sql`
    select array[${sql.join(counts, sql`, `)}]::int[] as counts, array(${numberSql(tx, number)}) as numbered`);
  const [found] = rows;
  const sorted = terms
    .map((term, index) => ({ term, count: found?.counts[index] ?? 0 }))
    .sort((one, other) => one.count - other.count);
  const [first, ...others] = sorted;
  return {
    terms: first && {
      rarest: first.term,
      isRare: first.count <= FEW_PRODUCTS,
      others: others.map(({ term }) => term),
    },
    numbered: [...new Set(found?.numbered ?? [])],
  };
}

const sourcesOf = (tx: TenantTransaction, term: ProductTerm): SQL => sql.join(termSources(tx, term), sql` union all `);

/** One product of the rarest term after the other: ends early where few are wanted. */
function withTermsSql(tx: TenantTransaction, { rarest, isRare, others }: Terms): SQL {
  const check = isRare ? hasTermByKey : hasTerm;
  const checks = others.map((term) => check(tx, term, sql`first.product_id`));
  return sql`select first.product_id from (${sourcesOf(tx, rarest)}) as first
    where ${sql.join([sql`true`, ...checks], sql` and `)}`;
}

const hasTerm = (tx: TenantTransaction, term: ProductTerm, id: SQL): SQL =>
  sql`(${sql.join(
    termSources(tx, term).map((source) => holds(sql`exists (${source} and product_id = ${id})`)),
    sql` or `,
  )})`;

function hasTermByKey(tx: TenantTransaction, { word, sources }: ProductTerm, id: SQL): SQL {
  const isOneOf = sql.join(wordRanges(word), sql` or `);
  const words = existsByKey(sql`select from search_words where company_id = ${tx.companyId} and product_id = ${id}
    and (${isOneOf})`);
  const others = sources.map((source) => existsByKey(sql`${source} and product_id = ${id}`));
  return sql`(${sql.join([words, ...others], sql` or `)})`;
}

const termSources = (tx: TenantTransaction, { word, sources }: ProductTerm): SQL[] => [
  ...wordRanges(word).map(
    (range) => sql`select product_id from search_words where company_id = ${tx.companyId} and ${range}`,
  ),
  ...sources,
];

function wordRanges(term: string): SQL[] {
  const form = singular(term);
  return WORD_KINDS.map((kind) => beginsWith(sql`word`, `${kind}${form}`, form.length >= MIN_PREFIX));
}

const numberTermSources = (tx: TenantTransaction, term: string): SQL[] =>
  /\d/.test(term) ? hasNumberSql(tx, normalizePartNumber(term)) : [];

/** By the beginning of a number or by its last digits. */
const hasNumberSql = (tx: TenantTransaction, form: string): SQL[] =>
  numberSources(tx).flatMap(({ rows, number, lastDigits }) => [
    sql`select product_id ${rows} and ${beginsWith(number, form, form.length >= MIN_NUMBER_PREFIX)}`,
    ...(isLastDigits(form) ? [sql`select product_id ${rows} and ${lastDigits} = ${form}`] : []),
  ]);

function numberSql(tx: TenantTransaction, form: string): SQL {
  const ways = hasNumberSql(tx, form).map((source) => sql`(${source} limit ${FEW_PRODUCTS})`);
  return sql.join(isGtinLike(form) ? [...ways, hasGtinSql(tx, form)] : ways, sql` union all `);
}

const hasGtinSql = ({ companyId }: TenantTransaction, form: string): SQL =>
  sql`select id from products where company_id = ${companyId} and gtin <> ''
    and gtin = any (${sql.param(gtinForms(form))}::text[])`;

const numberedSql = (numbered: readonly string[]): SQL => sql`select unnest(${sql.param(numbered)}::uuid[]) as id`;

/** Not LIKE: row-level security lets only leakproof operators use an index. */
const beginsWith = (column: SQL, start: string, isPrefix: boolean): SQL =>
  isPrefix ? sql`${column} >= ${start} and ${column} < ${`${start}\u{10FFFF}`}` : sql`${column} = ${start}`;

/** A beginning of both the singular and the plural. */
const singular = (term: string): string => (/^\p{L}{3,}s$/u.test(term) ? term.replace(/(?<=[rz])es$|s$/u, "") : term);
