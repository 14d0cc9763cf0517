import { setTimeout as wait } from "node:timers/promises";

/** Waits until the time is over or the signal aborts. Does not keep the process alive. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  wait(milliseconds, undefined, { signal, ref: false }).catch(() => {});
