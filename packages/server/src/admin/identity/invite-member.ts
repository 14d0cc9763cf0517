import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { canGrant, type StaffRights } from "@pecacerta/rules/permission";
import { and, eq } from "drizzle-orm";
import { appendAuditEntry } from "../../companies/audit.ts";
import type { StaffMember } from "../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { queueMail } from "../../platform/mail/commands.ts";
import { createInvitation, deleteInvitation, invitationPath, lockInvitation, lockInvitationsTo } from "./invitation.ts";
import { lockRights } from "./members.ts";
import { staffMemberships } from "./tables.ts";

type InvitationRefusal = "ABOVE_YOUR_PERMISSIONS" | "INVITATION_NOT_FOUND";
type InviteInput = { email: string; rights: StaffRights; now: Date };

/** Mails the link and answers with its token. A pending invitation of the same address ends. */
export async function inviteMember(
  tx: TenantTransaction,
  member: StaffMember,
  { email, rights, now }: InviteInput,
): Promise<Outcome<string, "ABOVE_YOUR_PERMISSIONS" | "ALREADY_MEMBER">> {
  const own = await lockOwnRights(tx, member, now);
  const pending = await lockInvitationsTo(tx, email);
  if (!own || [rights, ...pending].some((given) => !canGrant(own, given))) return refuse("ABOVE_YOUR_PERMISSIONS");
  if (await isMember(tx, email, now)) return refuse("ALREADY_MEMBER");
  for (const { id } of pending) await deleteInvitation(tx, id);
  return accept(await sendInvitation(tx, member, { email, rights, now }));
}

/** With a new link, because the first one is stored nowhere. */
export async function resendInvitation(
  tx: TenantTransaction,
  member: StaffMember,
  { id, now }: { id: string; now: Date },
): Promise<Outcome<string, InvitationRefusal>> {
  const locked = await lockOwnInvitation(tx, member, { id, now });
  if (!locked.ok) return locked;
  const { email, role, addedPermissions, removedPermissions } = locked.value;
  await deleteInvitation(tx, id);
  return accept(
    await sendInvitation(tx, member, { email, rights: { role, addedPermissions, removedPermissions }, now }),
  );
}

export async function withdrawInvitation(
  tx: TenantTransaction,
  member: StaffMember,
  { id, now }: { id: string; now: Date },
): Promise<Outcome<undefined, InvitationRefusal>> {
  const locked = await lockOwnInvitation(tx, member, { id, now });
  if (!locked.ok) return locked;
  await deleteInvitation(tx, id);
  const { email, role } = locked.value;
  const entry = { action: "staff.invitation-withdrawn", subjectKind: "invitation", subjectId: email };
  await appendAuditEntry(tx, member.actor, { ...entry, before: { role }, at: now });
  return accept(undefined);
}

async function lockOwnRights(tx: TenantTransaction, { actor }: StaffMember, now: Date) {
  const [own] = await lockRights(tx, [actor.staffUserId], now);
  return own;
}

async function lockOwnInvitation(tx: TenantTransaction, member: StaffMember, { id, now }: { id: string; now: Date }) {
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
  { email, rights, now }: InviteInput,
) {
  const token = await createInvitation(tx, { ...rights, email, invitedBy: actor.staffUserId }, now);
  const content = { inviter: name, role: rights.role, path: invitationPath(token) };
  await queueMail(tx, { template: "staff-invitation", to: email, customerId: null, content });
  const entry = { action: "staff.invited", subjectKind: "invitation", subjectId: email, after: rights, at: now };
  await appendAuditEntry(tx, actor, entry);
  return token;
}
