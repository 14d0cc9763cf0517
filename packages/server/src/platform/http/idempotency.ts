import { createHash } from "node:crypto";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { z } from "zod";

/** The keys of one caller. A concurrent claim of the same key waits for the transaction of the first. */
export type IdempotencyKeys = {
  /** False if the key is stored already. */
  insert(key: string, bodyHash: Buffer): Promise<boolean>;
  find(key: string): Promise<{ bodyHash: Buffer; response: unknown } | undefined>;
  complete(key: string, response: unknown): Promise<void>;
};

export type IdempotentRequest = { key: string; body: unknown };
export type KeyClaim<Result> = { state: "new" } | { state: "completed"; result: Result } | { state: "reused" };

/** The same key and body get the first result again, which is stored in the schema's wire form. */
export async function withIdempotencyKey<Result, Refusal extends string, Details>(
  keys: IdempotencyKeys,
  { key, body, resultSchema }: { key: string | undefined; body: unknown; resultSchema: z.ZodType<Result> },
  work: () => Promise<Outcome<Result, Refusal, Details>>,
): Promise<Outcome<Result, Refusal | "IDEMPOTENCY_KEY_REUSED", Details>> {
  if (key === undefined) return await work();
  const claim = await claimIdempotencyKey<unknown>(keys, { key, body });
  if (claim.state === "reused") return refuse("IDEMPOTENCY_KEY_REUSED");
  if (claim.state === "completed") return accept(z.decode(resultSchema, claim.result));
  const outcome = await work();
  if (outcome.ok) await keys.complete(key, z.encode(resultSchema, outcome.value));
  return outcome;
}

/** A concurrent request with the same key waits, then finds the first result or, after a rollback, holds the claim itself. */
export async function claimIdempotencyKey<Result>(
  keys: IdempotencyKeys,
  { key, body }: IdempotentRequest,
): Promise<KeyClaim<Result>> {
  const bodyHash = hashBody(body);
  if (await keys.insert(key, bodyHash)) return { state: "new" };
  const stored = await keys.find(key);
  if (!stored?.bodyHash.equals(bodyHash)) return { state: "reused" };
  return { state: "completed", result: stored.response as Result };
}

export const hashBody = (body: unknown): Buffer =>
  createHash("sha256")
    .update(JSON.stringify(body ?? null))
    .digest();
