import { hash, verify } from "@node-rs/argon2";
import { createSecret } from "../config/secret-token.ts";
import { createWorkQueue, type Lane } from "../work-queue/work-queue.ts";

// 19 MiB, two passes, one lane: about 20 ms of one core.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// A full queue takes about a second.
const openQueue = createWorkQueue({ atOnce: 2, waiting: 100 });
/** Of known browsers, which strangers cannot fill. */
const knownQueue = createWorkQueue({ atOnce: 1, waiting: 50 });
const MAX_WAITING_PER_LANE = 10;

export const passwordChecks = { known: 0, open: 0 };

/** Rejects with `QueueFullError` when the queue is full. */
export const hashPassword = (password: string): Promise<string> => openQueue.run([], () => hash(password, COST));

export type PasswordLane = { name: string; isKnown: boolean };

/**
 * Without a hash it does the same work, so that the duration does not reveal whether there is an account. Guesses of one
 * lane take turns with all others, so that they cannot fill the queue.
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
  lane?: PasswordLane,
): Promise<boolean> {
  const isKnown = lane?.isKnown ?? false;
  const queue = isKnown ? knownQueue : openQueue;
  const isCorrect = await queue.run(lane ? [toQueueLane(lane)] : [], async () => {
    passwordChecks[isKnown ? "known" : "open"]++;
    return verify(passwordHash ?? (await unknownPasswordHash()), password);
  });
  return passwordHash !== undefined && isCorrect;
}

const toQueueLane = ({ name }: PasswordLane): Lane => ({ name, atOnce: 1, waiting: MAX_WAITING_PER_LANE });

let cachedUnknownPasswordHash: Promise<string> | undefined;

/** The hash of a password that nobody knows. */
export function unknownPasswordHash(): Promise<string> {
  cachedUnknownPasswordHash ??= hash(createSecret(), COST);
  return cachedUnknownPasswordHash;
}
