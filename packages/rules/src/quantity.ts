import { accept, type Outcome, refuse } from "./outcome.ts";

export const DEFAULT_QUANTITY = 1;
export const MAX_QUANTITY = 999;

/**
 * A whole number of pieces from 1 to 999, as a number or as typed digits.
 * Refuses ERROR_ADD_TO_CART_QUANTITY for everything else ("1e3", 1.5, NaN, 0, -1, 1000).
 */
export function parseQuantity(entered: number | string): Outcome<number, "ERROR_ADD_TO_CART_QUANTITY"> {
  const quantity = typeof entered === "number" ? entered : parseWholeNumber(entered);
  return isQuantity(quantity) ? accept(quantity) : refuse("ERROR_ADD_TO_CART_QUANTITY");
}

export const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;

const parseWholeNumber = (text: string): number => (/^\s*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN);
