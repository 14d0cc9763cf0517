import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { ProfileInput } from "@pecacerta/rules/profile";
import { and, eq } from "drizzle-orm";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { HOUR_S } from "../../platform/http/rate-limits.ts";
import type { TooManyGuesses } from "../../platform/password/guess-budget.ts";
import type { Customer } from "../sessions/session.ts";
import { customers } from "../tables.ts";
import { hasReachedLinkLimit } from "./account-links.ts";
import { queueNewEmailMails, type TooManyMails } from "./confirmation.ts";
import type { GuessOrigin } from "./password-guess.ts";
import { findCustomerByEmail } from "./queries.ts";
import { checkPassword } from "./update-password.ts";

type UpdateProfileInput = ProfileInput & { password: string; origin: GuessOrigin };
type ProfileRefusal = "AUTH_WRONG_PASSWORD" | "AUTH_EMAIL_ALREADY_IN_USE";
type ProfileOutcome = Outcome<Customer, ProfileRefusal> | TooManyGuesses | TooManyMails;

export async function updateProfile(
  tenant: Tenant,
  customer: Customer,
  { name, email, cpf, phone, rg, password, origin }: UpdateProfileInput,
): Promise<ProfileOutcome> {
  const { id } = customer;
  const newEmail = email === customer.email ? undefined : email;
  const checked = newEmail ? await checkPassword(tenant, customer, { password, origin }) : undefined;
  if (checked?.ok === false) return checked;
  const { isLimited, now } = origin;
  return await withTenantTransaction(tenant, async (tx): Promise<ProfileOutcome> => {
    await tx
      .update(customers)
      .set({ name, cpf, phone, rg })
      .where(and(eq(customers.companyId, tx.companyId), eq(customers.id, id)));
    if (newEmail) {
      if (await findCustomerByEmail(tx, newEmail)) return refuse("AUTH_EMAIL_ALREADY_IN_USE");
      if (isLimited && (await hasReachedLinkLimit(tx, id, "confirmation", now)))
        return refuse("TOO_MANY_REQUESTS", { seconds: HOUR_S });
      const queued = await queueNewEmailMails(tx, { id, name, email: customer.email, newEmail }, now);
      if (!queued.ok) return queued;
    }
    return accept({ ...customer, name, cpf, phone, rg });
  });
}
