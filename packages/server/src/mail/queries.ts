import { and, desc, eq } from "drizzle-orm";
import type { Tx } from "../companies/shop.ts";
import { outbox } from "./tables.ts";

export type QueuedMail = Omit<typeof outbox.$inferSelect, "companyId">;

/** What this company has written to an address, newest first. */
export const mailsTo = (tx: Tx, recipient: string, most = 50): Promise<QueuedMail[]> =>
  tx
    .select()
    .from(outbox)
    .where(and(eq(outbox.companyId, tx.companyId), eq(outbox.recipient, recipient)))
    .orderBy(desc(outbox.id))
    .limit(most);
