/** Whether two values of JSON are written alike. The order of their fields counts. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
