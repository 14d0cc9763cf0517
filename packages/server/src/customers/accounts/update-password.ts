import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq, ne } from "drizzle-orm";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { queueMail } from "../../platform/mail/commands.ts";
import { ownedBy } from "../owned-by.ts";
import { type Customer, hashSecret } from "../sessions/session.ts";
import { customers, sessions } from "../tables.ts";
import { expireAccountLinks } from "./account-links.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";

type UpdatePasswordInput = { current: string; password: string; token: string; now: Date };

/** The hash of the customer's password, where what was typed is it. */
export async function checkPassword(tenant: Tenant, { id }: Customer, typed: string): Promise<string | undefined> {
  const [known] = await withTenantTransaction(tenant, (tx) =>
    tx
      .select({ passwordHash: customers.passwordHash })
      .from(customers)
      .where(and(eq(customers.companyId, tx.companyId), eq(customers.id, id))),
  );
  return (await verifyPassword(known?.passwordHash, typed)) ? known?.passwordHash : undefined;
}

/** Changes the password. Every session but the one of this token ends, and every link that opens the account. */
export async function updatePassword(
  tenant: Tenant,
  customer: Customer,
  { current, password, token, now }: UpdatePasswordInput,
): Promise<Outcome<null, "AUTH_WRONG_PASSWORD">> {
  const currentHash = await checkPassword(tenant, customer, current);
  if (currentHash === undefined) return refuse("AUTH_WRONG_PASSWORD");
  const passwordHash = await hashPassword(password);
  const { id, email, name } = customer;
  return await withTenantTransaction(tenant, async (tx) => {
    const updated = await tx
      .update(customers)
      .set({ passwordHash })
      // Two changes at once: the second one's current password is none any more.
      .where(and(eq(customers.companyId, tx.companyId), eq(customers.id, id), eq(customers.passwordHash, currentHash)));
    if (updated.rowCount !== 1) return refuse("AUTH_WRONG_PASSWORD");
    await tx.delete(sessions).where(and(ownedBy(sessions, tx, id), ne(sessions.tokenHash, hashSecret(token))));
    await expireAccountLinks(tx, { customerId: id, purpose: "recovery" }, now);
    // Whoever knew the password may have asked for another address: it must not become the account's now.
    await expireAccountLinks(tx, { customerId: id, purpose: "confirmation", except: [email] }, now);
    await queueMail(tx, { template: "password-changed", to: email, customerId: id, content: { name } });
    return accept(null);
  });
}
