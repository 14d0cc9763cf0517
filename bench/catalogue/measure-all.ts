import type { Generator, Measured } from "../processes.ts";
import { cpuSecondsOf, cpuSecondsOfChildren, megabytesOf } from "../usage.ts";
import { type Asked, sentOf } from "./asked.ts";

/** How a work was answered under load: milliseconds that the clients felt, and processor time by who used it. */
export type Found = {
  asked: Asked;
  answered: number;
  failed: number;
  p50: number;
  p99: number;
  shopMs: number;
  databaseMs: number;
  /** Milliseconds of the same statements alone on one connection: the middle and the 99th of a hundred calls. */
  bare: { p50: number; p99: number; statements: number };
};

export const CONNECTIONS = 8;

type Machine = { generator: Generator; shop: Measured; postmaster: number; seconds: number };

export async function measured(
  { generator, shop, postmaster, seconds }: Machine,
  asked: Asked,
): Promise<Omit<Found, "bare">> {
  const load = { url: shop.url, requests: asked.of.map(sentOf), connections: CONNECTIONS };
  await generator.run({ ...load, amount: Math.max(asked.of.length, CONNECTIONS) });
  const before = [cpuSecondsOf(shop.pid), cpuSecondsOfChildren(postmaster)] as const;
  const { answered, failed, p50, p99 } = await generator.run({ ...load, seconds });
  const after = [cpuSecondsOf(shop.pid), cpuSecondsOfChildren(postmaster)] as const;
  const each = (at: 0 | 1) => (1000 * (after[at] - before[at])) / Math.max(1, answered);
  return { asked, answered, failed, p50, p99, shopMs: each(0), databaseMs: each(1) };
}

export const memoryOf = ({ pid }: Measured): { now: number; most: number } => ({
  now: megabytesOf(pid, "VmRSS"),
  most: megabytesOf(pid, "VmHWM"),
});
