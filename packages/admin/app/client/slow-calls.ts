import { useSyncExternalStore } from "react";

const SLOW_MS = 4000;

const listeners = new Set<() => void>();
let slowCalls = 0;

/** Counts the call among the slow ones from its fifth second until it ends. */
export function watchSpeed<Result>(call: Promise<Result>): Promise<Result> {
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    changeCount(1);
  }, SLOW_MS);
  return call.finally(() => {
    clearTimeout(timer);
    if (isSlow) changeCount(-1);
  });
}

function changeCount(by: number): void {
  slowCalls += by;
  for (const listener of listeners) listener();
}

/** Whether a call takes long. */
export const useSlowCalls = (): boolean => useSyncExternalStore(subscribe, () => slowCalls > 0);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
