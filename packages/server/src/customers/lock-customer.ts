import { sql } from "drizzle-orm";
import type { TenantTransaction } from "../platform/database/tenant.ts";

/** Unlike `for update`, `no key update` does not block the insertion of rows that reference the customer. */
export async function lockCustomer(tx: TenantTransaction, customerId: string): Promise<LockedCustomer | undefined> {
  const { rows } = await tx.execute<LockedCustomer>(sql`
    select blocked_at is not null as "isBlocked" from customers
    where company_id = ${tx.companyId} and id = ${customerId} for no key update`);
  return rows[0];
}

type LockedCustomer = { isBlocked: boolean };
