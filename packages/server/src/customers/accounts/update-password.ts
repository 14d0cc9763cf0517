import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq, ne } from "drizzle-orm";
import { hashSecret } from "../../platform/config/secret-token.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { queueMail } from "../../platform/mail/commands.ts";
import { hashPassword, verifyPassword } from "../../platform/password/password-hash.ts";
import { ownedBy } from "../owned-by.ts";
import type { Customer } from "../sessions/session.ts";
import { customers, sessions } from "../tables.ts";
import { expireAccountLinks } from "./account-links.ts";

type UpdatePasswordInput = { current: string; password: string; token: string; now: Date };

export async function checkPassword(tenant: Tenant, { id }: Customer, password: string): Promise<string | undefined> {
  const [row] = await withTenantTransaction(tenant, (tx) =>
    tx
      .select({ passwordHash: customers.passwordHash })
      .from(customers)
      .where(and(eq(customers.companyId, tx.companyId), eq(customers.id, id))),
  );
  return (await verifyPassword(row?.passwordHash, password)) ? row?.passwordHash : undefined;
}

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
      // A concurrent change may have replaced the password.
      .where(and(eq(customers.companyId, tx.companyId), eq(customers.id, id), eq(customers.passwordHash, currentHash)));
    if (updated.rowCount !== 1) return refuse("AUTH_WRONG_PASSWORD");
    await tx.delete(sessions).where(and(ownedBy(sessions, tx, id), ne(sessions.tokenHash, hashSecret(token))));
    await expireAccountLinks(tx, { customerId: id, purpose: "recovery" }, now);
    // A person with the old password may have requested another address.
    await expireAccountLinks(tx, { customerId: id, purpose: "confirmation", except: [email] }, now);
    await queueMail(tx, { template: "password-changed", to: email, customerId: id, content: { name } });
    return accept(null);
  });
}
