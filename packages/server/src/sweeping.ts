import { type Tx, together } from "./companies/shop.ts";
import { companies } from "./companies/tables.ts";
import { sweepIntents } from "./customers/intents.ts";
import { sweepSessions } from "./customers/session.ts";
import type { Installation } from "./installation.ts";
import { sweepMails } from "./mail/settling.ts";
import { repeatedly } from "./repeatedly.ts";

const EVERY_MS = 3_600_000;

/** Takes away what has served its time in every company, again and again. Answers how to stop. */
export const sweepRepeatedly = (installation: Installation, every = EVERY_MS): (() => Promise<void>) =>
  repeatedly((signal) => sweepEverywhere(installation, signal), {
    first: every,
    every,
    failed: (error) => installation.log.warn({ err: error }, "What has served its time was not swept away"),
  });

async function sweepEverywhere({ database }: Installation, signal: AbortSignal): Promise<void> {
  const all = await database.reader.select({ companyId: companies.id, slug: companies.slug }).from(companies);
  for (const { companyId, slug } of all) {
    if (signal.aborted) return;
    await together({ companyId, slug, database }, (tx) => sweep(tx, new Date()));
  }
}

/** Takes away what has served its time in one company. */
export async function sweep(tx: Tx, now: Date): Promise<void> {
  await sweepIntents(tx, now);
  await sweepSessions(tx, now);
  await sweepMails(tx, now);
}
