import { type SQL, sql } from "drizzle-orm";
import { isUuid } from "../../platform/database/uuid.ts";

export type ProductSort = "changed" | "name" | "price";

/** `key`: as text; a date in microseconds, because a Date has milliseconds only. */
export type ProductPosition = { id: string; key: string };

// The expression of the index products_by_change.
const CHANGED_AT = sql`case when p.updated_at is null then p.created_at else p.updated_at end`;

type SortOrder = { column: SQL; direction: SQL; key: SQL; isKey: RegExp; value: (key: string) => SQL };

const ORDERS: Readonly<Record<ProductSort, SortOrder>> = {
  changed: {
    column: CHANGED_AT,
    direction: sql`desc`,
    key: sql`(extract(epoch from ${CHANGED_AT}) * 1000000)::bigint::text`,
    isKey: /^\d{1,17}$/,
    value: (key) => sql`timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond'`,
  },
  name: {
    column: sql`p.name`,
    direction: sql`asc`,
    key: sql`p.name::text`,
    isKey: /^[^\0]*$/,
    value: (key) => sql`${key}`,
  },
  price: {
    column: sql`p.price`,
    direction: sql`asc`,
    key: sql`p.price::text`,
    isKey: /^\d{1,15}$/,
    value: (key) => sql`${key}::bigint`,
  },
};

export const sortColumns = (sort: ProductSort): SQL => sql`p.id, ${ORDERS[sort].key} as key`;

export const sortKey = (sort: ProductSort): SQL => ORDERS[sort].column;

export function sortOrder(sort: ProductSort, key = sortKey(sort)): SQL {
  const { direction } = ORDERS[sort];
  return sql`${key} ${direction}, p.id ${direction}`;
}

export const encodePosition = ({ key, id }: ProductPosition): string =>
  Buffer.from(`${id}${key}`).toString("base64url");

/** Nothing is beyond a position that no answer gave. */
export function isBeyondProduct(sort: ProductSort, after: string | undefined): SQL {
  if (after === undefined) return sql`true`;
  const text = Buffer.from(after, "base64url").toString();
  const [id, key] = [text.slice(0, 36), text.slice(36)];
  const { column, value, isKey } = ORDERS[sort];
  if (!(isUuid(id) && isKey.test(key))) return sql`false`;
  const comparison = sort === "changed" ? sql`<` : sql`>`;
  return sql`(${column}, p.id) ${comparison} (${value(key)}, ${id}::uuid)`;
}
