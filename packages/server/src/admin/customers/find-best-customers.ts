import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { customers } from "../../customers/tables.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { customerMatches } from "./search-customers.ts";

// Of each way to match; of more customers of one name any of them may be missing.
const MAX_CONSIDERED = 100;

/** The newest of those that match. */
export async function findBestCustomers(
  tx: TenantTransaction,
  { term, max }: { term: string; max: number },
): Promise<{ id: string; name: string; email: string; phone: string }[]> {
  const ways = term === "" ? [] : customerMatches(tx.companyId, term, MAX_CONSIDERED);
  if (ways.length === 0) return [];
  const found = await tx.execute<{ id: string }>(sql`
    select id from (${sql.join(ways, sql` union `)}) as found order by id desc limit ${max}`);
  const ids = found.rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const { id, name, email, phone } = customers;
  return await tx
    .select({ id, name, email, phone })
    .from(customers)
    .where(and(eq(customers.companyId, tx.companyId), inArray(id, ids)))
    .orderBy(desc(id));
}
