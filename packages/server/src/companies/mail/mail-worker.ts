import { DAY_MS } from "@pecacerta/rules/duration";
import type { JobResult, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { Counter } from "prom-client";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { giveUpMail, markMailSent, recordMailError, startAttempt } from "../../platform/mail/mail-state.ts";
import type { QueuedMail } from "../../platform/mail/queries.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import { createSmtpSender, isPermanentRejection, type MailDelivery } from "../../platform/mail/smtp.ts";
import { createMailMessage } from "../../platform/mail/templates/templates.ts";
import type { Installation } from "../installation.ts";
import { adminOrigin, findSender, installationUrl } from "./find-sender.ts";

type MailJobData = { companyId: string; mailId: string };
type MailJob = { id: string; data: MailJobData; signal: AbortSignal };
type MailWorker = {
  installation: Installation;
  send(sending: MailDelivery): Promise<void>;
  sent: Counter;
  failed: Counter;
};

// Older links are useless, and a mail server that returns should not receive a flood.
const MAX_AGE_MS = 2 * DAY_MS;

type MailOptions = { mailPollSeconds: number; mailTimeoutMs: number };

/** Each mail is a job, sent at least once; again, with the same Message-ID, if the outcome of an attempt is unknown. */
export async function sendQueuedMails(
  boss: PgBoss,
  installation: Installation,
  { mailPollSeconds, mailTimeoutMs }: MailOptions,
): Promise<void> {
  await subscribeToQueues(boss, createMailWorker(installation, mailTimeoutMs), mailPollSeconds);
}

function createMailWorker(installation: Installation, timeoutMs: number): MailWorker {
  const { config, metrics } = installation;
  const counter = (name: string, help: string) => new Counter({ name, help, registers: [metrics] });
  return {
    installation,
    send: createSmtpSender(config, timeoutMs),
    sent: counter("mail_sent_total", "Mails that the mail server took"),
    failed: counter("mail_failed_total", "Attempts to send a mail that failed"),
  };
}

async function subscribeToQueues(boss: PgBoss, worker: MailWorker, pollSeconds: number): Promise<void> {
  const { log } = worker.installation;
  const options = {
    pollingIntervalSeconds: pollSeconds,
    batchSize: 2,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
  await boss.work<MailJobData, unknown, typeof options>("mail", options, (jobs) =>
    processSequentially(jobs, log, (job) => deliver(worker, job)),
  );
  await boss.work<MailJobData, unknown, typeof options>("mail-given-up", options, (jobs) =>
    processSequentially(jobs, log, (job) => recordGivenUp(worker, job)),
  );
}

/** One at a time, so that a killed process leaves at most one mail in doubt. */
async function processSequentially(
  jobs: MailJob[],
  log: Logger,
  work: (job: MailJob) => Promise<Status>,
): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const job of jobs) results.push(await toJobResult(job, log, () => work(job)));
  return results;
}

type Status = JobResult["status"];

// Jobs store no error text: it may contain personal data, which erasure would not find.
async function toJobResult({ id }: MailJob, log: Logger, work: () => Promise<Status>): Promise<JobResult> {
  try {
    return { id, status: await work() };
  } catch (error) {
    log.warn({ err: error, mailId: id }, "The state of a mail could not be stored");
    return { id, status: "failed" };
  }
}

async function deliver(worker: MailWorker, { data: { companyId, mailId }, signal }: MailJob): Promise<Status> {
  const tenant = await worker.installation.directory.byId(companyId);
  const mail = tenant && (await withTenantTransaction(tenant, (tx) => startAttempt(tx, mailId)));
  if (!mail) return "completed";
  if (Date.now() - mail.createdAt.getTime() > MAX_AGE_MS) {
    await withTenantTransaction(tenant, (tx) => giveUpMail(tx, mailId, "It waited too long"));
    return "completed";
  }
  try {
    await sendOne(worker, tenant, mail, signal);
  } catch (error) {
    worker.failed.inc();
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    worker.installation.log.warn({ mailId, code, responseCode }, "The mail server did not accept a mail");
    await withTenantTransaction(tenant, (tx) => recordMailError(tx, mailId, errorText(error)));
    return isPermanentRejection(error) ? "deadletter" : "failed";
  }
  worker.sent.inc();
  await withTenantTransaction(tenant, (tx) => markMailSent(tx, mailId, new Date()));
  return "completed";
}

async function sendOne(
  { installation, send }: MailWorker,
  tenant: Tenant,
  mail: QueuedMail,
  signal: AbortSignal,
): Promise<void> {
  const { config } = installation;
  const sender = await findSender(tenant, installationUrl(config), adminOrigin(config));
  const rendered = renderMail(createMailMessage(mail.template, mail.content as never), sender);
  await send({ mail, rendered, sender, signal });
}

async function recordGivenUp({ installation }: MailWorker, { data: { companyId, mailId } }: MailJob): Promise<Status> {
  const tenant = await installation.directory.byId(companyId);
  if (tenant) await withTenantTransaction(tenant, (tx) => giveUpMail(tx, mailId));
  installation.log.error({ companyId, mailId }, "A mail could not be sent");
  return "completed";
}

const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
