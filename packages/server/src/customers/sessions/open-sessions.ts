import type { SessionDto } from "@pecacerta/contract/account-settings";
import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { ownedBy } from "../owned-by.ts";
import { sessions } from "../tables.ts";
import { hashSecret } from "./session.ts";

/** Who asks, and with which session. */
type CurrentSession = { id: string; token: string; now: Date };

/** Where a customer is signed in, the newest first. */
export async function findSessions(tx: TenantTransaction, { id, token, now }: CurrentSession): Promise<SessionDto[]> {
  const rows = await tx
    .select()
    .from(sessions)
    .where(and(ownedBy(sessions, tx, id), gt(sessions.expiresAt, now)))
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

/** Ends one session of this customer; false where there is none of this id. */
export async function deleteSessionById(tx: TenantTransaction, customerId: string, id: string): Promise<boolean> {
  const deleted = await tx.delete(sessions).where(and(ownedBy(sessions, tx, customerId), eq(sessions.id, id)));
  return deleted.rowCount === 1;
}

/** Ends all sessions of this customer but the one who asks. */
export async function deleteOtherSessions(tx: TenantTransaction, { id, token }: CurrentSession): Promise<void> {
  await tx.delete(sessions).where(and(ownedBy(sessions, tx, id), ne(sessions.tokenHash, hashSecret(token))));
}
