import type { TenantTransaction } from "../src/platform/database/tenant.ts";
import { listLatestMails, type QueuedMail } from "../src/platform/mail/queries.ts";

export const listMailsTo = (tx: TenantTransaction, recipient: string, limit?: number): Promise<QueuedMail[]> =>
  listLatestMails(tx, { to: recipient }, limit);
