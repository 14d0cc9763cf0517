import { accept, type Outcome, refuse } from "./outcome.ts";

export const MAX_RATING = 5;

/** Stars are whole: an average of 4.5 shows and filters as 5; outside 0 to 5 it is cut. */
export const roundRating = (average: number): number => Math.min(MAX_RATING, Math.max(0, Math.round(average) || 0));

/** A review's rating: a whole number from 1 to 5. Refuses INVALID_RATING. */
export const parseRating = (rating: number): Outcome<number, "INVALID_RATING"> =>
  Number.isInteger(rating) && rating >= 1 && rating <= MAX_RATING ? accept(rating) : refuse("INVALID_RATING");
