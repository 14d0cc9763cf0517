import { accept, type Outcome, refuse } from "./outcome.ts";

export const MAX_RATING = 5;

/** A whole number from 1 to 5. Refuses INVALID_RATING. */
export const parseRating = (rating: number): Outcome<number, "INVALID_RATING"> =>
  Number.isInteger(rating) && rating >= 1 && rating <= MAX_RATING ? accept(rating) : refuse("INVALID_RATING");
