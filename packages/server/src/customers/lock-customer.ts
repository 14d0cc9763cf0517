import { sql } from "drizzle-orm";
import type { TenantTransaction } from "../platform/database/tenant.ts";

/**
 * Holds back whatever else of this customer is changed one at a time until this transaction is over: two at once cannot
 * each miss the other. Rows that only name the customer, as the keys of intents do, are written meanwhile: whoever
 * holds one of them waits for nobody.
 */
export async function lockCustomer(tx: TenantTransaction, customerId: string): Promise<void> {
  await tx.execute(
    sql`select from customers where company_id = ${tx.companyId} and id = ${customerId} for no key update`,
  );
}
