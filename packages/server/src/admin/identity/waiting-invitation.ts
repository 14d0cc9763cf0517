import { DAY_MS } from "@pecacerta/rules/duration";
import { mailboxOf } from "@pecacerta/rules/email";
import { accept, type Outcome, type RefusedOutcome, refuse } from "@pecacerta/rules/outcome";
import { and, asc, eq, isNull } from "drizzle-orm";
import { appendAuditEntry } from "../../companies/audit.ts";
import type { StaffMember } from "../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import type { IdentityTransaction } from "./identity-transaction.ts";
import { type InvitationRefusal, lockOwnInvitation } from "./invite-member.ts";
import { isCurrent } from "./members.ts";
import { operators, staffInvitations, staffMemberships, staffUsers } from "./tables.ts";

const WAIT_MS = DAY_MS;

type InvitationRow = typeof staffInvitations.$inferSelect;
type WaitingFields = Pick<InvitationRow, "invitedBy" | "consentedAt" | "createdAt">;

/** When an operator's invitation takes effect without a consent. Null for a member's, and once an owner has consented. */
export const waitsUntil = ({ invitedBy, consentedAt, createdAt }: WaitingFields): Date | null =>
  invitedBy !== null || consentedAt !== null ? null : new Date(createdAt.getTime() + WAIT_MS);

/** `isForOperator`: the address is one of an operator. `isInviterOperator`: the inviter still is one. */
export type OperatorFacts = { isForOperator: boolean; isInviterOperator: boolean };

export async function findOperatorFacts(
  tx: IdentityTransaction,
  { email, operatorId }: Pick<InvitationRow, "email" | "operatorId">,
): Promise<OperatorFacts> {
  const rows = await tx
    .select({ id: staffUsers.id, email: staffUsers.email, blockedAt: staffUsers.blockedAt })
    .from(operators)
    .innerJoin(staffUsers, eq(staffUsers.id, operators.staffUserId));
  return {
    isForOperator: rows.some((row) => mailboxOf(row.email) === mailboxOf(email)),
    isInviterOperator: operatorId === null || rows.some(({ id, blockedAt }) => id === operatorId && !blockedAt),
  };
}

export type WaitRefusal =
  | RefusedOutcome<"TOKEN_NOT_FOUND">
  | RefusedOutcome<"INVITATION_WAITS", { from: string | null }>;

/** Refuses an operator's invitation to a company that has an owner, as long as it waits. No operator enters by one. */
export async function refuseWaiting(
  tx: TenantTransaction,
  invitation: InvitationRow,
  { isForOperator, isInviterOperator }: OperatorFacts,
  now: Date,
): Promise<WaitRefusal | undefined> {
  const from = waitsUntil(invitation);
  if (from === null || (await findOwnerEmails(tx, now)).length === 0) return undefined;
  if (isForOperator) return refuse("TOKEN_NOT_FOUND");
  if (!isInviterOperator) return refuse("INVITATION_WAITS", { from: null });
  return from > now ? refuse("INVITATION_WAITS", { from: from.toISOString() }) : undefined;
}

/** Of two first owners that accept at once, the second finds the first. */
export const lockOperatorInvitations = (tx: TenantTransaction) =>
  tx
    .select({ id: staffInvitations.id })
    .from(staffInvitations)
    .where(and(eq(staffInvitations.companyId, tx.companyId), isNull(staffInvitations.invitedBy)))
    .orderBy(asc(staffInvitations.id))
    .for("update");

export async function findOwnerEmails(tx: TenantTransaction, now: Date): Promise<string[]> {
  const { companyId, role, email } = staffMemberships;
  const isOwner = and(eq(companyId, tx.companyId), eq(role, "owner"), isCurrent(now));
  const rows = await tx.selectDistinct({ email }).from(staffMemberships).where(isOwner).orderBy(asc(email));
  return rows.map((row) => row.email);
}

export async function consentToInvitation(
  tx: TenantTransaction,
  member: StaffMember,
  { id, now }: { id: string; now: Date },
): Promise<Outcome<undefined, InvitationRefusal>> {
  const locked = await lockOwnInvitation(tx, member, { id, now });
  if (!locked.ok) return locked;
  const { email, role, invitedBy, consentedAt } = locked.value;
  if (invitedBy !== null) return refuse("INVITATION_NOT_FOUND");
  if (consentedAt !== null) return accept(undefined);
  await tx
    .update(staffInvitations)
    .set({ consentedAt: now, consentedBy: member.actor.staffUserId })
    .where(and(eq(staffInvitations.companyId, tx.companyId), eq(staffInvitations.id, id)));
  const entry = { action: "staff.invitation-consented", subjectKind: "invitation", subjectId: email };
  await appendAuditEntry(tx, member.actor, { ...entry, after: { role }, at: now });
  return accept(undefined);
}
