import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../../platform/database/tenant.ts";
import { allowMail, queueAllowedMail, queueMail } from "../../platform/mail/commands.ts";
import { hashPassword } from "../../platform/password/password-hash.ts";
import { ownedBy } from "../owned-by.ts";
import { forgetOtherCustomerDevices, rememberCustomerDevice } from "../sessions/devices.ts";
import { customers, sessions } from "../tables.ts";
import { consumeAccountLink, createAccountLink, expireAccountLinks, findAccountLink } from "./account-links.ts";
import { findCustomerByEmail } from "./queries.ts";

/** Mails to an address without an account count as well: a refusal does not tell whether there is one. */
export async function queueRecoveryMail(
  tx: TenantTransaction,
  { email, now }: { email: string; now: Date },
): Promise<Outcome<undefined, "TOO_MANY_REQUESTS", { seconds: number }>> {
  const permit = await allowMail(tx, { template: "password-recovery", to: email, now });
  if (!permit.ok) return permit;
  const customer = await findCustomerByEmail(tx, email);
  if (!customer) return accept(undefined);
  const { id: customerId, name } = customer;
  const secret = await createAccountLink(tx, { customerId, purpose: "recovery", email }, now);
  await queueAllowedMail(tx, permit.value, { customerId, content: { name, path: `/?recover=1#${secret}` } });
  return accept(undefined);
}

type ResetPasswordInput = {
  token: string;
  password: string;
  fromBrowser: boolean;
  deviceToken: string | undefined;
  now: Date;
};

/** The browser is a known one from then on: strangers who guess do not keep the owner from the new password. */
export async function resetPasswordByLink(
  tenant: Tenant,
  { token, password, fromBrowser, deviceToken, now }: ResetPasswordInput,
): Promise<Outcome<{ deviceToken: string | undefined }, "TOKEN_NOT_FOUND">> {
  if (!(await withTenantTransaction(tenant, (tx) => findAccountLink(tx, token, "recovery", now))))
    return refuse("TOKEN_NOT_FOUND");
  const passwordHash = await hashPassword(password);
  return await withTenantTransaction(tenant, async (tx) => {
    const link = await consumeAccountLink(tx, token, "recovery", now);
    if (!link) return refuse("TOKEN_NOT_FOUND");
    const { customerId, email } = link;
    // Using the link proves that the customer reads mail of this address.
    const [customer] = await tx
      .update(customers)
      .set({ passwordHash, emailConfirmedAt: now })
      .where(and(eq(customers.companyId, tx.companyId), eq(customers.id, customerId), eq(customers.email, email)))
      .returning();
    if (!customer) return refuse("TOKEN_NOT_FOUND");
    await tx.delete(sessions).where(ownedBy(sessions, tx, customerId));
    await expireAccountLinks(tx, { customerId, purpose: "recovery" }, now);
    // A person with the old password may have requested another address.
    await expireAccountLinks(tx, { customerId, purpose: "confirmation", except: [email] }, now);
    await forgetOtherCustomerDevices(tx, { customerId, deviceToken });
    const remembered = fromBrowser ? await rememberCustomerDevice(tx, { customerId, deviceToken, now }) : undefined;
    await queueMail(tx, { template: "password-changed", to: email, customerId, content: { name: customer.name } });
    return accept({ deviceToken: remembered });
  });
}
