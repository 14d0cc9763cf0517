import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgTable, PgUpdateBuilder, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type pg from "pg";
import { type Database, isQueryTimeout, type Reader } from "./open.ts";
import type { ReplicaReader } from "./replicas/replica-reader.ts";
import { isUuid } from "./uuid.ts";

/** Every query and command takes it first, so none can forget the company. */
export type Tenant = {
  readonly companyId: string;
  readonly slug: string;
  readonly database: Database;
  readonly replicaReader?: ReplicaReader;
};

export type TenantTransaction = Omit<NodePgDatabase, "update"> & {
  update: UpdateWithoutCompany;
  readonly companyId: string;
  readonly client: Pick<pg.PoolClient, "query">;
};

/** Citus refuses an assignment to company_id, even of the same value. */
type UpdateWithoutCompany = <Table extends PgTable>(
  table: Table,
) => {
  set(
    values: PgUpdateSetSource<Table> & { companyId?: never },
  ): ReturnType<PgUpdateBuilder<Table, NodePgQueryResultHKT>["set"]>;
};

const RETRIED_STATES = new Set(["40001", "40P01"]);
const MAX_ATTEMPTS = 3;

export const tenantKey = ({ database, companyId }: Tenant): string => `${database.id}/${companyId}`;

/** For what visitors may see. Reads of shared caches and before a write take `tenant.database.reader`, the primary. */
export const reader = ({ replicaReader, database }: Tenant): Reader => replicaReader?.reader ?? database.reader;

export const readerClient = ({ replicaReader, database }: Tenant): Pick<pg.Pool, "query"> =>
  replicaReader?.client ?? database.readerPool;

/** A refused outcome or an exception rolls back. Retries after a deadlock or a serialization failure. */
export async function withTenantTransaction<Result>(
  tenant: Tenant,
  work: (tx: TenantTransaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runTransaction(tenant, work);
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !RETRIED_STATES.has(sqlStateOf(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}

async function runTransaction<Result>(
  tenant: Tenant,
  work: (tx: TenantTransaction) => Promise<Result>,
): Promise<Result> {
  if (!isUuid(tenant.companyId)) throw new Error("A company id must be a uuid");
  const client = await tenant.database.pool.connect();
  let connectionError: Error | undefined;
  try {
    // In one round trip. Two statements, because Citus sends the one with the settings to its nodes.
    await Promise.all([
      client.query("begin"),
      client.query(`set local role shop_app; set local app.company = '${tenant.companyId}'`),
    ]);
    const result = await work(transactionOf(client, tenant.companyId));
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

const queryBuilders = new WeakMap<pg.PoolClient, NodePgDatabase>();

function transactionOf(client: pg.PoolClient, companyId: string): TenantTransaction {
  const builder = queryBuilders.get(client) ?? drizzle(client);
  queryBuilders.set(client, builder);
  return Object.assign(Object.create(builder), { companyId, client });
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
