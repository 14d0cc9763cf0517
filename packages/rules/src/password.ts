import { done, type Outcome, refused } from "./outcome.ts";

export const MIN_PASSWORD = 6;
/** An upper bound, so that nobody makes the server hash a book. */
export const MAX_PASSWORD = 128;

/** The password as typed, blanks included. Refuses AUTH_WEAK_PASSWORD outside 6 to 128 characters. */
export const readPassword = (text: string): Outcome<string, "AUTH_WEAK_PASSWORD"> =>
  isPassword(text) ? done(text) : refused("AUTH_WEAK_PASSWORD");

export function isPassword(text: string): boolean {
  // Characters, not UTF-16 units: three emoji are three characters.
  const length = text.length > MAX_PASSWORD * 2 ? text.length : [...text].length;
  return length >= MIN_PASSWORD && length <= MAX_PASSWORD;
}
