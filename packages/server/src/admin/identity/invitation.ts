import { DAY_MS } from "@pecacerta/rules/duration";
import type { StaffRights } from "@pecacerta/rules/permission";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { createSecret, hashSecret } from "../../platform/config/secret-token.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { staffInvitations } from "./tables.ts";

const LIFETIME_MS = 3 * DAY_MS;

/** `invitedBy`: null for an operator. */
export type Invitation = StaffRights & { email: string; invitedBy: string | null };

/** Returns the token of the link, which is stored nowhere. It names the company, because the link belongs to no page of one. */
export async function createInvitation(
  tx: Pick<NodePgDatabase, "insert"> & { companyId: string },
  { email, role, addedPermissions, removedPermissions, invitedBy }: Invitation,
  now: Date,
): Promise<string> {
  const secret = createSecret();
  const { companyId } = tx;
  await tx.insert(staffInvitations).values({
    ...{ companyId, tokenHash: hashSecret(secret), email, role, invitedBy },
    ...{ addedPermissions: [...addedPermissions], removedPermissions: [...removedPermissions] },
    ...{ createdAt: now, expiresAt: new Date(now.getTime() + LIFETIME_MS) },
  });
  return `${companyId}.${secret}`;
}

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

/** The rights of an invitation end with those of who wrote it. */
export const deleteInvitationsBy = (tx: TenantTransaction, staffUserId: string) =>
  tx
    .delete(staffInvitations)
    .where(
      and(
        eq(staffInvitations.companyId, tx.companyId),
        eq(staffInvitations.invitedBy, staffUserId),
        isNull(staffInvitations.usedAt),
      ),
    );
