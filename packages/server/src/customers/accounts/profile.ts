import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { ProfileInput } from "@pecacerta/rules/profile";
import { and, eq } from "drizzle-orm";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import type { Customer } from "../sessions/session.ts";
import { customers } from "../tables.ts";
import { hasReachedLinkLimit } from "./account-links.ts";
import { queueNewEmailMails } from "./confirmation.ts";
import { findCustomerByEmail } from "./queries.ts";
import { checkPassword } from "./update-password.ts";

type UpdateProfileInput = ProfileInput & { password: string; limited: boolean; now: Date };
type ProfileRefusal = "AUTH_WRONG_PASSWORD" | "AUTH_EMAIL_ALREADY_IN_USE" | "TOO_MANY_REQUESTS";

export async function updateProfile(
  tenant: Tenant,
  customer: Customer,
  { name, email, cpf, phone, rg, password, limited, now }: UpdateProfileInput,
): Promise<Outcome<Customer, ProfileRefusal>> {
  const { id } = customer;
  const newEmail = email === customer.email ? undefined : email;
  if (newEmail && !(await checkPassword(tenant, customer, password))) return refuse("AUTH_WRONG_PASSWORD");
  return await withTenantTransaction(tenant, async (tx): Promise<Outcome<Customer, ProfileRefusal>> => {
    await tx
      .update(customers)
      .set({ name, cpf, phone, rg })
      .where(and(eq(customers.companyId, tx.companyId), eq(customers.id, id)));
    if (newEmail) {
      if (await findCustomerByEmail(tx, newEmail)) return refuse("AUTH_EMAIL_ALREADY_IN_USE");
      if (limited && (await hasReachedLinkLimit(tx, id, "confirmation", now))) return refuse("TOO_MANY_REQUESTS");
      await queueNewEmailMails(tx, { id, name, email: customer.email, newEmail: newEmail }, now);
    }
    return accept({ ...customer, name, cpf, phone, rg });
  });
}
