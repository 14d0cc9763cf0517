/** `[1, 2, …, count]`. */
export const countTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
