import { phoneDigits } from "@pecacerta/rules/phone";
import { searchableTaxIdEnd } from "@pecacerta/rules/tax-id";
import { type SQL, sql } from "drizzle-orm";

const IS_NUMBER = /^[\d\s().+-]+$/;
const HAS_LETTER = /\p{L}/u;
const MIN_LAST_DIGITS = 3;

/** Statements for `id, name_form` of the customers that match in some way, each ending at `max`. */
export function customerMatches(companyId: string, term: string, max: number): SQL[] {
  const ways = [
    ...(IS_NUMBER.test(term) ? phoneMatches(phoneDigits(term)) : []),
    ...taxIdMatches(term),
    ...(HAS_LETTER.test(term) ? nameMatches(toSearchForm(term)) : []),
    ...(/^\S+$/.test(term) ? [startsWith(sql`email_form`, term.toLowerCase())] : []),
  ];
  return ways.map(
    (way) => sql`(select id, name_form from customers where company_id = ${companyId} and ${way} limit ${max})`,
  );
}

/** Last digits are typed, so these columns are reversed. */
const phoneMatches = (digits: string): SQL[] =>
  digits.length < MIN_LAST_DIGITS ? [] : [startsWith(sql`phone_reversed`, reverse(digits))];

function taxIdMatches(term: string): SQL[] {
  const end = searchableTaxIdEnd(term);
  return end === undefined ? [] : [startsWith(sql`cpf_reversed`, reverse(end))];
}

const reverse = (text: string): string => [...text].reverse().join("");

/** The term begins the whole name or the family name, or its first and last word begin those of the name that has the others. */
function nameMatches(form: string): SQL[] {
  const words = form.split(" ");
  const [first = "", last = ""] = [words[0], words.at(-1)];
  const others = words.slice(1, -1).map((word) => sql`position(${` ${word}`} in name_form) > 0`);
  const ends = [
    startsWith(sql`last_name_form`, last),
    ...(words.length > 1 ? [startsWith(sql`name_form`, first)] : []),
  ];
  return [
    startsWith(sql`name_form`, form),
    startsWith(sql`family_name_form`, form),
    sql.join([...ends, ...others], sql` and `),
  ];
}

/** Not LIKE: row-level security lets only leakproof operators use an index. */
const startsWith = (column: SQL, prefix: string): SQL =>
  sql`${column} >= ${prefix} and ${column} < ${`${prefix}\u{10FFFF}`}`;

/** As the column's expression does. */
const toSearchForm = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
