import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SentImage } from "./send-image.ts";
import { sendWithRetries } from "./send-with-retries.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const busy = (retryAfterMs = 0, status = 503): SentImage => ({
  ok: false,
  refusal: "SERVICE_UNAVAILABLE",
  status,
  errors: {},
  responseBody: null,
  retryAfterMs,
});
const stored = { ok: true, value: { url: "/pictures/x.webp" } } as SentImage;

function start(answers: readonly SentImage[]) {
  const [stopping, times, pauses] = [new AbortController(), [] as number[], vi.fn()];
  const since = Date.now();
  const send = async () => {
    times.push(Date.now() - since);
    return answers[Math.min(times.length, answers.length) - 1] as SentImage;
  };
  const result = sendWithRetries(send, { signal: stopping.signal, onPause: pauses });
  return { stopping, times, pauses, result };
}

test("a busy server is asked again, later each time, until it stores the image", async () => {
  const { times, pauses, result } = start([busy(), busy(), busy(0, 429), stored]);
  await vi.runAllTimersAsync();
  expect(await result).toEqual(stored);
  expect(pauses).toHaveBeenCalledTimes(3);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(gaps.map((gap, index) => gap >= 1000 * 2 ** index && gap <= 1500 * 2 ** index)).toEqual([true, true, true]);
});

test("not before the time that the server asks for", async () => {
  const { times, result } = start([busy(10_000), stored]);
  await vi.runAllTimersAsync();
  await result;
  expect(times[1]).toBeGreaterThanOrEqual(10_000);
});

test("it ends with the refusal of a server that stays busy, and at once with any other", async () => {
  const always = start([busy(3_600_000)]);
  await vi.runAllTimersAsync();
  expect(await always.result).toEqual(busy(3_600_000));
  expect(always.times.length).toBe(8);
  const refused = start([busy(0, 422)]);
  expect(await refused.result).toEqual(busy(0, 422));
  expect(refused.pauses).not.toHaveBeenCalled();
});

test("a canceled upload waits no longer", async () => {
  const { stopping, times, result } = start([busy()]);
  await vi.advanceTimersByTimeAsync(500);
  stopping.abort();
  await result;
  expect(times.length).toBe(1);
});
