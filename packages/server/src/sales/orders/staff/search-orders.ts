import { parseMoneyInput } from "@pecacerta/rules/decimal-input";
import { isPhone, phoneDigits } from "@pecacerta/rules/phone";
import { searchableTaxIdEnd } from "@pecacerta/rules/tax-id";
import { normalizePartNumber } from "@pecacerta/rules/text";
import { isTrackingCode, normalizeTrackingCode } from "@pecacerta/rules/tracking-link";
import { type SQL, sql } from "drizzle-orm";
import { wordCondition } from "../../../catalog/product-list/product-words.ts";
import {
  allWordsMatches,
  endsWithDigits,
  nameConditions,
  startsWith,
  type WordConditions,
  wordConditions,
} from "../../../customers/search-conditions.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";

type SearchPage = { sort: "newest" | "oldest"; limit: number; after?: string | undefined };

/** Who sees no e-mail address, phone number and CPF finds none either: a search would tell them bit by bit. */
export type OrderSearch = { seesContacts: boolean };

type MatchSearch = OrderSearch & { max: number; withProducts: boolean };

/** The numbers of one page, that of the term first, and how many orders match. Each way of matching ends at `max`. */
export async function findMatchingOrders(
  tx: TenantTransaction,
  term: string,
  { sort, limit, after, ...search }: SearchPage & MatchSearch,
): Promise<{ numbers: number[]; count: number }> {
  const ways = await orderMatches(tx, term, search);
  if (ways.length === 0) return { numbers: [], count: 0 };
  const matches = sql.join(
    ways.map((way) => sql`(${way} limit ${search.max})`),
    sql` union `,
  );
  const [order, start] = sort === "newest" ? [sql`desc`, Number.MAX_SAFE_INTEGER] : [sql`asc`, 0];
  const typed = numberIn(term) ?? NO_NUMBER;
  const from = after === undefined || Number(after) === typed ? start : Number(after);
  const isBehind = sort === "newest" ? sql`number < ${from}` : sql`number > ${from}`;
  const isBeyond = after === undefined ? isBehind : sql`(${isBehind} and number <> ${typed})`;
  const { rows } = await tx.execute<{ number: string; count: number; is_beyond: boolean }>(sql`
    select number, count(*) over ()::int as count, ${isBeyond} as is_beyond
    from (${matches}) as matches
    order by is_beyond desc, number = ${typed} desc, number ${order} limit ${limit}`);
  const numbers = rows.filter((row) => row.is_beyond).map(({ number }) => Number(number));
  return { numbers, count: rows[0]?.count ?? 0 };
}

const IS_NUMBER = /^[\d\s#().+/-]+$/;
const HAS_LETTER = /\p{L}{2}/u;
const IS_WORD = /^\S{3,}$/;
const IS_AMOUNT = /^R\$|[.,]\d{1,2}$|^(\d{1,9}|\d{1,3}(\.\d{3})+)$/i;
const NO_NUMBER = -1;

const MIN_LAST_DIGITS = 3;
/** An area code and more: it alone begins the numbers of most buyers. */
const MIN_FIRST_DIGITS = 6;
const MIN_CODE = 3;

const NAME_COLUMNS = { name: sql`buyer_form`, familyName: sql`family_name_form`, lastName: sql`last_name_form` };

/** Statements for the numbers of the orders that match in some way. */
async function orderMatches(
  tx: TenantTransaction,
  term: string,
  { max, seesContacts, withProducts }: MatchSearch,
): Promise<SQL[]> {
  const { companyId } = tx;
  const from = sql`from orders where company_id = ${companyId}`;
  const ordersWith = (conditions: readonly SQL[]) =>
    conditions.map((condition) => sql`select number ${from} and ${condition}`);
  const conditionsOf = (text: string) => orderConditions(text, seesContacts);
  if (term.startsWith("#")) return ordersWith(numberConditions(term));
  return [
    ...ordersWith([...conditionsOf(term), ...(HAS_LETTER.test(term) ? nameConditions(NAME_COLUMNS, term) : [])]),
    ...allWordsMatches(term, (word): WordConditions => wordConditions(NAME_COLUMNS, word, conditionsOf(word)), {
      select: sql`number`,
      from,
    }),
    ...(seesContacts ? taxIdMatches(companyId, term) : []),
    ...codeMatches(companyId, normalizePartNumber(term), max),
    ...(withProducts && HAS_LETTER.test(term) ? await productMatches(tx, term, max) : []),
  ];
}

const orderConditions = (text: string, seesContacts: boolean): SQL[] => [
  ...numberConditions(text),
  ...amountConditions(text),
  ...(mayBeTracking(text) ? trackingConditions(normalizeTrackingCode(text)) : []),
  ...(seesContacts ? contactConditions(text) : []),
];

function numberIn(term: string): number | undefined {
  const digits = IS_NUMBER.test(term) ? phoneDigits(term) : "";
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;
}

function numberConditions(term: string): SQL[] {
  const number = numberIn(term);
  return number === undefined ? [] : [sql`number = ${number}`];
}

function amountConditions(term: string): SQL[] {
  const amount = IS_AMOUNT.test(term) ? parseMoneyInput(term.toUpperCase()) : undefined;
  return amount?.ok ? [sql`total = ${amount.value}`] : [];
}

const mayBeTracking = (term: string): boolean => IS_WORD.test(term) || (isTrackingCode(term) && /\d/.test(term));

const trackingConditions = (term: string): SQL[] =>
  [...new Set([term, term.toUpperCase()])].map((code) => sql`(tracking <> '' and ${startsWith(sql`tracking`, code)})`);

function contactConditions(term: string): SQL[] {
  const isNumber = IS_NUMBER.test(term) || isPhone(term);
  const last = isNumber ? phoneDigits(term) : "";
  const first = isNumber ? phoneDigits(term.replace(/^\+55/, "")) : "";
  return [
    ...(last.length < MIN_LAST_DIGITS ? [] : [endsWithDigits(sql`phone_reversed`, last)]),
    ...(first.length < MIN_FIRST_DIGITS ? [] : [startsWith(sql`phone_form`, first)]),
    ...(IS_WORD.test(term) ? [startsWith(sql`email_form`, term.toLowerCase())] : []),
  ];
}

function taxIdMatches(companyId: string, term: string): SQL[] {
  const end = searchableTaxIdEnd(term);
  if (end === undefined) return [];
  return [
    sql`select o.number from customers c join orders o on o.company_id = c.company_id and o.customer_id = c.id
        where c.company_id = ${companyId} and ${endsWithDigits(sql`c.cpf_reversed`, end)}`,
  ];
}

const codeMatches = (companyId: string, code: string, max: number): SQL[] =>
  code.length < MIN_CODE
    ? []
    : [sql`sku_form`, sql`part_number_form`].map(
        (column) => sql`select o.number from (
            select order_id from order_items where company_id = ${companyId} and ${startsWith(column, code)} limit ${max}
          ) as i join orders o on o.company_id = ${companyId} and o.id = i.order_id`,
      );

/** By the words that products have now. */
async function productMatches(tx: TenantTransaction, term: string, max: number): Promise<SQL[]> {
  const { companyId } = tx;
  const named = await wordCondition(tx, term);
  if (!named) return [];
  return [
    sql`select o.number from (
        select i.order_id from (${named.ids}) as p
        join order_items i on i.company_id = ${companyId} and i.product_id = p.id limit ${max}
      ) as i join orders o on o.company_id = ${companyId} and o.id = i.order_id`,
  ];
}
