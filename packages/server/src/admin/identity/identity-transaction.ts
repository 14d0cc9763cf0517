import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Database } from "../../platform/database/open.ts";
import { queryBuilderOf, withTransaction } from "../../platform/database/transaction.ts";

/** Sees who the staff are, and nothing of a company. */
export type IdentityTransaction = NodePgDatabase & { readonly client: pg.PoolClient; readonly limitsMails: boolean };

// Not as `set role`, which Citus would repeat on the nodes that the transaction reaches later, in another role.
const AS_SHOP_AUTH = "select set_config('role', 'shop_auth', true)";

export const withIdentityTransaction = <Result>(
  database: Database,
  work: (tx: IdentityTransaction) => Promise<Result>,
  companyId?: string,
): Promise<Result> =>
  companyId === undefined
    ? identify(database, work)
    : database.shares.pool.run(companyId, () => identify(database, work));

const identify = <Result>(database: Database, work: (tx: IdentityTransaction) => Promise<Result>): Promise<Result> =>
  withTransaction(database, AS_SHOP_AUTH, (client) =>
    work(Object.assign(Object.create(queryBuilderOf(client)), { client, limitsMails: database.limitsMails })),
  );
