import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { type Shop, type Tx, together } from "../../companies/shop.ts";
import type { Config } from "../config/config.ts";
import { secondsToWait, windowStart } from "./limits.ts";

/** `network`: as `addressOf` answers it. `seconds`: the length of the window. */
export type AddressTries = { subject: string; network: string; max: number; seconds: number; now: Date };

/**
 * Counts one more try of a network over all companies and processes, in a transaction of its own.
 * @returns seconds to wait when it was one too many, else 0
 */
export async function countAddressTry(shop: Shop, config: Config, tries: AddressTries): Promise<number> {
  if (!config.RATE_LIMITS) return 0;
  const count = await together(shop, (tx) => addTries(tx, tries, 1));
  return count > tries.max ? secondsToWait(tries) : 0;
}

/** Takes back a counted try that turned out to be no guess. */
export async function takeBackAddressTry(shop: Shop, config: Config, tries: AddressTries): Promise<void> {
  if (config.RATE_LIMITS) await together(shop, (tx) => addTries(tx, tries, -1));
}

async function addTries(tx: Tx, { subject, network, seconds, now }: AddressTries, tries: number): Promise<number> {
  const hash = createHash("sha256").update(network).digest();
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count_address_tries(${subject}, ${hash}, ${windowStart(seconds, now)}, ${tries}) as count`,
  );
  return rows[0]?.count ?? 1;
}
