import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { type Database, isQueryTimeout } from "./open.ts";

const RETRIED_STATES = new Set(["40001", "40P01"]);
const MAX_ATTEMPTS = 3;

/** `settings`: the first statement. A refused outcome or an exception rolls back. */
export async function withTransaction<Result>(
  database: Database,
  settings: string,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runTransaction(database, settings, work);
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !RETRIED_STATES.has(sqlStateOf(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}

async function runTransaction<Result>(
  { pool }: Database,
  settings: string,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let connectionError: Error | undefined;
  try {
    // In one round trip. Two statements, because Citus sends the one with the settings to its nodes.
    await Promise.all([client.query("begin"), client.query(settings)]);
    const result = await work(client);
    await client.query(isRefused(result) ? "rollback" : "commit");
    return result;
  } catch (error) {
    // On a silent connection the rollback would wait, too.
    connectionError = isQueryTimeout(error) ? (error as Error) : await rollBack(client);
    throw error;
  } finally {
    client.release(connectionError);
  }
}

async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query("rollback");
  } catch (error) {
    return error as Error;
  }
}

const isRefused = (result: unknown): boolean =>
  typeof result === "object" && result !== null && "ok" in result && result.ok === false;

function sqlStateOf(error: unknown): string {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code ?? (cause ? sqlStateOf(cause) : "");
}

const queryBuilders = new WeakMap<pg.PoolClient, NodePgDatabase>();

export function queryBuilderOf(client: pg.PoolClient): NodePgDatabase {
  const builder = queryBuilders.get(client) ?? drizzle(client);
  queryBuilders.set(client, builder);
  return builder;
}
