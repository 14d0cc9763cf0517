import { DAY_MS } from "@pecacerta/rules/duration";
import { and, eq, lt, sql } from "drizzle-orm";
import type { TenantTransaction } from "../database/tenant.ts";
import type { QueuedMail } from "./queries.ts";
import { outbox } from "./tables.ts";

const RETENTION_DAYS = 90;
const MAX_ERROR_LENGTH = 500;

const isWaiting = (tx: TenantTransaction, id: string) =>
  and(eq(outbox.companyId, tx.companyId), eq(outbox.id, id), eq(outbox.state, "waiting"));

export async function startAttempt(tx: TenantTransaction, id: string): Promise<QueuedMail | undefined> {
  const [mail] = await tx
    .update(outbox)
    .set({ attempts: sql`least(${outbox.attempts} + 1, 32767)` })
    .where(isWaiting(tx, id))
    .returning();
  return mail;
}

/** Marks the mail as sent and deletes its content, whose links may open an account. */
export async function markMailSent(tx: TenantTransaction, id: string, now: Date): Promise<void> {
  await tx
    .update(outbox)
    .set({ state: "sent", sentAt: now, lastError: null, content: sql`'{}'` })
    .where(isWaiting(tx, id));
}

export async function recordMailError(tx: TenantTransaction, id: string, message: string): Promise<void> {
  await tx
    .update(outbox)
    .set({ lastError: message.slice(0, MAX_ERROR_LENGTH) })
    .where(isWaiting(tx, id));
}

export async function giveUpMail(tx: TenantTransaction, id: string, message?: string): Promise<void> {
  await tx
    .update(outbox)
    .set({ state: "given-up", ...(message && { lastError: message }) })
    .where(isWaiting(tx, id));
}

export async function requeueMails(tx: TenantTransaction, now: Date, id?: string): Promise<number> {
  const condition = and(
    eq(outbox.companyId, tx.companyId),
    eq(outbox.state, "given-up"),
    id ? eq(outbox.id, id) : undefined,
  );
  const waitingState = { state: "waiting" as const, attempts: 0, lastError: null, createdAt: now };
  return (await tx.update(outbox).set(waitingState).where(condition)).rowCount ?? 0;
}

export async function deleteExpiredMails(tx: TenantTransaction, now: Date): Promise<void> {
  const oldestRetainedId = firstIdAt(new Date(now.getTime() - RETENTION_DAYS * DAY_MS));
  await tx.delete(outbox).where(and(eq(outbox.companyId, tx.companyId), lt(outbox.id, oldestRetainedId)));
}

// Mail ids are uuid v7 (RFC 9562): they begin with the creation time in milliseconds.
function firstIdAt(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
