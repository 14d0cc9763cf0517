import { accept, type Outcome, type RefusedOutcome, refuse } from "@pecacerta/rules/outcome";
import { eq } from "drizzle-orm";
import type { Actor } from "../../companies/actor.ts";
import { appendAuditEntry } from "../../companies/audit.ts";
import { companySettings } from "../../companies/tables.ts";
import type { Database } from "../../platform/database/open.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../../platform/database/tenant.ts";
import { ADMIN_PATH } from "../../platform/http/admin-host.ts";
import { allowMail, queueAllowedMail, queueMail } from "../../platform/mail/commands.ts";
import { withIdentityTransaction } from "../identity/identity-transaction.ts";
import { createInvitation, invitationPath } from "../identity/invitation.ts";
import { staffUsers } from "../identity/tables.ts";
import { findOperatorFacts, findOwnerEmails, waitsUntil } from "../identity/waiting-invitation.ts";

type InviteOwnerInput = { email: string; actor: Actor; now: Date };

export type InvitedOwner = { token: string; waitsUntil: Date | null };

export type InviteOwnerOutcome =
  | Outcome<InvitedOwner, "OPERATOR_ADDRESS">
  | RefusedOutcome<"TOO_MANY_REQUESTS", { seconds: number }>;

/** Mails the link, and tells the owners, who may consent or refuse. Operators are invited to no company that has an owner. */
export async function inviteOwner(
  tenant: Tenant,
  { email, actor, now }: InviteOwnerInput,
): Promise<InviteOwnerOutcome> {
  const { database } = tenant;
  const operator = await findOperator(database, actor);
  const facts = await withIdentityTransaction(database, (tx) =>
    findOperatorFacts(tx, { email, operatorId: operator?.id ?? null }),
  );
  return withTenantTransaction(tenant, async (tx): Promise<InviteOwnerOutcome> => {
    const owners = await findOwnerEmails(tx, now);
    if (owners.length > 0 && facts.isForOperator) return refuse("OPERATOR_ADDRESS");
    const permit = await allowMail(tx, { template: "staff-invitation", to: email, now });
    if (!permit.ok) return permit;
    const by = {
      invitedBy: null,
      operatorId: operator?.id ?? null,
      operatorName: operator ? displayName(operator) : "",
    };
    const rights = { role: "owner", addedPermissions: [], removedPermissions: [] } as const;
    const token = await createInvitation(tx, { ...rights, ...by, email }, now);
    const wait = owners.length === 0 ? null : waitsUntil({ invitedBy: null, consentedAt: null, createdAt: now });
    const from = wait?.toISOString();
    const link = { company: await findCompanyName(tx, tenant), role: "owner", path: invitationPath(token) } as const;
    await queueAllowedMail(tx, permit.value, { customerId: null, content: { ...link, ...(from && { from }) } });
    const path = `${ADMIN_PATH}/${tenant.slug}/ajustes/equipe` as const;
    const content = {
      ...(operator && { operator: displayName(operator) }),
      email,
      at: now.toISOString(),
      path,
      ...(from && { from }),
    };
    for (const to of owners)
      await queueMail(tx, { template: "staff-owner-invited", to, customerId: null, content }, now);
    const entry = { action: "company.owner-invited", subjectKind: "company", subjectId: tenant.slug, at: now };
    await appendAuditEntry(tx, actor, { ...entry, after: { email, ...(from && { from }) } });
    return accept({ token, waitsUntil: wait });
  });
}

export async function findOperator(database: Database, actor: Actor) {
  if (actor.kind !== "staff") return undefined;
  const [user] = await withIdentityTransaction(database, (tx) =>
    tx.select().from(staffUsers).where(eq(staffUsers.id, actor.staffUserId)),
  );
  return user;
}

const displayName = ({ name, email }: { name: string; email: string }): string => `${name} (${email})`.trim();

async function findCompanyName(tx: TenantTransaction, { slug }: Tenant): Promise<string> {
  const [settings] = await tx
    .select({ name: companySettings.titulo })
    .from(companySettings)
    .where(eq(companySettings.companyId, tx.companyId));
  return settings?.name ?? slug;
}
