import type { TenantTransaction } from "@pecacerta/server/platform/database/tenant";

type Table = Parameters<TenantTransaction["insert"]>[0];

// A statement allows 65,535 parameters.
const CHUNK = 500;

/** Inserts rows for the transaction's company. */
export async function insertAll<Into extends Table>(
  tx: TenantTransaction,
  table: Into,
  rows: Omit<Into["$inferInsert"], "companyId">[],
): Promise<void> {
  const owned = rows.map((row) => ({ ...row, companyId: tx.companyId }) as Into["$inferInsert"]);
  for (let at = 0; at < owned.length; at += CHUNK) await tx.insert(table).values(owned.slice(at, at + CHUNK));
}
