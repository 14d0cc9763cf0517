import { hash, verify } from "@node-rs/argon2";
import { createWorkQueue, type Lane } from "../../platform/jobs/work-queue.ts";

// 19 MiB, two passes, one lane: some 20 ms of one core each, so only a few may run side by side.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// A hundred take about a second. More would wait longer than anybody wants to.
const queue = createWorkQueue({ atOnce: 2, waiting: 100 });
const MAX_WAITING_PER_ACCOUNT = 10;

/** Rejects with `QueueFullError` while too many passwords wait to be hashed. */
export const hashPassword = (password: string): Promise<string> => queue.run([], () => hash(password, COST));

/**
 * Whether the password is the customer's. Without a customer, the same work is done for nothing: time tells nobody.
 * `account`: who signs in. Tries at one account take turns with all others, and a few of them fill its share of the queue.
 * Rejects with `QueueFullError` while too many passwords wait.
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
  account?: string,
): Promise<boolean> {
  const isCorrect = await queue.run(account === undefined ? [] : [accountLane(account)], async () =>
    verify(passwordHash ?? (await unknownAccountHash()), password),
  );
  return passwordHash !== undefined && isCorrect;
}

const accountLane = (account: string): Lane => ({ name: account, atOnce: 1, waiting: MAX_WAITING_PER_ACCOUNT });

let cachedUnknownAccountHash: Promise<string> | undefined;

function unknownAccountHash(): Promise<string> {
  cachedUnknownAccountHash ??= hash("nobody has this password", COST);
  return cachedUnknownAccountHash;
}
