import { DAY_MS } from "@pecacerta/rules/duration";
import type { JobResult, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { Counter } from "prom-client";
import type { QueuedMail } from "../../platform/mail/queries.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import { createSmtpSender, isPermanentRejection, type MailDelivery } from "../../platform/mail/smtp.ts";
import { createMailMessage } from "../../platform/mail/templates/templates.ts";
import type { Installation } from "../installation.ts";
import { createCompanyMailBox, type MailBox } from "./mail-box.ts";

/** Without a company: a mail about an account of staff. */
type MailJobData = { companyId?: string; mailId: string };
type MailJob = { id: string; data: MailJobData; signal: AbortSignal };
type MailWorker = {
  installation: Installation;
  staffMailBox: MailBox;
  send(sending: MailDelivery): Promise<void>;
  sent: Counter;
  failed: Counter;
};

// Older links are useless, and a mail server that returns should not receive a flood.
const MAX_AGE_MS = 2 * DAY_MS;

type MailOptions = { mailPollSeconds: number; mailTimeoutMs: number; staffMailBox: MailBox };

/** Each mail is a job, sent at least once; again, with the same Message-ID, if the outcome of an attempt is unknown. */
export async function sendQueuedMails(
  boss: PgBoss,
  installation: Installation,
  { mailPollSeconds, mailTimeoutMs, staffMailBox }: MailOptions,
): Promise<void> {
  await subscribeToQueues(boss, createMailWorker(installation, staffMailBox, mailTimeoutMs), mailPollSeconds);
}

function createMailWorker(installation: Installation, staffMailBox: MailBox, timeoutMs: number): MailWorker {
  const { config, metrics } = installation;
  const counter = (name: string, help: string) => new Counter({ name, help, registers: [metrics] });
  return {
    installation,
    staffMailBox,
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

async function findMailBox({ installation, staffMailBox }: MailWorker, { companyId }: MailJobData) {
  if (companyId === undefined) return staffMailBox;
  const tenant = await installation.directory.byId(companyId);
  return tenant && createCompanyMailBox(installation.config, tenant);
}

async function deliver(worker: MailWorker, { data, signal }: MailJob): Promise<Status> {
  const { mailId } = data;
  const mailBox = await findMailBox(worker, data);
  const mail = await mailBox?.startAttempt(mailId);
  if (!mailBox || !mail) return "completed";
  if (Date.now() - mail.createdAt.getTime() > MAX_AGE_MS) {
    await mailBox.giveUp(mailId, "It waited too long");
    return "completed";
  }
  try {
    await sendOne(worker, mailBox, { mail, signal });
  } catch (error) {
    worker.failed.inc();
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    worker.installation.log.warn({ mailId, code, responseCode }, "The mail server did not accept a mail");
    await mailBox.recordError(mailId, errorText(error));
    return isPermanentRejection(error) ? "deadletter" : "failed";
  }
  worker.sent.inc();
  await mailBox.markSent(mailId, new Date());
  return "completed";
}

async function sendOne(
  { send }: MailWorker,
  mailBox: MailBox,
  { mail, signal }: { mail: QueuedMail; signal: AbortSignal },
): Promise<void> {
  const sender = await mailBox.findSender();
  const rendered = renderMail(createMailMessage(mail.template, mail.content as never), sender);
  await send({ mail, rendered, sender, signal });
}

async function recordGivenUp(worker: MailWorker, { data }: MailJob): Promise<Status> {
  const { companyId, mailId } = data;
  const mailBox = await findMailBox(worker, data);
  await mailBox?.giveUp(mailId);
  worker.installation.log.error({ companyId, mailId }, "A mail could not be sent");
  return "completed";
}

const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
