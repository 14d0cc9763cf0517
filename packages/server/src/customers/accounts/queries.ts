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

export async function findMailChoices(
  tx: TenantTransaction,
  id: string,
): Promise<{ email_confirmed: boolean; review_mails: boolean }> {
  const [row] = await tx
    .select({ confirmedAt: customers.emailConfirmedAt, declinedAt: customers.reviewMailsDeclinedAt })
    .from(customers)
    .where(and(eq(customers.companyId, tx.companyId), eq(customers.id, id)));
  return { email_confirmed: row?.confirmedAt != null, review_mails: row?.declinedAt == null };
}
