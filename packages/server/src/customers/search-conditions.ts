import { type SQL, sql } from "drizzle-orm";

type NameColumns = { name: SQL; familyName: SQL; lastName: SQL };

/**
 * Returns alternatives: the text begins the whole name or the family name, or its first and last word begin those of the
 * name that has the others.
 */
export function nameConditions({ name, familyName, lastName }: NameColumns, text: string): SQL[] {
  const form = toSearchForm(text);
  const words = form.split(" ");
  const [first = "", last = ""] = [words[0], words.at(-1)];
  const others = words.slice(1, -1).map((word) => sql`position(${` ${word}`} in ${name}) > 0`);
  const ends = [startsWith(lastName, last), ...(words.length > 1 ? [startsWith(name, first)] : [])];
  return [startsWith(name, form), startsWith(familyName, form), sql.join([...ends, ...others], sql` and `)];
}

/** Compares the last digits with a column that is reversed. */
export const endsWithDigits = (reversed: SQL, digits: string): SQL =>
  startsWith(reversed, [...digits].reverse().join(""));

/** Not LIKE: row-level security lets only leakproof operators use an index. */
export const startsWith = (column: SQL, prefix: string): SQL =>
  sql`${column} >= ${prefix} and ${column} < ${`${prefix}\u{10FFFF}`}`;

const toSearchForm = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’‘´`]/g, "'");
