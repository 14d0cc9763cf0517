export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const toWholeMinutes = (ms: number): number => Math.floor(ms / MINUTE_MS);
export const toWholeHours = (ms: number): number => Math.floor(ms / HOUR_MS);
export const toWholeDays = (ms: number): number => Math.floor(ms / DAY_MS);

/** Returns the whole seconds until a window ends, from 1 to its length: another request may have begun it later than this one. */
export const secondsLeft = (windowMs: number, elapsedMs: number): number =>
  Math.max(1, Math.ceil((windowMs - Math.max(0, elapsedMs)) / 1000));
