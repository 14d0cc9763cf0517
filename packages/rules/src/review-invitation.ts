import { DAY_MS } from "./duration.ts";

const FIRST_DAY = 7;
const LAST_DAY = 21;

export const MAX_INVITED_PARTS = 6;

/** Returns between which times an order must have been delivered to be due now. Older ones are no news to their buyers. */
export const dueDeliveries = (now: number): { from: number; to: number } => ({
  from: now - LAST_DAY * DAY_MS,
  to: now - FIRST_DAY * DAY_MS,
});
