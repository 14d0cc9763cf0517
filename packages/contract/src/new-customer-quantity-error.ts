/** Formats the allowed quantity of a line: the value of `errors["items.0.quantity"]`. */
export const newCustomerQuantityError = (most: number): string => `NEW_CUSTOMER_QUANTITY:${most}`;

/** Returns null for another error. */
export function parseNewCustomerQuantityError(fault: string): number | null {
  const [, most] = /^NEW_CUSTOMER_QUANTITY:(\d{1,9})$/.exec(fault) ?? [];
  return most === undefined ? null : Number(most);
}
