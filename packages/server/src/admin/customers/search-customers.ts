import { phoneDigits } from "@pecacerta/rules/phone";
import { searchableTaxIdEnd } from "@pecacerta/rules/tax-id";
import { type SQL, sql } from "drizzle-orm";
import { endsWithDigits, nameConditions, startsWith } from "../../customers/search-conditions.ts";

const IS_NUMBER = /^[\d\s().+-]+$/;
const HAS_LETTER = /\p{L}/u;
const MIN_LAST_DIGITS = 3;

const NAME_COLUMNS = { name: sql`name_form`, familyName: sql`family_name_form`, lastName: sql`last_name_form` };

/** Statements for `id, name_form` of the customers that match in some way, each ending at `max`. */
export function customerMatches(companyId: string, term: string, max: number): SQL[] {
  const ways = [
    ...(IS_NUMBER.test(term) ? phoneMatches(phoneDigits(term)) : []),
    ...taxIdMatches(term),
    ...(HAS_LETTER.test(term) ? nameConditions(NAME_COLUMNS, term) : []),
    ...(/^\S+$/.test(term) ? [startsWith(sql`email_form`, term.toLowerCase())] : []),
  ];
  return ways.map(
    (way) => sql`(select id, name_form from customers where company_id = ${companyId} and ${way} limit ${max})`,
  );
}

const phoneMatches = (digits: string): SQL[] =>
  digits.length < MIN_LAST_DIGITS ? [] : [endsWithDigits(sql`phone_reversed`, digits)];

function taxIdMatches(term: string): SQL[] {
  const end = searchableTaxIdEnd(term);
  return end === undefined ? [] : [endsWithDigits(sql`cpf_reversed`, end)];
}
