import { accept, type Outcome, refuse } from "./outcome.ts";

export const DEFAULT_QUANTITY = 1;
export const MAX_QUANTITY = 999;

/** Parses a quantity from 1 to 999. Refuses ERROR_ADD_TO_CART_QUANTITY. */
export function parseQuantity(entered: number | string): Outcome<number, "ERROR_ADD_TO_CART_QUANTITY"> {
  const quantity = typeof entered === "number" ? entered : parseWholeNumber(entered);
  return isQuantity(quantity) ? accept(quantity) : refuse("ERROR_ADD_TO_CART_QUANTITY");
}

export const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;

const parseWholeNumber = (text: string): number => (/^\s*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN);
