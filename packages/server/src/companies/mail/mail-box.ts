import type { Config } from "../../platform/config/config.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../../platform/database/tenant.ts";
import { giveUpMail, markMailSent, recordMailError, startAttempt } from "../../platform/mail/mail-state.ts";
import type { QueuedMail } from "../../platform/mail/queries.ts";
import type { Sender } from "../../platform/mail/sender.ts";
import { adminUrl, findSender, installationUrl } from "./find-sender.ts";

/** Where queued mails are stored, and who sends them. */
export type MailBox = {
  /** Undefined for a mail that no longer waits. */
  startAttempt(id: string): Promise<QueuedMail | undefined>;
  markSent(id: string, now: Date): Promise<void>;
  recordError(id: string, message: string): Promise<void>;
  giveUp(id: string, message?: string): Promise<void>;
  findSender(): Promise<Sender>;
};

export function createCompanyMailBox(config: Config, tenant: Tenant): MailBox {
  const inCompany = <Result>(work: (tx: TenantTransaction) => Promise<Result>) => withTenantTransaction(tenant, work);
  return {
    startAttempt: (id) => inCompany((tx) => startAttempt(tx, id)),
    markSent: (id, now) => inCompany((tx) => markMailSent(tx, id, now)),
    recordError: (id, message) => inCompany((tx) => recordMailError(tx, id, message)),
    giveUp: (id, message) => inCompany((tx) => giveUpMail(tx, id, message)),
    findSender: () => findSender(tenant, installationUrl(config), adminUrl(config)),
  };
}
