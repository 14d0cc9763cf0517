import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { canGrant, PERMISSIONS, permissionsOf, rightsWith, type StaffRights } from "@pecacerta/rules/permission";
import { and, asc, eq, gt, inArray, isNull, or } from "drizzle-orm";
import { appendAuditEntry } from "../../companies/audit.ts";
import type { StaffMember } from "../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { deleteUnsentMails } from "../../platform/mail/commands.ts";
import { deleteInvitationsBy, listPendingInvitations } from "./invitation.ts";
import { staffMemberships } from "./tables.ts";

type ChangeRefusal = "ABOVE_YOUR_PERMISSIONS" | "STAFF_NOT_FOUND" | "LAST_OWNER";

export async function listMembers(tx: TenantTransaction, by: StaffMember, now: Date) {
  const own = rightsWith(by.role, by.permissions);
  const rows = await tx
    .select()
    .from(staffMemberships)
    .where(and(eq(staffMemberships.companyId, tx.companyId), isCurrent(now), isNull(staffMemberships.supportGrantId)))
    .orderBy(asc(staffMemberships.joinedAt), asc(staffMemberships.staffUserId));
  const invitations = await listPendingInvitations(tx, now);
  const withChangeable = <Row extends StaffRights>(row: Row) => ({ ...row, changeable: canGrant(own, row) });
  return { members: rows.map(withChangeable), invitations: invitations.map(withChangeable) };
}

export const isCurrent = (now: Date) => or(isNull(staffMemberships.expiresAt), gt(staffMemberships.expiresAt, now));

export async function changeMember(
  tx: TenantTransaction,
  member: StaffMember,
  { staffUserId, rights, now }: { staffUserId: string; rights: StaffRights; now: Date },
): Promise<Outcome<undefined, ChangeRefusal>> {
  const locked = await lockMember(tx, member, { staffUserId, now, rights });
  if (!locked.ok) return locked;
  const { role, addedPermissions, removedPermissions } = rights;
  const changed = { role, addedPermissions: [...addedPermissions], removedPermissions: [...removedPermissions] };
  await tx.update(staffMemberships).set(changed).where(whereMember(tx, staffUserId));
  await deleteInvitationsBy(tx, staffUserId);
  const change = { before: locked.value, after: { name: locked.value.name, ...rights } };
  await appendAuditEntry(tx, member.actor, { ...subjectOf(staffUserId, now), action: "staff.changed", ...change });
  return accept(undefined);
}

/** Ends the membership only: the account belongs to the person. */
export async function removeMember(
  tx: TenantTransaction,
  member: StaffMember,
  { staffUserId, now }: { staffUserId: string; now: Date },
): Promise<Outcome<undefined, ChangeRefusal>> {
  const locked = await lockMember(tx, member, { staffUserId, now });
  if (!locked.ok) return locked;
  const removed = await tx
    .delete(staffMemberships)
    .where(whereMember(tx, staffUserId))
    .returning({ email: staffMemberships.email });
  for (const { email } of removed)
    await deleteUnsentMails(tx, { to: email, templates: ["staff-new-order", "staff-new-bid"] });
  await deleteInvitationsBy(tx, staffUserId);
  const change = { before: locked.value };
  await appendAuditEntry(tx, member.actor, { ...subjectOf(staffUserId, now), action: "staff.removed", ...change });
  return accept(undefined);
}

const subjectOf = (subjectId: string, at: Date) => ({ subjectKind: "staff", subjectId, at });

const whereMember = (tx: TenantTransaction, staffUserId: string) =>
  and(eq(staffMemberships.companyId, tx.companyId), eq(staffMemberships.staffUserId, staffUserId));

type LockMemberInput = { staffUserId: string; now: Date; rights?: StaffRights };

/** Without `rights`: the member is removed. Rights are those after the lock: they may have ended while this one waited. */
async function lockMember(
  tx: TenantTransaction,
  by: StaffMember,
  { staffUserId, now, rights }: LockMemberInput,
): Promise<Outcome<StaffRights & { name: string }, ChangeRefusal>> {
  const owners = await lockOwners(tx);
  const [own, current] = await lockRights(tx, [by.actor.staffUserId, staffUserId], now);
  if (!current || current.supportGrantId) return refuse("STAFF_NOT_FOUND");
  if (!own || !canGrant(own, current) || (rights && !canGrant(own, rights))) return refuse("ABOVE_YOUR_PERMISSIONS");
  const others = owners.filter((owner) => owner.staffUserId !== staffUserId);
  const isLast = (isKind: (given: StaffRights) => boolean) =>
    isKind(current) && !(rights && isKind(rights)) && !others.some(isKind);
  if (isLast(isOwner) || isLast(hasEveryPermission)) return refuse("LAST_OWNER");
  const { name, role, addedPermissions, removedPermissions } = current;
  return accept({ name, role, addedPermissions, removedPermissions });
}

/** In the order of the given ids; undefined where there is no current member. */
export async function lockRights(tx: TenantTransaction, staffUserIds: readonly string[], now: Date) {
  const rows = await tx
    .select()
    .from(staffMemberships)
    .where(
      and(
        eq(staffMemberships.companyId, tx.companyId),
        inArray(staffMemberships.staffUserId, [...staffUserIds]),
        isCurrent(now),
      ),
    )
    .orderBy(asc(staffMemberships.staffUserId))
    .for("update");
  return staffUserIds.map((id) => rows.find(({ staffUserId }) => staffUserId === id));
}

const isOwner = ({ role }: StaffRights): boolean => role === "owner";

/** A permission that no owner has can be given to nobody again. */
const hasEveryPermission = (given: StaffRights): boolean =>
  isOwner(given) && permissionsOf(given).size === PERMISSIONS.length;

/** In one order: two owners who remove each other wait, and the second sees that one is left. Support expires. */
const lockOwners = (tx: TenantTransaction) =>
  tx
    .select()
    .from(staffMemberships)
    .where(
      and(
        eq(staffMemberships.companyId, tx.companyId),
        eq(staffMemberships.role, "owner"),
        isNull(staffMemberships.expiresAt),
      ),
    )
    .orderBy(asc(staffMemberships.staffUserId))
    .for("update");
