import { hash, verify } from "@node-rs/argon2";
import { createSecret } from "../config/secret-token.ts";
import { createWorkQueue, type Lane } from "../jobs/work-queue.ts";

// 19 MiB, two passes, one lane: about 20 ms of one core.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// A full queue takes about a second.
const queue = createWorkQueue({ atOnce: 2, waiting: 100 });
const MAX_WAITING_PER_ACCOUNT = 10;

/** Rejects with `QueueFullError` when the queue is full. */
export const hashPassword = (password: string): Promise<string> => queue.run([], () => hash(password, COST));

/**
 * Without a hash it does the same work, so that the duration does not reveal whether there is an account. Attempts at
 * one `account` share a lane, so that they cannot fill the queue.
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
  account?: string,
): Promise<boolean> {
  const isCorrect = await queue.run(account === undefined ? [] : [accountLane(account)], async () =>
    verify(passwordHash ?? (await unknownPasswordHash()), password),
  );
  return passwordHash !== undefined && isCorrect;
}

const accountLane = (account: string): Lane => ({ name: account, atOnce: 1, waiting: MAX_WAITING_PER_ACCOUNT });

let cachedUnknownPasswordHash: Promise<string> | undefined;

/** The hash of a password that nobody knows. */
export function unknownPasswordHash(): Promise<string> {
  cachedUnknownPasswordHash ??= hash(createSecret(), COST);
  return cachedUnknownPasswordHash;
}
