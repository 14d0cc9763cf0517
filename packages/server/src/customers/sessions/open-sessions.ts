import type { SessionDto } from "@pecacerta/contract/sessions";
import { and, desc, eq, gt, ne } from "drizzle-orm";
import { hashSecret } from "../../platform/config/secret-token.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { ownedBy } from "../owned-by.ts";
import { sessions } from "../tables.ts";

type CurrentSession = { customerId: string; token: string; now: Date };

export async function findSessions(
  tx: TenantTransaction,
  { customerId, token, now }: CurrentSession,
): Promise<SessionDto[]> {
  const rows = await tx
    .select()
    .from(sessions)
    .where(and(ownedBy(sessions, tx, customerId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
  const current = hashSecret(token);
  return rows.map(({ id, device, createdAt, expiresAt, tokenHash }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    current: tokenHash.equals(current),
  }));
}

export async function deleteSessionById(tx: TenantTransaction, customerId: string, id: string): Promise<boolean> {
  const deleted = await tx.delete(sessions).where(and(ownedBy(sessions, tx, customerId), eq(sessions.id, id)));
  return deleted.rowCount === 1;
}

export async function deleteOtherSessions(tx: TenantTransaction, { customerId, token }: CurrentSession): Promise<void> {
  await tx.delete(sessions).where(and(ownedBy(sessions, tx, customerId), ne(sessions.tokenHash, hashSecret(token))));
}
