import { isPhone, phoneDigits } from "@pecacerta/rules/phone";
import { type SQL, sql } from "drizzle-orm";

type NameColumns = { name: SQL; familyName: SQL; lastName: SQL };

/**
 * Returns alternatives: the text begins the whole name or the family name, or its first and last word begin those of the
 * name that has the others, in either order.
 */
export function nameConditions({ name, familyName, lastName }: NameColumns, text: string): SQL[] {
  const form = toSearchForm(text);
  const words = form.split(" ");
  const [first = "", last = ""] = [words[0], words.at(-1)];
  if (words.length === 1) return [name, familyName, lastName].map((column) => startsWith(column, form));
  const others = words.slice(1, -1).map((word) => sql`position(${` ${word}`} in ${name}) > 0`);
  const ends = [
    [first, last],
    [last, first],
  ].map(([start = "", end = ""]) =>
    sql.join([startsWith(lastName, end), startsWith(name, start), ...others], sql` and `),
  );
  return [startsWith(name, form), startsWith(familyName, form), ...ends];
}

/** `indexed`: alternatives that indexes serve. `isMet`: whether a row has the word at all. */
export type WordConditions = { indexed: SQL[]; isMet: SQL };

export const wordConditions = (columns: NameColumns, word: string, others: readonly SQL[]): WordConditions => {
  const indexed = [...nameConditions(columns, word), ...others];
  const isInName = sql`position(${` ${toSearchForm(word)}`} in ' ' || ${columns.name}) > 0`;
  return { indexed, isMet: sql`(${sql.join([isInName, ...others], sql` or `)})` };
};

const MAX_LOOKED_UP_WORDS = 3;
const MAX_WORDS = 8;
const MAX_ROWS_OF_A_LOOKUP = 1000;

/** Returns statements for the rows that have all words of a text, in any order; none for a text that is one word. */
export function allWordsMatches(
  text: string,
  conditionsOf: (word: string) => WordConditions,
  { select, from }: { select: SQL; from: SQL },
): SQL[] {
  const words = splitSearchTerm(text);
  if (words[0] === text || words.length > MAX_WORDS) return [];
  const longestFirst = words.toSorted((one, other) => other.length - one.length).map(conditionsOf);
  return longestFirst.slice(0, MAX_LOOKED_UP_WORDS).flatMap((word) => {
    const others = longestFirst.filter((other) => other !== word).map(({ isMet }) => isMet);
    return word.indexed.map(
      (
        condition,
      ) => sql`select ${select} from (select * ${from} and ${condition} limit ${MAX_ROWS_OF_A_LOOKUP}) as found
        where ${sql.join([sql`true`, ...others], sql` and `)}`,
    );
  });
}

const PHONE = /(?:\+55\s*)?(?<!\d)\(?\d{2}\)?\s*9?\d{4}[\s-]?\d{4}(?!\d)/g;
const AROUND_WORDS = /^[,;:.()<>[\]"'|/\u2013\u2014-]+|[,;:.()<>[\]"'|/\u2013\u2014-]+$/g;

/** Returns different words without the punctuation around them; a phone number and an amount of money are one word. */
function splitSearchTerm(text: string): string[] {
  const joined = text
    .replace(PHONE, (digits) => (isPhone(digits) ? ` ${phoneDigits(digits)} ` : digits))
    .replace(/R\$\s+(?=\d)/gi, "R$");
  const words = joined.split(/\s+/).map((word) => word.replace(AROUND_WORDS, ""));
  return [...new Set(words)].filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Compares the last digits with a column that is reversed. */
export const endsWithDigits = (reversed: SQL, digits: string): SQL =>
  startsWith(reversed, [...digits].reverse().join(""));

/** Not LIKE: row-level security lets only leakproof operators use an index. */
export const startsWith = (column: SQL, prefix: string): SQL =>
  sql`(${column} >= ${prefix} and ${column} < ${`${prefix}\u{10FFFF}`})`;

const toSearchForm = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’‘´`]/g, "'");
