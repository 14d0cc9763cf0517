import { setTimeout as wait } from "node:timers/promises";

type PeriodicOptions = { initialDelayMs: number; intervalMs: number; onError: (error: unknown) => void };

/**
 * Does something in the background again and again: after `first` milliseconds, then `every` so many after it was done.
 * What goes wrong is told and tried again next time. Answers how to stop; the stopping waits for what is under way.
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

/** Waits so long, or until it is told to stop; the program does not go on for its sake. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  wait(milliseconds, undefined, { signal, ref: false }).catch(() => {});
