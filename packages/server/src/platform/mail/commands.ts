import { and, eq, ne } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { TenantTransaction } from "../database/tenant.ts";
import type { Mail } from "./mail-types.ts";
import { outbox } from "./tables.ts";

/**
 * Queues a mail in the caller's transaction: the trigger `queue_mail_jobs` creates the job that `mail-worker.ts` takes.
 * It is sent at least once, always with the same Message-ID.
 * `to` must be valid (`isEmail`). Calls that visitors can trigger need a rate limit.
 */
export async function queueMail(tx: TenantTransaction, { template, to, customerId, content }: Mail): Promise<void> {
  await tx.insert(outbox).values({ companyId: tx.companyId, id: uuid(), template, recipient: to, customerId, content });
}

export async function deleteSentMailsTo(tx: TenantTransaction, address: string): Promise<void> {
  await tx
    .delete(outbox)
    .where(and(eq(outbox.companyId, tx.companyId), eq(outbox.recipient, address), ne(outbox.state, "waiting")));
}
