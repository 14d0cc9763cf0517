import { getTableColumns } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { fitments } from "../tables.ts";
import { inBatches } from "./insert-batches.ts";
import type { NewProduct } from "./new-product.ts";
import { toFitmentRows } from "./product-inserts.ts";

const COLUMNS = Object.entries(getTableColumns(fitments)) as [keyof typeof fitments.$inferInsert, { name: string }][];
const NAMES = COLUMNS.map(([, { name }]) => name).join(", ");

/** Inserts the fitments of the products. Of 24,000, the query builder would keep the event loop for two seconds. */
export async function insertFitments(
  tx: TenantTransaction,
  given: readonly (NewProduct & { id: string })[],
): Promise<void> {
  const rows = given.flatMap((product) => toFitmentRows(tx.companyId, product));
  for (const batch of inBatches(rows)) {
    const values = batch.flatMap((row) => COLUMNS.map(([field]) => row[field] ?? null));
    await tx.client.query(`insert into fitments (${NAMES}) values ${placeholders(batch.length)}`, values);
  }
}

function placeholders(rows: number): string {
  const row = (at: number) => COLUMNS.map((_, column) => `$${at * COLUMNS.length + column + 1}`).join(", ");
  return Array.from({ length: rows }, (_, at) => `(${row(at)})`).join(", ");
}
