import { sql } from "drizzle-orm";
import type { TenantTransaction } from "../platform/database/tenant.ts";

/**
 * Serializes changes of one customer until the end of the transaction. `no key update` does not block the insertion of rows
 * that reference the customer, such as idempotency keys.
 */
export async function lockCustomer(tx: TenantTransaction, customerId: string): Promise<void> {
  await tx.execute(
    sql`select from customers where company_id = ${tx.companyId} and id = ${customerId} for no key update`,
  );
}
