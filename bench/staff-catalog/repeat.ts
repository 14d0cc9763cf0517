import { setTimeout as pause } from "node:timers/promises";

type Pace = { perSecond: number; signal: AbortSignal; times?: number };

/** An open loop: a slow answer does not delay the next request. */
export async function repeat(
  { perSecond, signal, times = Number.POSITIVE_INFINITY }: Pace,
  work: (at: number) => Promise<void>,
) {
  const running: Promise<void>[] = [];
  const failures: unknown[] = [];
  const startedAt = performance.now();
  for (let at = 0; at < times && !signal.aborted; at++) {
    running.push(work(at).catch((error) => void failures.push(error)));
    await pause(Math.max(0, startedAt + ((at + 1) * 1000) / perSecond - performance.now()));
  }
  await Promise.all(running);
  if (failures.length > 0) throw failures[0];
}
