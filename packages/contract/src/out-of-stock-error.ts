/** Formats the remaining stock of a line: the value of `errors["items.0.quantity"]`. Without a schema, for browsers. */
export const outOfStockError = (left: number): string => `OUT_OF_STOCK:${left}`;

/** Returns null for another error. */
export function parseOutOfStockError(fault: string): number | null {
  const [, left] = /^OUT_OF_STOCK:(\d{1,9})$/.exec(fault) ?? [];
  return left === undefined ? null : Number(left);
}
