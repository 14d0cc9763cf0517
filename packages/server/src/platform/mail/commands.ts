import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { TenantTransaction } from "../database/tenant.ts";
import type { Mail } from "./mail-types.ts";
import { outbox } from "./tables.ts";

/** Queues it in the caller's transaction. `to` must be valid (`isEmail`). Calls that visitors can trigger need a rate limit. */
export async function queueMail(tx: TenantTransaction, { template, to, customerId, content }: Mail): Promise<void> {
  const id = uuid();
  await tx.insert(outbox).values({ companyId: tx.companyId, id, template, recipient: to, customerId, content });
  await queueMailJobs(tx, [id]);
}

export async function queueMailJobs(tx: TenantTransaction, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`select queue_mail_jobs(${sql.param(ids)}::uuid[])`);
}

export async function deleteSentMailsTo(tx: TenantTransaction, address: string): Promise<void> {
  await deleteMails(tx, and(eq(outbox.recipient, address), ne(outbox.state, "waiting")));
}

export async function deleteMails(tx: TenantTransaction, condition: SQL | undefined): Promise<void> {
  const deleted = await tx
    .delete(outbox)
    .where(and(eq(outbox.companyId, tx.companyId), condition))
    .returning({ id: outbox.id });
  if (deleted.length === 0) return;
  await tx.execute(sql`select delete_mail_jobs(${sql.param(deleted.map(({ id }) => id))}::uuid[])`);
}
