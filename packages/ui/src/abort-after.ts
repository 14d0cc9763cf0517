/** Returns a signal that aborts after `milliseconds`, or with the other one. Older browsers lack `AbortSignal.any`. */
export function abortAfter(milliseconds: number, other?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(milliseconds);
  if (!other) return limit;
  const either = new AbortController();
  for (const signal of [limit, other]) {
    const abort = () => either.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true, signal: either.signal });
  }
  return either.signal;
}
