import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq, ne } from "drizzle-orm";
import { hashSecret } from "../../platform/config/secret-token.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { queueMail } from "../../platform/mail/commands.ts";
import type { TooManyGuesses } from "../../platform/password/guess-budget.ts";
import { hashPassword, verifyPassword } from "../../platform/password/password-hash.ts";
import { ownedBy } from "../owned-by.ts";
import { forgetOtherCustomerDevices } from "../sessions/devices.ts";
import type { Customer } from "../sessions/session.ts";
import { customers, sessions } from "../tables.ts";
import { expireAccountLinks } from "./account-links.ts";
import { checkCustomerGuess, type GuessOrigin, ownPasswordAccount } from "./password-guess.ts";

type UpdatePasswordInput = { current: string; password: string; token: string; origin: GuessOrigin };

export async function checkPassword(
  tenant: Tenant,
  customer: Customer,
  { password, origin }: { password: string; origin: GuessOrigin },
): Promise<Outcome<string, "AUTH_WRONG_PASSWORD"> | TooManyGuesses> {
  const { id } = customer;
  const [row] = await withTenantTransaction(tenant, (tx) =>
    tx
      .select({ passwordHash: customers.passwordHash })
      .from(customers)
      .where(and(eq(customers.companyId, tx.companyId), eq(customers.id, id))),
  );
  // Apart from sign-ins: who is not signed in uses up none of these guesses.
  const account = ownPasswordAccount(tenant.companyId, id);
  return checkCustomerGuess(tenant, { ...origin, account, customer }, async (lane) =>
    row && (await verifyPassword(row.passwordHash, password, lane))
      ? accept(row.passwordHash)
      : refuse("AUTH_WRONG_PASSWORD"),
  );
}

export async function updatePassword(
  tenant: Tenant,
  customer: Customer,
  { current, password, token, origin }: UpdatePasswordInput,
): Promise<Outcome<null, "AUTH_WRONG_PASSWORD"> | TooManyGuesses> {
  const checked = await checkPassword(tenant, customer, { password: current, origin });
  if (!checked.ok) return checked;
  const { deviceToken, now } = origin;
  const passwordHash = await hashPassword(password);
  const { id, email, name } = customer;
  return await withTenantTransaction(tenant, async (tx) => {
    const updated = await tx
      .update(customers)
      .set({ passwordHash })
      // A concurrent change may have replaced the password.
      .where(
        and(eq(customers.companyId, tx.companyId), eq(customers.id, id), eq(customers.passwordHash, checked.value)),
      );
    if (updated.rowCount !== 1) return refuse("AUTH_WRONG_PASSWORD");
    await tx.delete(sessions).where(and(ownedBy(sessions, tx, id), ne(sessions.tokenHash, hashSecret(token))));
    await forgetOtherCustomerDevices(tx, { customerId: id, deviceToken });
    await expireAccountLinks(tx, { customerId: id, purpose: "recovery" }, now);
    // A person with the old password may have requested another address.
    await expireAccountLinks(tx, { customerId: id, purpose: "confirmation", except: [email] }, now);
    await queueMail(tx, { template: "password-changed", to: email, customerId: id, content: { name } });
    return accept(null);
  });
}
