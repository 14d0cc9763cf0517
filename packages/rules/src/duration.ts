export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const toWholeMinutes = (ms: number): number => Math.floor(ms / MINUTE_MS);
export const toWholeHours = (ms: number): number => Math.floor(ms / HOUR_MS);
export const toWholeDays = (ms: number): number => Math.floor(ms / DAY_MS);
