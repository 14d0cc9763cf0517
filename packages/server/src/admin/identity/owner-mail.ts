import { and, eq } from "drizzle-orm";
import type { Actor } from "../../companies/actor.ts";
import type { Database } from "../../platform/database/open.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../../platform/database/tenant.ts";
import { queueMail } from "../../platform/mail/commands.ts";
import { withIdentityTransaction } from "./identity-transaction.ts";
import { isCurrent } from "./members.ts";
import { staffMemberships, staffUsers } from "./tables.ts";

type OwnerInvitation = { email: string; actor: Actor; now: Date };

/** Tells every owner of the company that an operator, or a command on the server, invites another. */
export async function mailOwners(tenant: Tenant, { email, actor, now }: OwnerInvitation): Promise<void> {
  const operator = await findActorName(tenant.database, actor);
  const content = { ...(operator && { operator }), email, at: now.toISOString() };
  await withTenantTransaction(tenant, async (tx) => {
    for (const to of await findOwnerEmails(tx, now))
      await queueMail(tx, { template: "staff-owner-invited", to, customerId: null, content });
  });
}

async function findActorName(database: Database, actor: Actor): Promise<string | undefined> {
  if (actor.kind !== "staff") return undefined;
  const [user] = await withIdentityTransaction(database, (tx) =>
    tx.select().from(staffUsers).where(eq(staffUsers.id, actor.staffUserId)),
  );
  return user && `${user.name} (${user.email})`.trim();
}

async function findOwnerEmails(tx: TenantTransaction, now: Date): Promise<string[]> {
  const { companyId, role, email } = staffMemberships;
  const isOwner = and(eq(companyId, tx.companyId), eq(role, "owner"), isCurrent(now));
  const rows = await tx.selectDistinct({ email }).from(staffMemberships).where(isOwner);
  return rows.map((row) => row.email);
}
