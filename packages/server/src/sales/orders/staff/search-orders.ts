import { phoneDigits } from "@pecacerta/rules/phone";
import { searchableTaxIdEnd } from "@pecacerta/rules/tax-id";
import { type SQL, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";

type SearchPage = { sort: "newest" | "oldest"; limit: number; after?: string | undefined };

/** Who sees no phone number and no CPF finds none either: a search would tell their digits one by one. */
export type OrderSearch = { seesContacts: boolean };

/** The numbers of one page, and how many orders match. Each way of matching ends at `max`. */
export async function findMatchingOrders(
  tx: TenantTransaction,
  term: string,
  { max, sort, limit, after, seesContacts }: SearchPage & OrderSearch & { max: number },
): Promise<{ numbers: number[]; count: number }> {
  const { companyId } = tx;
  const ways = [
    ...(IS_NUMBER.test(term) ? numberMatches(companyId, phoneDigits(term), seesContacts) : []),
    ...(seesContacts ? taxIdMatches(companyId, term) : []),
    ...(HAS_LETTER.test(term) ? nameMatches(companyId, toSearchForm(term)) : []),
    ...(IS_CODE.test(term) ? codeMatches(companyId, term, max) : []),
  ];
  if (ways.length === 0) return { numbers: [], count: 0 };
  const matches = sql.join(
    ways.map((way) => sql`(${way} limit ${max})`),
    sql` union `,
  );
  const [order, start] = sort === "newest" ? [sql`desc`, Number.MAX_SAFE_INTEGER] : [sql`asc`, 0];
  const from = after === undefined ? start : Number(after);
  const { rows } = await tx.execute<{ number: string; count: number; is_beyond: boolean }>(sql`
    select number, count(*) over ()::int as count, ${sort === "newest" ? sql`number < ${from}` : sql`number > ${from}`} as is_beyond
    from (${matches}) as matches
    order by is_beyond desc, number ${order} limit ${limit}`);
  const numbers = rows.filter((row) => row.is_beyond).map(({ number }) => Number(number));
  return { numbers, count: rows[0]?.count ?? 0 };
}

const IS_NUMBER = /^[\d\s#().+/-]+$/;
const HAS_LETTER = /\p{L}{2}/u;
const IS_CODE = /^\S{3,}$/;

const MIN_LAST_DIGITS = 3;

/** Last digits are typed, so these columns are reversed. */
function numberMatches(companyId: string, digits: string, seesContacts: boolean): SQL[] {
  const number = /^\d{1,15}$/.test(digits)
    ? [sql`select number from orders where company_id = ${companyId} and number = ${Number(digits)}`]
    : [];
  if (digits.length < MIN_LAST_DIGITS || !seesContacts) return number;
  const last = [...digits].reverse().join("");
  return [
    ...number,
    sql`select number from orders where company_id = ${companyId} and ${startsWith(sql`phone_reversed`, last)}`,
  ];
}

function taxIdMatches(companyId: string, term: string): SQL[] {
  const end = searchableTaxIdEnd(term);
  if (end === undefined) return [];
  const last = [...end].reverse().join("");
  return [
    sql`select o.number from customers c join orders o on o.company_id = c.company_id and o.customer_id = c.id
        where c.company_id = ${companyId} and ${startsWith(sql`c.cpf_reversed`, last)}`,
  ];
}

const nameMatches = (companyId: string, form: string): SQL[] =>
  [sql`buyer_form`, sql`last_name_form`].map(
    (column) => sql`select number from orders where company_id = ${companyId} and ${startsWith(column, form)}`,
  );

const codeMatches = (companyId: string, term: string, max: number): SQL[] => [
  sql`select o.number from (
      select order_id from order_items
      where company_id = ${companyId} and ${startsWith(sql`sku_form`, term.toUpperCase())} limit ${max}
    ) as i join orders o on o.company_id = ${companyId} and o.id = i.order_id`,
  ...[...new Set([term, term.toUpperCase()])].map(
    (code) => sql`select number from orders
      where company_id = ${companyId} and tracking <> '' and ${startsWith(sql`tracking`, code)}`,
  ),
];

/** Not LIKE: row-level security lets only leakproof operators use an index. */
const startsWith = (column: SQL, prefix: string): SQL =>
  sql`${column} >= ${prefix} and ${column} < ${`${prefix}\u{10FFFF}`}`;

/** As the column's expression does. */
const toSearchForm = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
