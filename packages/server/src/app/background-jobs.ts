import { setTimeout as wait } from "node:timers/promises";
import type { PgBoss } from "pg-boss";
import { createStaffMailBox } from "../admin/identity/staff-mail.ts";
import { createPriceTableJob } from "../catalog/price-table/mirror.ts";
import { createSaleExpiryJob } from "../catalog/products/sale-expiry.ts";
import { createSearchTextJob } from "../catalog/products/search-text-job.ts";
import type { Installation } from "../companies/installation.ts";
import { sendQueuedMails } from "../companies/mail/mail-worker.ts";
import { createStockAlertJob } from "../content/stock-alerts/stock-alert-job.ts";
import { pause } from "../platform/jobs/pause.ts";
import { type BossIntervals, startPgBoss } from "../platform/jobs/pg-boss.ts";
import { scheduleJob } from "../platform/jobs/scheduled-job.ts";
import { createBidExpiryJob } from "../sales/bids/expiry-job.ts";
import { createOrderExpiryJob } from "../sales/orders/expire-orders.ts";
import { createReviewInvitationJob } from "../sales/review-invitations/review-invitation-job.ts";
import { createCleanupJob, createStaffCleanupJob } from "./cleanup-job.ts";
import { createImageCleanupJob } from "./image-cleanup.ts";

type JobIntervals = BossIntervals & {
  mailPollSeconds: number;
  mailTimeoutMs: number;
};

const DEFAULT_INTERVALS: JobIntervals = {
  scheduleSeconds: 5,
  superviseSeconds: 10,
  deletionSeconds: 3600,
  mailPollSeconds: 2,
  mailTimeoutMs: 25_000,
};
const RETRY_MS = 5000;
const DRAIN_MS = 4000;
// Longer than the drain: recording an unsent mail waits for the database.
const STOP_MS = DRAIN_MS + 2000;

const listScheduledJobs = (installation: Installation) => [
  createSaleExpiryJob(installation),
  createOrderExpiryJob(installation),
  createBidExpiryJob(installation),
  createStockAlertJob(installation),
  createReviewInvitationJob(installation),
  createPriceTableJob(installation),
  createSearchTextJob(installation),
  createCleanupJob(installation),
  createStaffCleanupJob(installation),
  createImageCleanupJob(installation),
];

/** Returns a function that stops: a job under way has a few seconds, then another process may take it. */
export function startBackgroundJobs(installation: Installation, intervals = DEFAULT_INTERVALS): () => Promise<void> {
  const stopping = new AbortController();
  const starting = startWithRetries(installation, intervals, stopping.signal);
  return async () => {
    stopping.abort();
    const stopped = starting.then((boss) => boss?.stop({ timeout: DRAIN_MS }));
    await Promise.race([stopped, wait(STOP_MS, undefined, { ref: false })]);
  };
}

async function startWithRetries(
  installation: Installation,
  intervals: JobIntervals,
  stopping: AbortSignal,
): Promise<PgBoss | undefined> {
  const { config, log } = installation;
  for (; !stopping.aborted; await pause(RETRY_MS, stopping)) {
    let boss: PgBoss | undefined;
    try {
      boss = await startPgBoss(installation, intervals);
      for (const job of listScheduledJobs(installation))
        await scheduleJob(boss, job, { log, pollSeconds: intervals.scheduleSeconds, stopping });
      if (config.SMTP_URL)
        await sendQueuedMails(boss, installation, { ...intervals, staffMailBox: createStaffMailBox(installation) });
      return boss;
    } catch (error) {
      log.warn({ err: error }, "The background jobs could not start");
      await boss?.stop({ graceful: false }).catch(() => {});
    }
  }
  return undefined;
}
