import { and, eq, ne } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { TenantTransaction } from "../database/tenant.ts";
import type { Mail } from "./mail-types.ts";
import { outbox } from "./tables.ts";

/**
 * Writes a mail in the transaction of what it tells of: it is sent when that is committed, and never if it is not.
 *
 *     await queueMail(tx, { template: "password-recovery", to: customer.email, customerId: customer.id, content: { name, path: `/?recover=${secret}` } });
 *
 * It is sent at least once, by any process, always with the same Message-ID. `to` must be an address (`isEmail`).
 * Callers that visitors can trigger limit how often. A test reads the stored mails with `mailsTo(tx, email)`; a browser's
 * journey at `/dev/mail?key={key}&company={slug}&to={email}`, which answers subjects, texts and links as JSON.
 */
export async function queueMail(tx: TenantTransaction, { template, to, customerId, content }: Mail): Promise<void> {
  await tx.insert(outbox).values({ companyId: tx.companyId, id: uuid(), template, recipient: to, customerId, content });
}

/** Keeps no note of what was sent to an address; what waits for it is still sent. */
export async function deleteSentMailsTo(tx: TenantTransaction, address: string): Promise<void> {
  await tx
    .delete(outbox)
    .where(and(eq(outbox.companyId, tx.companyId), eq(outbox.recipient, address), ne(outbox.state, "waiting")));
}
