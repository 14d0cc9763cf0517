import { type Tx, together } from "./companies/shop.ts";
import { startCompanyJob } from "./company-job.ts";
import { sweepIntents } from "./customers/intents.ts";
import { sweepSessions } from "./customers/session.ts";
import { deleteOldCounts } from "./http/limits.ts";
import type { Installation } from "./installation.ts";
import { sweepMails } from "./mail/settling.ts";

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
  await sweepIntents(tx, now);
  await sweepSessions(tx, now);
  await sweepMails(tx, now);
  await deleteOldCounts(tx, now);
}
