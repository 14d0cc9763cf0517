const LONGEST_MS = 2000;
const WHERE_NONE_IS_KNOWN_MS = 100;

/**
 * Does it as soon as the browser has nothing better to do, or after two seconds; a browser that knows no idle moments,
 * such as Safari, does it soon. What it answers calls it off.
 */
export function whenIdle(go: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const waiting = setTimeout(go, WHERE_NONE_IS_KNOWN_MS);
    return () => clearTimeout(waiting);
  }
  const waiting = requestIdleCallback(go, { timeout: LONGEST_MS });
  return () => cancelIdleCallback(waiting);
}
