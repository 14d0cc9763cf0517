import { setTimeout as wait } from "node:timers/promises";

/** Waits for the time or the signal. Does not keep the process alive. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  wait(milliseconds, undefined, { signal, ref: false }).catch(() => {});
