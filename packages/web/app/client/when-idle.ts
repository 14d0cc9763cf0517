const MAX_WAIT_MS = 2000;
const FALLBACK_DELAY_MS = 100;

/** Runs within two seconds; in Safari, without `requestIdleCallback`, after 100 ms. Returns the cancel function. */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const handle = setTimeout(run, FALLBACK_DELAY_MS);
    return () => clearTimeout(handle);
  }
  const handle = requestIdleCallback(run, { timeout: MAX_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
