import { setTimeout as wait } from "node:timers/promises";
import { DAY_MS } from "@pecacerta/rules/duration";
import type { JobResult } from "pg-boss";
import type { Logger } from "pino";
import { Counter } from "prom-client";
import type { Installation } from "../../app/installation.ts";
import { type Tenant, withTenantTransaction } from "../database/tenant.ts";
import { type Boss, type JobIntervals, startPgBoss } from "../jobs/pg-boss.ts";
import { pause } from "../jobs/run-periodically.ts";
import { letterOf } from "./letters/letters.ts";
import type { QueuedMail } from "./queries.ts";
import { ownAddress, senderOf } from "./sender.ts";
import { giveUp, noteFault, noteSent, takeUp } from "./settling.ts";
import { isRefusedForGood, type Sending, smtpOf } from "./smtp.ts";
import { write } from "./written.ts";

type Named = { companyId: string; mailId: string };
type Job = { id: string; data: Named; signal: AbortSignal };
type Post = { installation: Installation; send(sending: Sending): Promise<void>; sent: Counter; failed: Counter };

/** How often to look, and how many milliseconds one mail may take. */
type MailPace = JobIntervals & { longest: number };

const usualPace: MailPace = { pollSeconds: 2, superviseSeconds: 10, longest: 25_000 };
const RETRY_MS = 5000;
const DRAIN_MS = 4000;
// Writing down what was not sent waits for the database, which may be silent.
const STOP_MS = DRAIN_MS + 2000;
// Links and news that are older help nobody, and a server that was away must not let loose what has piled up.
const LONGEST_WAIT_MS = 2 * DAY_MS;

/**
 * Sends the mail of all companies in the background, where a server is configured. Any number of processes may do so: each
 * mail is one job, which one process has at a time. It is sent at least once - again, with the same Message-ID, where
 * nobody can tell whether it left. Answers how to stop: what is being sent has a few seconds, then it is another's.
 */
export function sendMails(installation: Installation, pace = usualPace): () => Promise<void> {
  if (!installation.config.SMTP_URL) return async () => {};
  const stopping = new AbortController();
  const opening = openPatiently(installation, pace, stopping.signal);
  return async () => {
    stopping.abort();
    const stopped = opening.then((boss) => boss?.stop({ timeout: DRAIN_MS }));
    await Promise.race([stopped, wait(STOP_MS, undefined, { ref: false })]);
  };
}

async function openPatiently(
  installation: Installation,
  pace: MailPace,
  signal: AbortSignal,
): Promise<Boss | undefined> {
  const post = newPost(installation, pace);
  for (; !signal.aborted; await pause(RETRY_MS, signal)) {
    try {
      const boss = await startPgBoss(installation, pace);
      await takeOn(boss, post, pace);
      return boss;
    } catch (error) {
      installation.log.warn({ err: error }, "No mail is sent for now");
    }
  }
  return undefined;
}

function newPost(installation: Installation, { longest }: MailPace): Post {
  const { config, metrics } = installation;
  const counter = (name: string, help: string) => new Counter({ name, help, registers: [metrics] });
  return {
    installation,
    send: smtpOf(config, longest),
    sent: counter("mail_sent_total", "Mails that the mail server took"),
    failed: counter("mail_failed_total", "Attempts to send a mail that failed"),
  };
}

async function takeOn(boss: Boss, post: Post, { pollSeconds: poll }: JobIntervals): Promise<void> {
  const { log } = post.installation;
  // A full hand is followed by the next at once. Two take less time than a job has before it is another's.
  const usual = { pollingIntervalSeconds: poll, batchSize: 2, burstWhenBatchFull: true, perJobResults: true } as const;
  await boss.work<Named, unknown, typeof usual>("mail", usual, (jobs) =>
    inTurn(jobs, log, (job) => deliver(post, job)),
  );
  await boss.work<Named, unknown, typeof usual>("mail-given-up", usual, (jobs) =>
    inTurn(jobs, log, (job) => noteGivenUp(post, job)),
  );
}

/** One after the other: a process that is killed leaves one mail of which nobody knows whether it left. */
async function inTurn(jobs: Job[], log: Logger, work: (job: Job) => Promise<Status>): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const job of jobs) results.push(await resultOf(job, log, () => work(job)));
  return results;
}

type Status = JobResult["status"];

// A job keeps no words of a fault: they may name somebody, and nobody would find them there to delete them.
async function resultOf({ id }: Job, log: Logger, work: () => Promise<Status>): Promise<JobResult> {
  try {
    return { id, status: await work() };
  } catch (error) {
    log.warn({ err: error, mailId: id }, "What became of a mail could not be written down");
    return { id, status: "failed" };
  }
}

async function deliver(post: Post, { data: { companyId, mailId }, signal }: Job): Promise<Status> {
  const shop = await post.installation.directory.byId(companyId);
  const mail = shop && (await withTenantTransaction(shop, (tx) => takeUp(tx, mailId)));
  // Sent before, by somebody who could not say so; or its company is gone.
  if (!mail) return "completed";
  if (Date.now() - mail.createdAt.getTime() > LONGEST_WAIT_MS) {
    await withTenantTransaction(shop, (tx) => giveUp(tx, mailId, "It waited too long"));
    return "completed";
  }
  try {
    await sendOne(post, shop, mail, signal);
  } catch (fault) {
    post.failed.inc();
    const { code, responseCode } = fault as { code?: unknown; responseCode?: unknown };
    post.installation.log.warn({ mailId, code, responseCode }, "A mail was not taken");
    await withTenantTransaction(shop, (tx) => noteFault(tx, mailId, wordsOf(fault)));
    return isRefusedForGood(fault) ? "deadletter" : "failed";
  }
  post.sent.inc();
  await withTenantTransaction(shop, (tx) => noteSent(tx, mailId, new Date()));
  return "completed";
}

async function sendOne(
  { installation, send }: Post,
  shop: Tenant,
  mail: QueuedMail,
  signal: AbortSignal,
): Promise<void> {
  const sender = await senderOf(shop, ownAddress(installation.config));
  const written = write(letterOf(mail.template, mail.content as never), sender);
  await send({ mail, written, sender, signal });
}

async function noteGivenUp({ installation }: Post, { data: { companyId, mailId } }: Job): Promise<Status> {
  const shop = await installation.directory.byId(companyId);
  if (shop) await withTenantTransaction(shop, (tx) => giveUp(tx, mailId));
  installation.log.error({ companyId, mailId }, "A mail could not be sent");
  return "completed";
}

const wordsOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));
