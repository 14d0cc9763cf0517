import { and, eq } from "drizzle-orm";
import type { Tx } from "../../companies/shop.ts";
import { customers } from "../tables.ts";

export async function findCustomerByEmail(tx: Tx, email: string) {
  const [customer] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.companyId, tx.companyId), eq(customers.email, email)));
  return customer;
}
