import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/open.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../database/tenant.ts";
import { secondsToWait, windowStart } from "./rate-limits.ts";

export type NetworkAttemptLimit = { subject: string; network: string; max: number; seconds: number; now: Date };

/** Counts over all companies and processes. Returns seconds to wait, 0 if the attempt is allowed. */
export async function countNetworkAttempt(
  tenant: Tenant,
  config: Config,
  attempts: NetworkAttemptLimit,
): Promise<number> {
  if (!config.RATE_LIMITS) return 0;
  const count = await withTenantTransaction(tenant, (tx) => addNetworkAttempts(tx, attempts, 1));
  return count > attempts.max ? secondsToWait(attempts) : 0;
}

export async function revertNetworkAttempt(
  tenant: Tenant,
  config: Config,
  attempts: NetworkAttemptLimit,
): Promise<void> {
  if (config.RATE_LIMITS) await withTenantTransaction(tenant, (tx) => addNetworkAttempts(tx, attempts, -1));
}

type NetworkCount = { subject: string; network: string; window: Date; attempts: number };

/** Adds the counts of several networks and returns their totals. It belongs to no company. */
export async function addNetworkCounts<Count extends NetworkCount>(
  { pool }: Database,
  counts: readonly Count[],
): Promise<(Count & { total: number })[]> {
  // In one order everywhere: two processes that add the same networks never deadlock.
  const sorted = counts
    .map((count) => ({ ...count, hash: hashNetwork(count.network) }))
    .sort((a, b) => Buffer.compare(a.hash, b.hash) || (a.subject < b.subject ? -1 : 1));
  const client = await pool.connect();
  let error: Error | undefined;
  try {
    await client.query("begin");
    await client.query("set local role shop_app");
    const { rows } = await client.query<{ total: number }>(ADD_COUNTS, [
      sorted.map(({ subject }) => subject),
      sorted.map(({ hash }) => hash),
      sorted.map(({ window }) => window),
      sorted.map(({ attempts }) => attempts),
    ]);
    await client.query("commit");
    return sorted.map((count, index) => ({ ...count, total: rows[index]?.total ?? count.attempts }));
  } catch (failure) {
    error = failure as Error;
    throw failure;
  } finally {
    client.release(error);
  }
}

const ADD_COUNTS = `
  select count_network_attempts(subject, network_hash, window_start, attempts) as total
  from unnest($1::text[], $2::bytea[], $3::timestamptz[], $4::int[]) as counted (subject, network_hash, window_start, attempts)`;

const hashNetwork = (network: string): Buffer => createHash("sha256").update(network).digest();

async function addNetworkAttempts(
  tx: TenantTransaction,
  { subject, network, seconds, now }: NetworkAttemptLimit,
  attempts: number,
): Promise<number> {
  const hash = hashNetwork(network);
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count_network_attempts(${subject}, ${hash}, ${windowStart(seconds, now)}, ${attempts}) as count`,
  );
  return rows[0]?.count ?? 1;
}
