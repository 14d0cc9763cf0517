import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { canGrant, PERMISSIONS, type StaffRights } from "@pecacerta/rules/permission";
import { and, asc, eq, isNull } from "drizzle-orm";
import { appendAuditEntry } from "../../companies/audit.ts";
import type { StaffMember } from "../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { createInvitation, deleteInvitationsBy } from "./invitation.ts";
import { staffMemberships } from "./tables.ts";

type AboveRefusal = "ABOVE_YOUR_PERMISSIONS";
type ChangeRefusal = AboveRefusal | "STAFF_NOT_FOUND" | "LAST_OWNER";

const rightsOf = ({ role, permissions }: StaffMember): StaffRights => ({
  role,
  addedPermissions: [...permissions],
  removedPermissions: PERMISSIONS.filter((permission) => !permissions.has(permission)),
});

/** Answers with the token of the link. */
export async function inviteMember(
  tx: TenantTransaction,
  member: StaffMember,
  { email, rights, now }: { email: string; rights: StaffRights; now: Date },
): Promise<Outcome<string, AboveRefusal>> {
  if (!canGrant(rightsOf(member), rights)) return refuse("ABOVE_YOUR_PERMISSIONS");
  const { actor } = member;
  const token = await createInvitation(tx, { ...rights, email, invitedBy: actor.staffUserId }, now);
  const entry = { action: "staff.invited", subjectKind: "invitation", subjectId: email, after: rights, at: now };
  await appendAuditEntry(tx, actor, entry);
  return accept(token);
}

export async function changeMember(
  tx: TenantTransaction,
  member: StaffMember,
  { staffUserId, rights, now }: { staffUserId: string; rights: StaffRights; now: Date },
): Promise<Outcome<undefined, ChangeRefusal>> {
  const locked = await lockMember(tx, member, staffUserId, rights);
  if (!locked.ok) return locked;
  const { role, addedPermissions, removedPermissions } = rights;
  const changed = { role, addedPermissions: [...addedPermissions], removedPermissions: [...removedPermissions] };
  await tx.update(staffMemberships).set(changed).where(whereMember(tx, staffUserId));
  await deleteInvitationsBy(tx, staffUserId);
  const change = { before: locked.value, after: rights };
  await appendAuditEntry(tx, member.actor, { ...subjectOf(staffUserId, now), action: "staff.changed", ...change });
  return accept(undefined);
}

/** Ends the membership only: the account belongs to the person. */
export async function removeMember(
  tx: TenantTransaction,
  member: StaffMember,
  { staffUserId, now }: { staffUserId: string; now: Date },
): Promise<Outcome<undefined, ChangeRefusal>> {
  const locked = await lockMember(tx, member, staffUserId);
  if (!locked.ok) return locked;
  await tx.delete(staffMemberships).where(whereMember(tx, staffUserId));
  await deleteInvitationsBy(tx, staffUserId);
  const change = { before: locked.value };
  await appendAuditEntry(tx, member.actor, { ...subjectOf(staffUserId, now), action: "staff.removed", ...change });
  return accept(undefined);
}

const subjectOf = (subjectId: string, at: Date) => ({ subjectKind: "staff", subjectId, at });

const whereMember = (tx: TenantTransaction, staffUserId: string) =>
  and(eq(staffMemberships.companyId, tx.companyId), eq(staffMemberships.staffUserId, staffUserId));

/** Without `rights`: the member is removed. */
async function lockMember(
  tx: TenantTransaction,
  by: StaffMember,
  staffUserId: string,
  rights?: StaffRights,
): Promise<Outcome<StaffRights, ChangeRefusal>> {
  const owners = await lockOwners(tx);
  const { role, addedPermissions, removedPermissions } = staffMemberships;
  const [current] = await tx
    .select({ role, addedPermissions, removedPermissions })
    .from(staffMemberships)
    .where(whereMember(tx, staffUserId))
    .for("update");
  if (!current) return refuse("STAFF_NOT_FOUND");
  const own = rightsOf(by);
  if (!canGrant(own, current) || (rights && !canGrant(own, rights))) return refuse("ABOVE_YOUR_PERMISSIONS");
  const others = owners.filter((owner) => owner.staffUserId !== staffUserId);
  if (current.role === "owner" && rights?.role !== "owner" && others.length === 0) return refuse("LAST_OWNER");
  return accept(current);
}

/** In one order: two owners who remove each other wait, and the second sees that one is left. Support expires. */
const lockOwners = (tx: TenantTransaction) =>
  tx
    .select({ staffUserId: staffMemberships.staffUserId })
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
