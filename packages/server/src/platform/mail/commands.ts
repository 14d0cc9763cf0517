import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { TenantTransaction } from "../database/tenant.ts";
import { countMail, countMails, type MailCounts, type ReachedMailLimit } from "./count-mails.ts";
import type { HeldTemplate, KindOfAccounts, RefusedTemplate } from "./mail-limits.ts";
import type { Mail, MailContents } from "./mail-types.ts";
import { outbox } from "./tables.ts";

export type HeldMail = Extract<Mail, { template: HeldTemplate }>;

/** The state of a mail above the limit. It waits until an operator sends it (`npm run mail -- COMPANY again`). */
export const heldState = ({ of }: ReachedMailLimit) => ({
  state: "given-up" as const,
  lastError: `Held: the ${of} has had too many mails of this kind`,
});

/** Queues it in the caller's transaction. `to` must be valid (`isEmail`). */
export async function queueMail(tx: TenantTransaction, mail: HeldMail, now = new Date()): Promise<void> {
  await insertMail(tx, mail, await countMail(tx, { kind: mail.template, to: mail.to, now }));
}

/** Queues the same mail to several people, in as many statements as to one. No address stands twice. */
export async function queueMails<const T extends HeldTemplate & KindOfAccounts>(
  tx: TenantTransaction,
  { template, to, content }: { template: T; to: readonly string[]; content: MailContents[T] },
  now: Date,
): Promise<void> {
  if (to.length === 0) return;
  const reached = await countMails(tx, { kind: template, to, now });
  const mails = to.map((address) => ({ template, to: address, customerId: null, content }) as Mail);
  await insertMails(tx, mails, reached);
}

/** One mail that the limits allow. Only `allowMail` makes it. */
export type MailPermit<T extends RefusedTemplate> = {
  readonly [PERMIT]: true;
  readonly template: T;
  readonly to: string;
};
declare const PERMIT: unique symbol;

/** Counts the mail before the work, so that a refused call has done nothing. A rollback takes the count back. */
export async function allowMail<const T extends RefusedTemplate>(
  counts: MailCounts,
  { template, to, now }: { template: T; to: string; now: Date },
): Promise<Outcome<MailPermit<T>, "TOO_MANY_REQUESTS", { seconds: number }>> {
  const reached = await countMail(counts, { kind: template, to, now });
  if (reached) return refuse("TOO_MANY_REQUESTS", { seconds: reached.seconds });
  return accept({ template, to } as MailPermit<T>);
}

export const queueAllowedMail = <T extends RefusedTemplate>(
  tx: TenantTransaction,
  { template, to }: MailPermit<T>,
  { customerId, content }: { customerId: string | null; content: MailContents[T] },
): Promise<void> => insertMail(tx, { template, to, customerId, content } as Mail);

const insertMail = (tx: TenantTransaction, mail: Mail, reached?: ReachedMailLimit): Promise<void> =>
  insertMails(tx, [mail], new Map(reached ? [[mail.to, reached]] : []));

async function insertMails(
  tx: TenantTransaction,
  mails: readonly Mail[],
  reached: ReadonlyMap<string, ReachedMailLimit>,
): Promise<void> {
  const rows = mails.map(({ template, to: recipient, customerId, content }) => {
    const limit = reached.get(recipient);
    const row = { companyId: tx.companyId, id: uuid(), template, recipient, customerId, content };
    return limit ? { ...row, ...heldState(limit) } : row;
  });
  await tx.insert(outbox).values(rows);
  const sent = rows.filter(({ recipient }) => !reached.has(recipient));
  if (sent.length > 0)
    await queueMailJobs(
      tx,
      sent.map(({ id }) => id),
    );
}

export async function queueMailJobs(tx: TenantTransaction, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`select queue_mail_jobs(${sql.param(ids)}::uuid[])`);
}

export async function deleteSentMailsTo(tx: TenantTransaction, address: string): Promise<void> {
  await deleteMails(tx, and(eq(outbox.recipient, address), ne(outbox.state, "waiting")));
}

type UnsentMails = { templates: readonly Mail["template"][] } & ({ to: string } | { customerId: string });

/** Deletes the mails of these templates that have not been sent. */
export async function deleteUnsentMails(tx: TenantTransaction, { templates, ...of }: UnsentMails): Promise<void> {
  const isOf = "to" in of ? eq(outbox.recipient, of.to) : eq(outbox.customerId, of.customerId);
  await deleteMails(tx, and(isOf, inArray(outbox.template, [...templates]), ne(outbox.state, "sent")));
}

export async function deleteMails(tx: TenantTransaction, condition: SQL | undefined): Promise<void> {
  const deleted = await tx
    .delete(outbox)
    .where(and(eq(outbox.companyId, tx.companyId), condition))
    .returning({ id: outbox.id });
  if (deleted.length === 0) return;
  await tx.execute(sql`select delete_mail_jobs(${sql.param(deleted.map(({ id }) => id))}::uuid[])`);
}
