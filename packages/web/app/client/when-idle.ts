const MAX_WAIT_MS = 2000;
const FALLBACK_DELAY_MS = 100;

/**
 * Does it as soon as the browser has nothing better to do, or after two seconds; a browser that knows no idle moments,
 * such as Safari, does it soon. What it answers calls it off.
 */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const handle = setTimeout(run, FALLBACK_DELAY_MS);
    return () => clearTimeout(handle);
  }
  const handle = requestIdleCallback(run, { timeout: MAX_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
