import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../../platform/database/tenant.ts";
import { queueMail } from "../../platform/mail/commands.ts";
import { hashPassword } from "../../platform/password/password-hash.ts";
import { ownedBy } from "../owned-by.ts";
import { customers, sessions } from "../tables.ts";
import {
  consumeAccountLink,
  createAccountLink,
  expireAccountLinks,
  findAccountLink,
  hasReachedLinkLimit,
} from "./account-links.ts";
import { findCustomerByEmail } from "./queries.ts";

export async function queueRecoveryMail(
  tx: TenantTransaction,
  { email, limited, now }: { email: string; limited: boolean; now: Date },
): Promise<void> {
  const customer = await findCustomerByEmail(tx, email);
  if (!customer) return;
  const { id: customerId, name } = customer;
  if (limited && (await hasReachedLinkLimit(tx, customerId, "recovery", now))) return;
  const secret = await createAccountLink(tx, { customerId, purpose: "recovery", email }, now);
  await queueMail(tx, {
    template: "password-recovery",
    to: email,
    customerId,
    content: { name, path: `/?recover=1#${secret}` },
  });
}

type ResetPasswordInput = { token: string; password: string; now: Date };

export async function resetPasswordByLink(
  tenant: Tenant,
  { token, password, now }: ResetPasswordInput,
): Promise<Outcome<null, "TOKEN_NOT_FOUND">> {
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
    await queueMail(tx, { template: "password-changed", to: email, customerId, content: { name: customer.name } });
    return accept(null);
  });
}
