import type { Sort } from "@pecacerta/contract/listing";
import { type SQL, sql } from "drizzle-orm";
import type { Scope } from "./listing-scope.ts";

/** One thing that a list is sorted by; `type` is what its value is read back as from a cursor. */
export type SortKey = { value: SQL; type: "text" | "bigint" | "timestamptz" | "uuid"; descending?: true };

/** What decides a place in the list, the weightiest first. The id comes last, so that no two products share a place. */
export const sortKeysOf = (sort: Sort, scope: Scope): SortKey[] => [
  ...(sort === "default" ? usual(scope) : [SORTED[sort]]),
  { value: sql`p.id`, type: "uuid" },
];

export const orderBy = (keys: readonly SortKey[], backwards = false): SQL =>
  sql.join(
    keys.map(({ value, descending = false }) => sql`${value} ${descending === backwards ? sql`asc` : sql`desc`}`),
    sql`, `,
  );

/** Whether a product stands after (or before) the place that these values name. */
export function isBeyond(
  [key, ...keys]: readonly SortKey[],
  [at, ...values]: readonly string[],
  backwards: boolean,
): SQL {
  if (!key || at === undefined) return sql`false`;
  const { value, type, descending = false } = key;
  const there = sql`${at}::${sql.raw(type)}`;
  const beyond = sql`${value} ${descending === backwards ? sql`>` : sql`<`} ${there}`;
  return sql`(${beyond} or ${value} = ${there} and ${isBeyond(keys, values, backwards)})`;
}

const SORTED: Record<Exclude<Sort, "default">, SortKey> = {
  name_asc: { value: sql`p.name`, type: "text" },
  name_desc: { value: sql`p.name`, type: "text", descending: true },
  price_asc: { value: sql`p.price`, type: "bigint" },
  price_desc: { value: sql`p.price`, type: "bigint", descending: true },
};

// What was searched for: the best match first. A category: as its seller placed it. Then the newest.
function usual({ plan, categoryId }: Scope): SortKey[] {
  const newest: SortKey = { value: sql`p.created_at`, type: "timestamptz", descending: true };
  if (plan) return [{ value: sql`hit.score`, type: "bigint", descending: true }, newest];
  return categoryId ? [{ value: sql`place.position`, type: "bigint" }, newest] : [newest];
}
