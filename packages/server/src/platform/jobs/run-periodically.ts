import { setTimeout as wait } from "node:timers/promises";

type PeriodicOptions = { initialDelayMs: number; intervalMs: number; onError: (error: unknown) => void };

/**
 * Runs work in the background: after `initialDelayMs`, then `intervalMs` after each run. An error is reported and does
 * not stop the schedule. Returns a function that stops it and waits for the current run.
 */
export function runPeriodically(
  work: (signal: AbortSignal) => Promise<void>,
  { initialDelayMs, intervalMs, onError }: PeriodicOptions,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    for (await pause(initialDelayMs, signal); !signal.aborted; await pause(intervalMs, signal)) {
      await work(signal).catch((error: unknown) => {
        if (!signal.aborted) onError(error);
      });
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}

/** Waits until the time is over or the signal aborts. Does not keep the process alive. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  wait(milliseconds, undefined, { signal, ref: false }).catch(() => {});
