import { DAY_MS, secondsLeft } from "@pecacerta/rules/duration";
import { refuse } from "@pecacerta/rules/outcome";
import { sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../database/tenant.ts";
import { networkOf } from "./client-address.ts";

export const rateLimitPerMinute = (config: Config, max: number) =>
  config.RATE_LIMITS ? { config: { rateLimit: { max, timeWindow: "1 minute", keyGenerator: networkOfRequest } } } : {};

export const HOUR_S = 3600;

type AttemptLimit = { subject: string; max: number; seconds: number; now: Date };

/** Uses its own transaction, so it counts even if the work fails. Returns seconds to wait, 0 if allowed. */
export const countAttempt = async (tenant: Tenant, config: Config, attempts: AttemptLimit): Promise<number> =>
  config.RATE_LIMITS ? await withTenantTransaction(tenant, (tx) => countAttemptInTransaction(tx, config, attempts)) : 0;

/** Like `countAttempt`, in the transaction of the work: a rollback also reverts the attempt. */
export async function countAttemptInTransaction(
  tx: TenantTransaction,
  config: Config,
  { max, ...attempts }: AttemptLimit,
): Promise<number> {
  if (!config.RATE_LIMITS) return 0;
  return (await addAttempts(tx, attempts)) > max ? secondsToWait(attempts) : 0;
}

export const incrementAttempts = async (
  tenant: Tenant,
  config: Config,
  attempts: Omit<AttemptLimit, "max">,
): Promise<number> => (config.RATE_LIMITS ? await withTenantTransaction(tenant, (tx) => addAttempts(tx, attempts)) : 0);

export async function revertAttempt(
  tenant: Tenant,
  config: Config,
  attempts: Omit<AttemptLimit, "max">,
): Promise<void> {
  if (config.RATE_LIMITS) await withTenantTransaction(tenant, (tx) => addAttempts(tx, attempts, -1));
}

async function addAttempts(
  tx: TenantTransaction,
  { subject, seconds, now }: Omit<AttemptLimit, "max">,
  attempts = 1,
): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    insert into limit_counts (company_id, subject, window_start, count)
    values (${tx.companyId}, ${subject}, ${windowStart(seconds, now)}, ${Math.max(0, attempts)})
    on conflict (company_id, subject, window_start) do update set count = greatest(0, limit_counts.count + ${attempts})
    returning count`);
  return rows[0]?.count ?? 1;
}

type Window = Pick<AttemptLimit, "seconds" | "now">;

export const windowStart = (seconds: number, now: Date): Date =>
  new Date(Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000);

export const secondsToWait = ({ seconds, now }: Window): number =>
  secondsLeft(seconds * 1000, now.getTime() - windowStart(seconds, now).getTime());

export function tooManyRequests(reply: FastifyReply, seconds: number) {
  reply.header("retry-after", String(seconds));
  return refuse("TOO_MANY_REQUESTS");
}

type Refused<Refusal extends string> = { ok: false; refusal: Refusal; details?: { seconds?: number } | undefined };

export const withRetryAfter = <Refusal extends string>(reply: FastifyReply, { refusal, details }: Refused<Refusal>) =>
  refusal === "TOO_MANY_REQUESTS" ? tooManyRequests(reply, details?.seconds ?? 1) : refuse(refusal);

export const networkOfRequest = (request: FastifyRequest): string => networkOf(request.ip);

export async function deleteExpiredCounts(tx: TenantTransaction, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - DAY_MS);
  await tx.execute(sql`delete from limit_counts where company_id = ${tx.companyId} and window_start < ${cutoff}`);
  await tx.execute(sql`select delete_network_limit_counts(${cutoff})`);
}
