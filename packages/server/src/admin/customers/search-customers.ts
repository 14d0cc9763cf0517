import { isPhone, phoneDigits } from "@pecacerta/rules/phone";
import { searchableTaxIdEnd } from "@pecacerta/rules/tax-id";
import { type SQL, sql } from "drizzle-orm";
import {
  allWordsMatches,
  endsWithDigits,
  nameConditions,
  startsWith,
  type WordConditions,
  wordConditions,
} from "../../customers/search-conditions.ts";

const IS_NUMBER = /^[\d\s().+-]+$/;
const HAS_LETTER = /\p{L}/u;
const MIN_LAST_DIGITS = 3;

const NAME_COLUMNS = { name: sql`name_form`, familyName: sql`family_name_form`, lastName: sql`last_name_form` };

/** Statements for `id, name_form` of the customers that match in some way, each ending at `max`. */
export function customerMatches(companyId: string, term: string, max: number): SQL[] {
  const from = sql`from customers where company_id = ${companyId}`;
  const ways = [...numberMatches(term), ...(HAS_LETTER.test(term) ? nameConditions(NAME_COLUMNS, term) : [])];
  const ofWords = allWordsMatches(term, customerWord, { select: sql`id, name_form`, from });
  const ofTerm = [...ways, ...emailMatches(term)].map((way) => sql`select id, name_form ${from} and ${way}`);
  return [...ofTerm, ...ofWords].map((way) => sql`(${way} limit ${max})`);
}

const customerWord = (word: string): WordConditions =>
  wordConditions(NAME_COLUMNS, word, [...numberMatches(word), ...emailMatches(word)]);

const numberMatches = (term: string): SQL[] => [
  ...(IS_NUMBER.test(term) || isPhone(term) ? phoneMatches(phoneDigits(term)) : []),
  ...taxIdMatches(term),
];

const emailMatches = (term: string): SQL[] =>
  /^\S+$/.test(term) ? [startsWith(sql`email_form`, term.toLowerCase())] : [];

const phoneMatches = (digits: string): SQL[] =>
  digits.length < MIN_LAST_DIGITS ? [] : [endsWithDigits(sql`phone_reversed`, digits)];

function taxIdMatches(term: string): SQL[] {
  const end = searchableTaxIdEnd(term);
  return end === undefined ? [] : [endsWithDigits(sql`cpf_reversed`, end)];
}
