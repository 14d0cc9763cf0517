import { onTestFinished, vi } from "vitest";

/**
 * Holds the clock until the test ends: limits count by its minutes and hours, and a slow test would count in two.
 * With `useFakeTimers`, each poll of `expect.poll` would move the clock.
 */
export function holdClock(): void {
  vi.setSystemTime(Date.now());
  onTestFinished(() => void vi.useRealTimers());
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
