import { sql } from "drizzle-orm";
import type { TenantTransaction } from "../platform/database/tenant.ts";

/** Unlike `for update`, `no key update` does not block the insertion of rows that reference the customer. */
export async function lockCustomer(tx: TenantTransaction, customerId: string): Promise<void> {
  await tx.execute(
    sql`select from customers where company_id = ${tx.companyId} and id = ${customerId} for no key update`,
  );
}
