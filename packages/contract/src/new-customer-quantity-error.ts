/**
 * How a refused checkout says how many pieces of a line's product a new customer may order: the value of
 * `errors["items.0.quantity"]`, a key, a colon and a whole number.
 */
export const newCustomerQuantityError = (most: number): string => `NEW_CUSTOMER_QUANTITY:${most}`;

/** The most pieces, or null where the fault is another one. */
export function parseNewCustomerQuantityError(fault: string): number | null {
  const [, most] = /^NEW_CUSTOMER_QUANTITY:(\d{1,9})$/.exec(fault) ?? [];
  return most === undefined ? null : Number(most);
}
