import { fillPlaceholders, type Placeholder, type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";

export type SqlValue = Placeholder | SQL;

export type StatementValue<Name extends string> = (name: Name) => SqlValue;

/** Planned once for each connection: only for statements whose plan does not depend on the values. */
export function prepareStatement<Name extends string, Row extends object>(
  name: string,
  write: (value: (name: Name) => Placeholder) => SQL,
): (client: Pick<pg.Pool | pg.PoolClient, "query">, values: Record<Name, unknown>) => Promise<Row[]> {
  const { sql: text, params } = new PgDialect().sqlToQuery(write((name) => sql.placeholder(name)));
  return async (client, values) => {
    const { rows } = await client.query<Row>({ name, text, values: fillPlaceholders(params, values) });
    return rows;
  };
}
