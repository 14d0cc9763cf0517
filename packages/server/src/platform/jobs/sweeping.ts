import type { Installation } from "../../app/installation.ts";
import { type Tx, together } from "../../companies/shop.ts";
import { deleteExpiredIdempotencyKeys } from "../../customers/idempotency.ts";
import { deleteExpiredSessions } from "../../customers/sessions/session.ts";
import { deleteOldCounts } from "../http/limits.ts";
import { sweepMails } from "../mail/settling.ts";
import { startCompanyJob } from "./company-job.ts";

const EVERY_MS = 3_600_000;

/** Takes away what has served its time in every company, again and again. Answers how to stop. */
export const sweepRepeatedly = (installation: Installation, every = EVERY_MS): (() => Promise<void>) =>
  startCompanyJob(installation, {
    name: "clean-up",
    every,
    work: (shop) => together(shop, (tx) => sweep(tx, new Date())),
  });

/** Takes away what has served its time in one company. */
export async function sweep(tx: Tx, now: Date): Promise<void> {
  await deleteExpiredIdempotencyKeys(tx, now);
  await deleteExpiredSessions(tx, now);
  await sweepMails(tx, now);
  await deleteOldCounts(tx, now);
}
