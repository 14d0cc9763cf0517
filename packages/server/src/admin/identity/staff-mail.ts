import { THEME_ACCENTS } from "@pecacerta/rules/company";
import { DAY_MS } from "@pecacerta/rules/duration";
import { and, desc, eq, lt, ne, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Installation } from "../../companies/installation.ts";
import type { UnsentMails } from "../../companies/mail/dev-mail-routes.ts";
import { adminUrl } from "../../companies/mail/find-sender.ts";
import type { MailBox } from "../../companies/mail/mail-box.ts";
import type { Config } from "../../platform/config/config.ts";
import { type HeldMail, heldState, type MailPermit } from "../../platform/mail/commands.ts";
import { countMail, type ReachedMailLimit } from "../../platform/mail/count-mails.ts";
import type { Mail, MailContents } from "../../platform/mail/mail-types.ts";
import type { QueuedMail } from "../../platform/mail/queries.ts";
import type { Sender } from "../../platform/mail/sender.ts";
import { type IdentityTransaction, withIdentityTransaction } from "./identity-transaction.ts";
import { staffMails } from "./tables.ts";

const RETENTION_MS = 90 * DAY_MS;
const MAX_ERROR_LENGTH = 500;

type StaffMail = Omit<Extract<HeldMail, { template: `staff-${string}` }>, "customerId">;

/** Queues it in the caller's transaction. Accounts belong to no company, so their mails do neither. */
export async function queueStaffMail(tx: IdentityTransaction, mail: StaffMail, now = new Date()): Promise<void> {
  await insertStaffMail(tx, mail, await countMail(tx, { kind: mail.template, to: mail.to, now }));
}

export const queueAllowedStaffMail = (
  tx: IdentityTransaction,
  { template, to }: MailPermit<"staff-recovery">,
  content: MailContents["staff-recovery"],
): Promise<void> => insertStaffMail(tx, { template, to, content });

async function insertStaffMail(
  tx: IdentityTransaction,
  { template, to, content }: Pick<Mail, "template" | "to" | "content">,
  reached?: ReachedMailLimit,
): Promise<void> {
  const row = { id: uuid(), template, recipient: to, content };
  await tx.insert(staffMails).values(reached ? { ...row, ...heldState(reached) } : row);
  if (!reached) await tx.execute(sql`select queue_staff_mail_job(${row.id})`);
}

export const createUnsentStaffMails =
  ({ config, database }: Pick<Installation, "config" | "database">): UnsentMails =>
  async (to) => {
    const isWaiting = and(ne(staffMails.state, "sent"), to === undefined ? undefined : eq(staffMails.recipient, to));
    const rows = await withIdentityTransaction(database, (tx) =>
      tx.select().from(staffMails).where(isWaiting).orderBy(desc(staffMails.id)).limit(50),
    );
    return { mails: rows.map(toQueuedMail), sender: installationSender(config) };
  };

const toQueuedMail = (row: typeof staffMails.$inferSelect): QueuedMail => ({ ...row, customerId: null });

export const deleteExpiredStaffMails = (tx: IdentityTransaction, now: Date) =>
  tx.delete(staffMails).where(lt(staffMails.createdAt, new Date(now.getTime() - RETENTION_MS)));

export function createStaffMailBox({ config, database }: Installation): MailBox {
  const isWaiting = (id: string) => and(eq(staffMails.id, id), eq(staffMails.state, "waiting"));
  const change = async (id: string, set: Partial<typeof staffMails.$inferSelect>) => {
    await withIdentityTransaction(database, (tx) => tx.update(staffMails).set(set).where(isWaiting(id)));
  };
  return {
    async startAttempt(id) {
      const attempts = sql`least(${staffMails.attempts} + 1, 32767)`;
      const [row] = await withIdentityTransaction(database, (tx) =>
        tx.update(staffMails).set({ attempts }).where(isWaiting(id)).returning(),
      );
      return row && toQueuedMail(row);
    },
    // Without its content: the links open accounts.
    markSent: (id, now) => change(id, { state: "sent", sentAt: now, lastError: null, content: {} as Mail["content"] }),
    recordError: (id, message) => change(id, { lastError: message.slice(0, MAX_ERROR_LENGTH) }),
    giveUp: (id, message) => change(id, { state: "given-up", ...(message && { lastError: message }) }),
    findSender: async () => installationSender(config),
  };
}

function installationSender(config: Config): Sender {
  const urlOf = (path: string) => new URL(path, adminUrl(config)).href;
  return {
    name: "Peça Certa",
    email: "",
    accent: THEME_ACCENTS["theme-blue"],
    logoUrl: undefined,
    whatsapp: undefined,
    imprint: ["Peça Certa · Painel da loja"],
    urlOf,
    adminUrlOf: urlOf,
  };
}
