import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { type Database, isQueryTimeout, type Reader } from "../platform/database/open.ts";
import { isUuid } from "../platform/database/uuid.ts";

/** One company's view of the database. Every query and command takes it first, so none can forget the tenant. */
export type Shop = { readonly companyId: string; readonly slug: string; readonly database: Database };

/** A transaction inside one company: the company's walls stand around every statement. `client`: for prepared ones. */
export type Tx = NodePgDatabase & { readonly companyId: string; readonly client: Pick<pg.PoolClient, "query"> };

const RETRIED = new Set(["40001", "40P01"]);
const TRIES = 3;

/** Goods on show of one company: a role that reads nothing else, no transaction. The query itself must name the company. */
export const reader = (shop: Shop): Reader => shop.database.reader;

/**
 * The one door to a company's rows: opens a transaction with the role and the company set, and commits it.
 * A refused outcome, and an exception, roll it back. Work that a deadlock or a serialisation fault undid is done again.
 */
export async function together<Result>(shop: Shop, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(shop, work);
    } catch (error) {
      if (attempt >= TRIES || !RETRIED.has(stateOf(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}

async function once<Result>(shop: Shop, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  if (!isUuid(shop.companyId)) throw new Error("A company id must be a uuid");
  const client = await shop.database.pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(`begin; set local role shop_app; set local app.company = '${shop.companyId}'`);
    const result = await work(transactionOf(client, shop.companyId));
    await client.query(isRefused(result) ? "rollback" : "commit");
    return result;
  } catch (error) {
    // On a silent connection, the rollback would only wait once more.
    broken = isQueryTimeout(error) ? (error as Error) : await rollBack(client);
    throw error;
  } finally {
    client.release(broken);
  }
}

const builders = new WeakMap<pg.PoolClient, NodePgDatabase>();

// What builds the statements of a connection is made once for it; what is of one transaction only stands before it.
function transactionOf(client: pg.PoolClient, companyId: string): Tx {
  const builder = builders.get(client) ?? drizzle(client);
  builders.set(client, builder);
  return Object.assign(Object.create(builder), { companyId, client });
}

// A connection that cannot even roll back is thrown away, not given to the next caller.
async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query("rollback");
  } catch (error) {
    return error as Error;
  }
}

const isRefused = (result: unknown): boolean =>
  typeof result === "object" && result !== null && "ok" in result && result.ok === false;

function stateOf(error: unknown): string {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code ?? (cause ? stateOf(cause) : "");
}
