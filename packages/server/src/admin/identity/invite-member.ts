import { accept, type Outcome, type RefusedOutcome, refuse } from "@pecacerta/rules/outcome";
import { canGrant, type StaffRights } from "@pecacerta/rules/permission";
import { and, eq } from "drizzle-orm";
import { appendAuditEntry } from "../../companies/audit.ts";
import type { StaffMember } from "../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { allowMail, type MailPermit, queueAllowedMail } from "../../platform/mail/commands.ts";
import { createInvitation, deleteInvitation, invitationPath, lockInvitation, lockInvitationsTo } from "./invitation.ts";
import { lockRights } from "./members.ts";
import { staffMemberships } from "./tables.ts";

export type InvitationRefusal = "ABOVE_YOUR_PERMISSIONS" | "INVITATION_NOT_FOUND";
type TooManyMails = RefusedOutcome<"TOO_MANY_REQUESTS", { seconds: number }>;
type InviteInput = { email: string; rights: StaffRights; now: Date };

/** Mails the link and answers with its token. A pending invitation of the same address ends. */
export async function inviteMember(
  tx: TenantTransaction,
  member: StaffMember,
  { email, rights, now }: InviteInput,
): Promise<Outcome<string, "ABOVE_YOUR_PERMISSIONS" | "ALREADY_MEMBER"> | TooManyMails> {
  const own = await lockOwnRights(tx, member, now);
  const pending = await lockInvitationsTo(tx, email);
  if (!own || [rights, ...pending].some((given) => !canGrant(own, given))) return refuse("ABOVE_YOUR_PERMISSIONS");
  if (await isMember(tx, email, now)) return refuse("ALREADY_MEMBER");
  const permit = await allowMail(tx, { template: "staff-invitation", to: email, now });
  if (!permit.ok) return permit;
  for (const { id } of pending) await deleteInvitation(tx, id);
  return accept(await sendInvitation(tx, member, { permit: permit.value, rights, now }));
}

/** With a new link, because the first one is stored nowhere. */
export async function resendInvitation(
  tx: TenantTransaction,
  member: StaffMember,
  { id, now }: { id: string; now: Date },
): Promise<Outcome<string, InvitationRefusal> | TooManyMails> {
  const locked = await lockOwnInvitation(tx, member, { id, now });
  if (!locked.ok) return locked;
  const { email, role, addedPermissions, removedPermissions } = locked.value;
  const permit = await allowMail(tx, { template: "staff-invitation", to: email, now });
  if (!permit.ok) return permit;
  await deleteInvitation(tx, id);
  const rights = { role, addedPermissions, removedPermissions };
  return accept(await sendInvitation(tx, member, { permit: permit.value, rights, now }));
}

export async function withdrawInvitation(
  tx: TenantTransaction,
  member: StaffMember,
  { id, now }: { id: string; now: Date },
): Promise<Outcome<undefined, InvitationRefusal>> {
  const locked = await lockOwnInvitation(tx, member, { id, now });
  if (!locked.ok) return locked;
  await deleteInvitation(tx, id);
  const { email, role, invitedBy } = locked.value;
  const action = invitedBy === null ? "staff.invitation-refused" : "staff.invitation-withdrawn";
  const entry = { action, subjectKind: "invitation", subjectId: email };
  await appendAuditEntry(tx, member.actor, { ...entry, before: { role }, at: now });
  return accept(undefined);
}

async function lockOwnRights(tx: TenantTransaction, { actor }: StaffMember, now: Date) {
  const [own] = await lockRights(tx, [actor.staffUserId], now);
  return own;
}

export async function lockOwnInvitation(
  tx: TenantTransaction,
  member: StaffMember,
  { id, now }: { id: string; now: Date },
) {
  const own = await lockOwnRights(tx, member, now);
  const invitation = await lockInvitation(tx, id);
  if (!invitation) return refuse("INVITATION_NOT_FOUND");
  return own && canGrant(own, invitation) ? accept(invitation) : refuse("ABOVE_YOUR_PERMISSIONS");
}

async function isMember(tx: TenantTransaction, email: string, now: Date): Promise<boolean> {
  const rows = await tx
    .select()
    .from(staffMemberships)
    .where(and(eq(staffMemberships.companyId, tx.companyId), eq(staffMemberships.email, email)));
  return rows.some(({ expiresAt }) => expiresAt === null || expiresAt > now);
}

async function sendInvitation(
  tx: TenantTransaction,
  { actor, name }: StaffMember,
  { permit, rights, now }: Omit<InviteInput, "email"> & { permit: MailPermit<"staff-invitation"> },
) {
  const email = permit.to;
  const token = await createInvitation(tx, { ...rights, email, invitedBy: actor.staffUserId }, now);
  const content = { inviter: name, role: rights.role, path: invitationPath(token) };
  await queueAllowedMail(tx, permit, { customerId: null, content });
  const entry = { action: "staff.invited", subjectKind: "invitation", subjectId: email, after: rights, at: now };
  await appendAuditEntry(tx, actor, entry);
  return token;
}
