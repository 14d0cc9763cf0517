/** `12.345`: exact, however many. Said dozens of times a page. */
export const countText = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ".");
