import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Config } from "../config/config.ts";
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

async function addNetworkAttempts(
  tx: TenantTransaction,
  { subject, network, seconds, now }: NetworkAttemptLimit,
  attempts: number,
): Promise<number> {
  const hash = createHash("sha256").update(network).digest();
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count_network_attempts(${subject}, ${hash}, ${windowStart(seconds, now)}, ${attempts}) as count`,
  );
  return rows[0]?.count ?? 1;
}
