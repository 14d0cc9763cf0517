/**
 * How a refused checkout says what is left of a line's product: the value of `errors["items.0.quantity"]`, a key, a
 * colon and a whole number. No schema is needed to read it, so browsers may use this.
 */
export const outOfStockError = (left: number): string => `OUT_OF_STOCK:${left}`;

/** What is left (0: nothing), or null where the fault is another one. */
export function parseOutOfStockError(fault: string): number | null {
  const [, left] = /^OUT_OF_STOCK:(\d{1,9})$/.exec(fault) ?? [];
  return left === undefined ? null : Number(left);
}
