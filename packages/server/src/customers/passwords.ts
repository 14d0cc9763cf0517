import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";

// 19 MiB, two passes, one lane: some 20 ms of one core each, so only a few may run side by side.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const few = pLimit(2);
// Some seconds' worth. Whoever comes after would wait longer than anybody wants to, and keep those before from ending.
const MOST_WAITING = 100;

/** Too many wait for a password to be looked at: come again in a moment. */
export class PasswordsBusy extends Error {}

async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (few.pendingCount >= MOST_WAITING) throw new PasswordsBusy(`${MOST_WAITING} passwords wait`);
  return await few(work);
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

/** Whether the password is the customer's. Without a customer, the same work is done for nothing: time tells nobody. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const right = await inTurn(async () => verify(passwordHash ?? (await nobodysHash()), password));
  return passwordHash !== undefined && right;
}

let nobodys: Promise<string> | undefined;

function nobodysHash(): Promise<string> {
  nobodys ??= hash("nobody has this password", COST);
  return nobodys;
}
