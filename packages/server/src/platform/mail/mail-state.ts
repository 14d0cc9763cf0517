import { DAY_MS, MINUTE_MS } from "@pecacerta/rules/duration";
import { and, eq, lt, sql } from "drizzle-orm";
import type { TenantTransaction } from "../database/tenant.ts";
import { deleteMails, queueMailJobs } from "./commands.ts";
import type { QueuedMail } from "./queries.ts";
import { outbox } from "./tables.ts";

const RETENTION_DAYS = 90;
const MAX_ERROR_LENGTH = 500;
const LOST_AFTER_MS = 10 * MINUTE_MS;

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
  const requeued = await tx.update(outbox).set(waitingState).where(condition).returning({ id: outbox.id });
  const ids = requeued.map((mail) => mail.id);
  if (ids.length > 0) await queueMailJobs(tx, ids);
  return ids.length;
}

/** Gives a job to waiting mails that lost theirs, as when a node of a distributed database fails during a commit. */
export async function requeueLostMails(tx: TenantTransaction, now: Date): Promise<void> {
  const waiting = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.companyId, tx.companyId),
        eq(outbox.state, "waiting"),
        lt(outbox.createdAt, new Date(now.getTime() - LOST_AFTER_MS)),
      ),
    );
  const ids = waiting.map(({ id }) => id);
  if (ids.length > 0) await queueMailJobs(tx, ids);
}

export async function deleteExpiredMails(tx: TenantTransaction, now: Date): Promise<void> {
  const oldestRetainedId = firstIdAt(new Date(now.getTime() - RETENTION_DAYS * DAY_MS));
  await deleteMails(tx, lt(outbox.id, oldestRetainedId));
}

// Mail ids are uuid v7 (RFC 9562): they begin with the creation time in milliseconds.
function firstIdAt(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
