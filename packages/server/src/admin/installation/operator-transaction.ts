import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Database } from "../../platform/database/open.ts";
import { queryBuilderOf, withTransaction } from "../../platform/database/transaction.ts";
import { isUuid } from "../../platform/database/uuid.ts";

/** Sees which companies there are, and no row of theirs. */
export type OperatorTransaction = NodePgDatabase & { readonly client: pg.PoolClient };

export const withOperatorTransaction = <Result>(
  database: Database,
  work: (tx: OperatorTransaction) => Promise<Result>,
): Promise<Result> =>
  withTransaction(database, "set local role shop_operator", (client) =>
    work(Object.assign(Object.create(queryBuilderOf(client)), { client })),
  );

/** Names the company to which invitations and audit entries may be added. */
export async function addTo(tx: OperatorTransaction, companyId: string) {
  if (!isUuid(companyId)) throw new Error("A company id must be a uuid");
  await tx.client.query(`set local app.company = '${companyId}'`);
  return { insert: tx.insert.bind(tx), companyId };
}
