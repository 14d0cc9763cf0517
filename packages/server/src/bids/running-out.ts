import { together } from "../companies/shop.ts";
import { companies } from "../companies/tables.ts";
import type { Installation } from "../installation.ts";
import { repeatedly } from "../repeatedly.ts";
import { expireBids } from "./commands.ts";

const EVERY_MS = 300_000;

/**
 * Looks every few minutes for offers whose time has run out, so that what was set aside for them is for sale again.
 * Several processes may do so at once: none waits for what another is at. Answers how to stop.
 */
export const letBidsRunOut = (installation: Installation, every = EVERY_MS): (() => Promise<void>) =>
  repeatedly((signal) => expireEverywhere(installation, signal), {
    first: every,
    every,
    failed: (error) => installation.log.warn({ err: error }, "Offers that ran out were not looked for"),
  });

async function expireEverywhere({ database }: Installation, signal: AbortSignal): Promise<void> {
  const all = await database.reader.select({ companyId: companies.id, slug: companies.slug }).from(companies);
  for (const { companyId, slug } of all) {
    if (signal.aborted) return;
    await together({ companyId, slug, database }, (tx) => expireBids(tx, new Date()));
  }
}
