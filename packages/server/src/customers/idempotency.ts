import { createHash } from "node:crypto";
import { DAY_MS } from "@pecacerta/rules/duration";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq, lt } from "drizzle-orm";
import { z } from "zod";
import type { TenantTransaction } from "../platform/database/tenant.ts";
import { idempotencyKeys, registrationKeys } from "./tables.ts";

const RETENTION_MS = 2 * DAY_MS;

export type IdempotentRequest = { customerId: string; key: string; body: unknown };
export type KeyClaim<Result> = { state: "new" } | { state: "completed"; result: Result } | { state: "reused" };

/** The same key and body get the first result again, which is stored in the schema's wire form. */
export async function withIdempotencyKey<Result, Refusal extends string, Details>(
  tx: TenantTransaction,
  {
    key,
    resultSchema,
    ...request
  }: Omit<IdempotentRequest, "key"> & { key: string | undefined; resultSchema: z.ZodType<Result> },
  work: () => Promise<Outcome<Result, Refusal, Details>>,
): Promise<Outcome<Result, Refusal | "IDEMPOTENCY_KEY_REUSED", Details>> {
  if (key === undefined) return await work();
  const claim = await claimIdempotencyKey<unknown>(tx, { ...request, key });
  if (claim.state === "reused") return refuse("IDEMPOTENCY_KEY_REUSED");
  if (claim.state === "completed") return accept(z.decode(resultSchema, claim.result));
  const outcome = await work();
  if (outcome.ok) await completeIdempotencyKey(tx, { ...request, key }, z.encode(resultSchema, outcome.value));
  return outcome;
}

/** A concurrent request with the same key waits, then finds the first result or, after a rollback, holds the claim itself. */
export async function claimIdempotencyKey<Result>(
  tx: TenantTransaction,
  { customerId, key, body }: IdempotentRequest,
): Promise<KeyClaim<Result>> {
  const bodyHash = hashBody(body);
  const inserted = await tx
    .insert(idempotencyKeys)
    .values({ companyId: tx.companyId, customerId, key, bodyHash })
    .onConflictDoNothing();
  if (inserted.rowCount === 1) return { state: "new" };
  const [stored] = await tx
    .select()
    .from(idempotencyKeys)
    .where(whereKey(tx, customerId, key));
  if (!stored?.bodyHash.equals(bodyHash)) return { state: "reused" };
  return { state: "completed", result: stored.response as Result };
}

export async function completeIdempotencyKey(
  tx: TenantTransaction,
  { customerId, key }: Omit<IdempotentRequest, "body">,
  result: unknown,
): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ response: result })
    .where(whereKey(tx, customerId, key));
}

export async function deleteExpiredIdempotencyKeys(tx: TenantTransaction, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - RETENTION_MS);
  for (const keys of [idempotencyKeys, registrationKeys])
    await tx.delete(keys).where(and(eq(keys.companyId, tx.companyId), lt(keys.createdAt, cutoff)));
}

export const hashBody = (body: unknown): Buffer =>
  createHash("sha256")
    .update(JSON.stringify(body ?? null))
    .digest();

const whereKey = (tx: TenantTransaction, customerId: string, key: string) =>
  and(
    eq(idempotencyKeys.companyId, tx.companyId),
    eq(idempotencyKeys.customerId, customerId),
    eq(idempotencyKeys.key, key),
  );
