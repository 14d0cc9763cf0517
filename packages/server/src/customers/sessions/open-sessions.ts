import type { OpenSession } from "@pecacerta/contract/own-account";
import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Tx } from "../../companies/shop.ts";
import { own } from "../accounts/own.ts";
import { sessions } from "../tables.ts";
import { hashOf } from "./session.ts";

/** Who asks, and with which session. */
type Asking = { id: string; token: string; now: Date };

/** Where a customer is signed in, the newest first. */
export async function sessionsOf(tx: Tx, { id, token, now }: Asking): Promise<OpenSession[]> {
  const rows = await tx
    .select()
    .from(sessions)
    .where(and(own(sessions, tx, id), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
  const current = hashOf(token);
  return rows.map(({ id, device, createdAt, expiresAt, tokenHash }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    current: tokenHash.equals(current),
  }));
}

/** Ends one session of this customer; false where there is none of this id. */
export async function endSession(tx: Tx, customerId: string, id: string): Promise<boolean> {
  const ended = await tx.delete(sessions).where(and(own(sessions, tx, customerId), eq(sessions.id, id)));
  return ended.rowCount === 1;
}

/** Ends all sessions of this customer but the one who asks. */
export async function endOtherSessions(tx: Tx, { id, token }: Asking): Promise<void> {
  await tx.delete(sessions).where(and(own(sessions, tx, id), ne(sessions.tokenHash, hashOf(token))));
}
