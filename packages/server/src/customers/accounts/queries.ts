import { and, eq } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { customers } from "../tables.ts";

export async function findCustomerByEmail(tx: TenantTransaction, email: string) {
  const [customer] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.companyId, tx.companyId), eq(customers.email, email)));
  return customer;
}
