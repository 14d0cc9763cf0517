import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import { appendCustomerEntry, type CustomerActor } from "../customers/staff/commands.ts";
import { customers } from "../customers/tables.ts";
import type { TenantTransaction } from "../platform/database/tenant.ts";
import { type CustomerRecords, findCustomerRecords } from "./customer-records.ts";
import { eraseCustomer } from "./erase-customer.ts";

type CustomerInput = { customerId: string; now: Date };

export async function exportCustomerByStaff(
  tx: TenantTransaction,
  actor: CustomerActor,
  { customerId, now }: CustomerInput,
): Promise<Outcome<CustomerRecords, "CUSTOMER_NOT_FOUND">> {
  const [customer] = await tx.select().from(customers).where(isCustomer(tx, customerId));
  if (!customer) return refuse("CUSTOMER_NOT_FOUND");
  const { companyId, passwordHash, ...account } = customer;
  await appendCustomerEntry(tx, actor, { customerId, now, action: "exported" });
  return accept({ customers: [account], ...(await findCustomerRecords(tx, customer)) });
}

/** `email` must be the customer's: it was typed to confirm who is meant. */
export async function eraseCustomerByStaff(
  tx: TenantTransaction,
  actor: CustomerActor,
  { customerId, email, now }: CustomerInput & { email: string },
): Promise<
  Outcome<undefined, "CUSTOMER_NOT_FOUND" | "VALIDATION_FAILED", { errors: { email: "ERROR_FORM_INVALID" } }>
> {
  const [customer] = await tx.select().from(customers).where(isCustomer(tx, customerId)).for("update");
  if (!customer) return refuse("CUSTOMER_NOT_FOUND");
  if (customer.email !== email) return refuse("VALIDATION_FAILED", { errors: { email: "ERROR_FORM_INVALID" } });
  await eraseCustomer(tx, customer, now);
  await appendCustomerEntry(tx, actor, { customerId, now, action: "erased" });
  return accept(undefined);
}

const isCustomer = (tx: TenantTransaction, customerId: string) =>
  and(eq(customers.companyId, tx.companyId), eq(customers.id, customerId));
