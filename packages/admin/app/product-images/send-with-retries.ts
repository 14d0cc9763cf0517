import type { SentImage } from "./send-image.ts";

/** Two minutes in all: an image before this one takes 20 seconds at most. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000, 30_000, 60_000];
const LONGEST_PAUSE_MS = 60_000;
const BUSY = new Set([429, 503]);

type RetryOptions = { signal: AbortSignal; onPause: () => void };

/** Asks a busy server again, later each time and not before it says. */
export async function sendWithRetries(
  send: () => Promise<SentImage>,
  { signal, onPause }: RetryOptions,
): Promise<SentImage> {
  for (const pause of PAUSES_MS) {
    const result = await send();
    if (result.ok || signal.aborted || !BUSY.has(result.status)) return result;
    onPause();
    // Several pages that were refused together do not come back together.
    const jitter = pause * Math.random();
    await wait(Math.min(LONGEST_PAUSE_MS, Math.max(pause, result.retryAfterMs ?? 0)) + jitter / 2, signal);
    if (signal.aborted) return result;
  }
  return send();
}

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", stop, { once: true });
  });
