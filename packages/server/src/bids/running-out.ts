import { setTimeout as wait } from "node:timers/promises";
import { together } from "../companies/shop.ts";
import { companies } from "../companies/tables.ts";
import type { Installation } from "../installation.ts";
import { expireBids } from "./commands.ts";

const EVERY_MS = 300_000;

/**
 * Looks every few minutes for offers whose time has run out, so that what was set aside for them is for sale again.
 * Several processes may do so at once: none waits for what another is at. Answers how to stop.
 */
export function letBidsRunOut(installation: Installation, every = EVERY_MS): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = () => wait(every, undefined, { signal, ref: false }).catch(() => {});
  const running = (async () => {
    for (await pause(); !signal.aborted; await pause()) {
      await expireEverywhere(installation, signal).catch((error: unknown) => {
        installation.log.warn({ err: error }, "Offers that ran out were not looked for");
      });
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}

async function expireEverywhere({ database }: Installation, signal: AbortSignal): Promise<void> {
  const all = await database.reader.select({ companyId: companies.id, slug: companies.slug }).from(companies);
  for (const { companyId, slug } of all) {
    if (signal.aborted) return;
    await together({ companyId, slug, database }, (tx) => expireBids(tx, new Date()));
  }
}
