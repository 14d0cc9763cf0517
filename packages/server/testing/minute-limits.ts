import { onTestFinished, vi } from "vitest";

/**
 * Holds the clock until the test ends: limits count by its minutes and hours, and a slow test would count in two.
 * Returns what moves it, to seconds from now. With `useFakeTimers`, each poll of `expect.poll` would.
 */
export function holdClock(): (second: number) => void {
  const start = Date.now();
  vi.setSystemTime(start);
  onTestFinished(() => void vi.useRealTimers());
  return (second) => void vi.setSystemTime(start + 1000 * second);
}

const minuteNow = () => Math.floor(Date.now() / 60_000);

/** Runs a test about limits of other processes, whose clock cannot be held, again if it failed while a minute ended. */
export async function repeatIfMinuteEnds(work: () => Promise<void>): Promise<void> {
  const minute = minuteNow();
  try {
    await work();
  } catch (error) {
    if (minuteNow() === minute) throw error;
    await repeatIfMinuteEnds(work);
  }
}
