import { normalizePartNumber } from "@pecacerta/rules/text";
import { type SQL, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { tokenizeQuery } from "../search-tokens/tokenize.ts";

const MAX_TERMS = 8;
const MIN_PREFIX = 2;
const MIN_NUMBER_PREFIX = 3;
/** Of the product itself, of a category of it, of a product that is not published. */
const WORD_KINDS = ["", "~", "!"];
const FEW_PRODUCTS = 2000;

/**
 * Ids of the products, unpublished ones too, that have the whole text as a number, or each of its words as the beginning
 * of one of theirs. Undefined for a text without a word.
 */
export async function matchingProductsSql(tx: TenantTransaction, text: string): Promise<SQL | undefined> {
  const terms = tokenizeQuery(text).slice(0, MAX_TERMS);
  const number = normalizePartNumber(text);
  const byNumber = number === "" ? [] : [hasNumberSql(tx, number), ...hasGtinSql(tx, number)];
  const [rarest, ...others] = await sortByFrequency(tx, terms);
  if (rarest === undefined && byNumber.length === 0) return undefined;
  const ways = (rarest === undefined ? [] : termSources(tx, rarest)).map((source) =>
    others.length === 0
      ? source
      : sql`select w.product_id from (${source}) as w where ${sql.join(
          others.map((term) => sql`w.product_id in (${sql.join(termSources(tx, term), sql` union all `)})`),
          sql` and `,
        )}`,
  );
  return sql.join([...byNumber, ...ways], sql` union all `);
}

function termSources(tx: TenantTransaction, term: string): SQL[] {
  const form = singular(term);
  const words = WORD_KINDS.map(
    (kind) =>
      sql`select product_id from search_words where company_id = ${tx.companyId} and ${beginsWith(sql`word`, `${kind}${form}`, form.length >= MIN_PREFIX)}`,
  );
  return /\d/.test(term) ? [...words, hasNumberSql(tx, normalizePartNumber(term))] : words;
}

const hasNumberSql = ({ companyId }: TenantTransaction, number: string): SQL =>
  sql`select product_id from product_numbers where company_id = ${companyId} and ${beginsWith(
    sql`normalized_number`,
    number,
    number.length >= MIN_NUMBER_PREFIX,
  )}`;

const hasGtinSql = ({ companyId }: TenantTransaction, number: string): SQL[] =>
  IS_GTIN.test(number)
    ? [sql`select id as product_id from products where company_id = ${companyId} and gtin <> '' and gtin = ${number}`]
    : [];
const IS_GTIN = /^(\d{8}|\d{12,14})$/;

/** Not LIKE: row-level security lets only leakproof operators use an index. */
const beginsWith = (column: SQL, start: string, isPrefix: boolean): SQL =>
  isPrefix ? sql`${column} >= ${start} and ${column} < ${`${start}\u{10FFFF}`}` : sql`${column} = ${start}`;

/** A beginning of both the singular and the plural. */
const singular = (term: string): string => (/^\p{L}{3,}s$/u.test(term) ? term.replace(/(?<=[rz])es$|s$/u, "") : term);

async function sortByFrequency(tx: TenantTransaction, terms: readonly string[]): Promise<string[]> {
  if (terms.length < 2) return [...terms];
  const counts = terms.map(
    (term) => sql`(select count(*) from (
      select from (${sql.join(termSources(tx, term), sql` union all `)}) as found limit ${FEW_PRODUCTS}) as counted)::int`,
  );
  const { rows } = await tx.execute<{ counts: number[] }>(sql`select array[${sql.join(counts, sql`, `)}] as counts`);
  const frequency = rows[0]?.counts ?? [];
  return terms
    .map((term, index) => ({ term, count: frequency[index] ?? 0 }))
    .sort((one, other) => one.count - other.count)
    .map(({ term }) => term);
}
