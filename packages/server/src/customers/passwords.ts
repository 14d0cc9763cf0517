import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";

// 19 MiB, two passes, one lane: some 20 ms of one core each, so only a few may run side by side.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const few = pLimit(2);

export const hashPassword = (password: string): Promise<string> => few(() => hash(password, COST));

/** Whether the password is the customer's. Without a customer, the same work is done for nothing: time tells nobody. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const right = await few(async () => verify(passwordHash ?? (await nobodysHash()), password));
  return passwordHash !== undefined && right;
}

let nobodys: Promise<string> | undefined;

function nobodysHash(): Promise<string> {
  nobodys ??= hash("nobody has this password", COST);
  return nobodys;
}
