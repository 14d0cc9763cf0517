const MINUTE_MS = 60_000;

/** Splits a duration, rounded up to minutes; undefined once it has elapsed. */
export function splitTimeLeft(milliseconds: number): { days: number; hours: number; minutes: number } | undefined {
  if (milliseconds <= 0) return undefined;
  const minutes = Math.ceil(milliseconds / MINUTE_MS);
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}
