import { DAY_MS } from "@pecacerta/rules/duration";
import type { StaffRights } from "@pecacerta/rules/permission";
import { and, asc, eq, gt, isNotNull, isNull, lte, or, type SQL } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { appendAuditEntries } from "../../companies/audit.ts";
import { createSecret, hashSecret } from "../../platform/config/secret-token.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { ADMIN_PATH } from "../../platform/http/admin-host.ts";
import { staffInvitations } from "./tables.ts";

const LIFETIME_MS = 3 * DAY_MS;

/** `invitedBy`: null for an operator or a command on the server. */
export type Invitation = StaffRights & {
  email: string;
  invitedBy: string | null;
  operatorId?: string | null;
  operatorName?: string;
};

/** Returns the token of the link, which is stored nowhere. It names the company, because the link belongs to no page of one. */
export async function createInvitation(
  tx: TenantTransaction,
  { addedPermissions, removedPermissions, ...invitation }: Invitation,
  now: Date,
): Promise<string> {
  const secret = createSecret();
  const { companyId } = tx;
  await tx.insert(staffInvitations).values({
    companyId,
    tokenHash: hashSecret(secret),
    id: uuid(),
    ...invitation,
    addedPermissions: [...addedPermissions],
    removedPermissions: [...removedPermissions],
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  });
  return `${companyId}.${secret}`;
}

/** The page that accepts the token: behind `#` it reaches no server and no log. */
export const invitationPath = (token: string) => `${ADMIN_PATH}/convite#${token}` as const;

export function parseInvitationToken(token: string): { companyId: string; secret: string } | undefined {
  const [companyId = "", secret] = token.split(".");
  return secret === undefined ? undefined : { companyId, secret };
}

const whereUsable = (tx: TenantTransaction, secret: string, now: Date) =>
  and(
    eq(staffInvitations.companyId, tx.companyId),
    eq(staffInvitations.tokenHash, hashSecret(secret)),
    isNull(staffInvitations.usedAt),
    gt(staffInvitations.expiresAt, now),
  );

export async function findInvitation(tx: TenantTransaction, secret: string, now: Date) {
  const [invitation] = await tx
    .select()
    .from(staffInvitations)
    .where(whereUsable(tx, secret, now));
  return invitation;
}

/** One statement: of two parallel uses, one finds the invitation unused. */
export async function consumeInvitation(tx: TenantTransaction, secret: string, now: Date) {
  const [invitation] = await tx
    .update(staffInvitations)
    .set({ usedAt: now })
    .where(whereUsable(tx, secret, now))
    .returning();
  return invitation;
}

const whereInvitation = (tx: TenantTransaction, condition: SQL) =>
  and(eq(staffInvitations.companyId, tx.companyId), isNull(staffInvitations.usedAt), condition);

export const listPendingInvitations = (tx: TenantTransaction, now: Date) =>
  tx
    .select()
    .from(staffInvitations)
    .where(whereInvitation(tx, gt(staffInvitations.expiresAt, now)))
    .orderBy(asc(staffInvitations.email), asc(staffInvitations.id));

export async function lockInvitation(tx: TenantTransaction, id: string) {
  const isInvitation = whereInvitation(tx, eq(staffInvitations.id, id));
  const [invitation] = await tx.select().from(staffInvitations).where(isInvitation).for("update");
  return invitation;
}

export const lockInvitationsTo = (tx: TenantTransaction, email: string) =>
  tx
    .select()
    .from(staffInvitations)
    .where(whereInvitation(tx, eq(staffInvitations.email, email)))
    .orderBy(asc(staffInvitations.id))
    .for("update");

export const deleteInvitation = (tx: TenantTransaction, id: string) =>
  tx.delete(staffInvitations).where(whereInvitation(tx, eq(staffInvitations.id, id)));

/** The rights of an invitation end with those of who wrote it, and a consent with those of who gave it. */
export async function deleteInvitationsBy(tx: TenantTransaction, staffUserId: string): Promise<void> {
  await tx.delete(staffInvitations).where(whereInvitation(tx, eq(staffInvitations.invitedBy, staffUserId)));
  await tx
    .update(staffInvitations)
    .set({ consentedBy: null, consentedAt: null })
    .where(whereInvitation(tx, eq(staffInvitations.consentedBy, staffUserId)));
}

/** Used ones say nothing that the audit log does not. */
export async function deleteExpiredInvitations(tx: TenantTransaction, now: Date): Promise<void> {
  const deleted = await tx
    .delete(staffInvitations)
    .where(
      and(
        eq(staffInvitations.companyId, tx.companyId),
        or(isNotNull(staffInvitations.usedAt), lte(staffInvitations.expiresAt, now)),
      ),
    )
    .returning();
  const entries = deleted.flatMap(({ usedAt, email, role }) =>
    usedAt === null
      ? [{ action: "staff.invitation-expired", subjectKind: "invitation", subjectId: email, before: { role }, at: now }]
      : [],
  );
  await appendAuditEntries(tx, { kind: "program" }, entries);
}
