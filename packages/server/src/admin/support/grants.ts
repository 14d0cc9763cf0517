import type { SupportGrantDto } from "@pecacerta/contract/admin/support";
import { DAY_MS, HOUR_MS } from "@pecacerta/rules/duration";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { SupportRole } from "@pecacerta/rules/permission";
import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Actor } from "../../companies/actor.ts";
import { appendAuditEntry } from "../../companies/audit.ts";
import type { StaffMember } from "../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { insertMembership, type NewMemberTransaction } from "../identity/new-member.ts";
import { staffMemberships } from "../identity/tables.ts";
import { type GrantRow, isOpenGrant, whereGrant } from "./queries.ts";
import { supportGrants } from "./tables.ts";

const REQUEST_MS = 3 * DAY_MS;

export type SupportOperator = { id: string; name: string; email: string };
export type SupportTerms = { role: SupportRole; hours: number; reason?: string };

type StaffActor = StaffMember["actor"];
type Requested = { operator: SupportOperator; terms: SupportTerms; now: Date };

export function toSupportGrantDto(grant: GrantRow, now: Date): SupportGrantDto {
  const { id, operatorName, role, hours, reason, requestedAt, grantedAt, expiresAt, endedAt } = grant;
  return {
    id,
    operator: operatorName,
    role,
    hours,
    reason,
    state: stateOf(grant, now),
    requestedAt: requestedAt.toISOString(),
    grantedAt: grantedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

function stateOf(grant: GrantRow, now: Date): SupportGrantDto["state"] {
  const { operatorId, grantedAt, expiresAt, endedAt, endedBy } = grant;
  if (endedBy !== null && !grantedAt) return endedBy === operatorId ? "withdrawn" : "refused";
  if (endedBy !== null) return "ended";
  if (endedAt !== null || expiresAt <= now) return "expired";
  return grantedAt ? "active" : "requested";
}

export async function requestSupport(
  tx: TenantTransaction,
  actor: Actor,
  { operator, terms, now }: Requested,
): Promise<Outcome<GrantRow, "SUPPORT_OPEN" | "ALREADY_MEMBER">> {
  if (await isMember(tx, operator.id)) return refuse("ALREADY_MEMBER");
  const inserted = await insertGrant(tx, { operator, terms, now });
  if (!inserted) return refuse("SUPPORT_OPEN");
  await record(tx, actor, inserted, { action: "support.requested", at: now });
  return accept(inserted);
}

export async function grantSupport(
  tx: TenantTransaction,
  member: StaffMember,
  { operator, terms, now }: Requested,
): Promise<Outcome<undefined, "SUPPORT_OPEN" | "ALREADY_MEMBER">> {
  const inserted = await insertGrant(tx, { operator, terms, now });
  return inserted ? openGrant(tx, member, inserted, now) : refuse("SUPPORT_OPEN");
}

export async function consentToSupport(
  tx: TenantTransaction,
  member: StaffMember,
  { id, now }: { id: string; now: Date },
): Promise<Outcome<undefined, "SUPPORT_NOT_FOUND" | "ALREADY_MEMBER">> {
  const grant = await lockOpenGrant(tx, id);
  if (!grant || stateOf(grant, now) !== "requested") return refuse("SUPPORT_NOT_FOUND");
  return openGrant(tx, member, grant, now);
}

/** Refuses or withdraws a request, or ends a grant. The operator's next call finds no membership. */
export async function endSupport(
  tx: TenantTransaction,
  actor: StaffActor,
  { id, now }: { id: string; now: Date },
): Promise<Outcome<undefined, "SUPPORT_NOT_FOUND">> {
  const grant = await lockOpenGrant(tx, id);
  if (!grant || stateOf(grant, now) === "expired") return refuse("SUPPORT_NOT_FOUND");
  const ended = { endedAt: now, endedBy: actor.staffUserId };
  await closeGrant(tx, grant, ended);
  const action = `support.${stateOf({ ...grant, ...ended }, now)}`;
  const before = { until: grant.expiresAt.toISOString() };
  await record(tx, actor, { ...grant, expiresAt: now }, { action, before, at: now });
  return accept(undefined);
}

/** Calls do not wait for this: each compares the time. */
export async function endExpiredSupport(tx: TenantTransaction, now: Date): Promise<void> {
  const isExpired = whereGrant(tx, and(isOpenGrant, lte(supportGrants.expiresAt, now)));
  const expired = await tx.select().from(supportGrants).where(isExpired).orderBy(asc(supportGrants.id)).for("update");
  for (const grant of expired) {
    await closeGrant(tx, grant, { endedAt: grant.expiresAt, endedBy: null });
    await record(tx, { kind: "program" }, grant, { action: "support.expired", at: now });
  }
}

async function insertGrant(tx: TenantTransaction, { operator, terms, now }: Requested): Promise<GrantRow | undefined> {
  await endExpiredSupport(tx, now);
  const row = {
    ...terms,
    companyId: tx.companyId,
    id: uuid(),
    operatorId: operator.id,
    operatorName: `${operator.name} (${operator.email})`.trim(),
    requestedAt: now,
    expiresAt: new Date(now.getTime() + REQUEST_MS),
  };
  const [inserted] = await tx.insert(supportGrants).values(row).onConflictDoNothing().returning();
  return inserted;
}

async function openGrant(
  tx: TenantTransaction,
  { actor }: StaffMember,
  grant: GrantRow,
  now: Date,
): Promise<Outcome<undefined, "ALREADY_MEMBER">> {
  const expiresAt = new Date(now.getTime() + grant.hours * HOUR_MS);
  const set = { grantedAt: now, grantedBy: actor.staffUserId, expiresAt };
  await tx
    .update(supportGrants)
    .set(set)
    .where(whereGrant(tx, eq(supportGrants.id, grant.id)));
  // The request, or the search for the operator, has stored the company of the operator.
  const asNewMember: NewMemberTransaction = Object.assign(Object.create(tx), { newMemberId: grant.operatorId });
  const { operatorName: name, role } = grant;
  const by = { supportGrantId: grant.id, invitedBy: actor.staffUserId, joinedAt: now };
  if (!(await insertMembership(asNewMember, { name, role, expiresAt, ...by }, now))) return refuse("ALREADY_MEMBER");
  await record(tx, actor, { ...grant, expiresAt }, { action: "support.granted", at: now });
  return accept(undefined);
}

async function closeGrant(
  tx: TenantTransaction,
  grant: GrantRow,
  set: { endedAt: Date; endedBy: string | null },
): Promise<void> {
  await tx
    .update(supportGrants)
    .set(set)
    .where(whereGrant(tx, eq(supportGrants.id, grant.id)));
  await tx
    .delete(staffMemberships)
    .where(and(eq(staffMemberships.companyId, tx.companyId), eq(staffMemberships.supportGrantId, grant.id)));
}

async function lockOpenGrant(tx: TenantTransaction, id: string): Promise<GrantRow | undefined> {
  const isThis = whereGrant(tx, and(eq(supportGrants.id, id), isOpenGrant));
  const [grant] = await tx.select().from(supportGrants).where(isThis).for("update");
  return grant;
}

async function isMember(tx: TenantTransaction, staffUserId: string): Promise<boolean> {
  const isThis = and(
    eq(staffMemberships.companyId, tx.companyId),
    eq(staffMemberships.staffUserId, staffUserId),
    isNull(staffMemberships.supportGrantId),
  );
  return (await tx.select().from(staffMemberships).where(isThis)).length > 0;
}

type SupportEntry = { action: string; before?: { until: string }; at: Date };

function record(
  tx: TenantTransaction,
  actor: Actor,
  grant: GrantRow,
  { action, before, at }: SupportEntry,
): Promise<void> {
  const { id, operatorName: operator, role, hours, reason, expiresAt } = grant;
  const after = { operator, role, hours, ...(reason && { reason }), until: expiresAt.toISOString() };
  return appendAuditEntry(tx, actor, { action, subjectKind: "support", subjectId: id, before, after, at });
}
