import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgTable, PgUpdateBuilder, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type pg from "pg";
import type { Database, Reader } from "./open.ts";
import type { ReplicaReader } from "./replicas/replica-reader.ts";
import { queryBuilderOf, withTransaction } from "./transaction.ts";
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
  readonly limitsMails: boolean;
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

export const tenantKey = ({ database, companyId }: Tenant): string => `${database.id}/${companyId}`;

/** For what visitors may see. Reads of shared caches and before a write take `primaryReader`. */
export const reader = (tenant: Tenant): Reader => tenant.replicaReader?.reader ?? primaryReader(tenant);

export const readerClient = (tenant: Tenant): Pick<pg.Pool, "query"> =>
  tenant.replicaReader?.client ?? primaryClient(tenant);

export const primaryReader = (tenant: Tenant): Reader => drizzle(primaryClient(tenant) as pg.Pool);

type Query = (...args: unknown[]) => Promise<unknown>;

export function primaryClient({ companyId, database }: Pick<Tenant, "companyId" | "database">): Pick<pg.Pool, "query"> {
  const { readerPool, shares } = database;
  const query: Query = (...args) =>
    shares.readerPool.run(companyId, () => (readerPool.query as Query).apply(readerPool, args));
  return { query } as Pick<pg.Pool, "query">;
}

/** A refused outcome or an exception rolls back. Retries after a deadlock or a serialization failure. */
export const withTenantTransaction = <Result>(
  tenant: Tenant,
  work: (tx: TenantTransaction) => Promise<Result>,
): Promise<Result> =>
  tenant.database.shares.pool.run(tenant.companyId, () =>
    withTransaction(tenant.database, tenantSettings(tenant), (client) => work(transactionOf(client, tenant))),
  );

/** Goes on as the company, in a transaction that has read only tables outside of companies. */
export async function enterTenant(client: pg.PoolClient, tenant: Tenant): Promise<TenantTransaction> {
  await client.query(tenantSettings(tenant));
  return transactionOf(client, tenant);
}

function tenantSettings({ companyId }: Tenant): string {
  if (!isUuid(companyId)) throw new Error("A company id must be a uuid");
  return `set local role shop_app; set local app.company = '${companyId}'`;
}

const transactionOf = (client: pg.PoolClient, { companyId, database: { limitsMails } }: Tenant): TenantTransaction =>
  Object.assign(Object.create(queryBuilderOf(client)), { companyId, client, limitsMails });
