type Entry = { readonly id: string; readonly default: boolean };

/**
 * Adds an address, or replaces the one with its id where it stands. Exactly one address is default afterwards:
 * the saved one when it asks to be, else the one that was, else (the first ever saved) the first.
 */
export function saveAddress<Address extends Entry>(book: readonly Address[], address: Address): Address[] {
  const known = book.some(({ id }) => id === address.id);
  const saved = known ? book.map((one) => (one.id === address.id ? address : one)) : [...book, address];
  return withDefault(saved, address.default ? address.id : defaultId(book));
}

/** Removes an address; when it was the default, the first remaining one becomes default. */
export function removeAddress<Address extends Entry>(book: readonly Address[], id: string): Address[] {
  const left = book.filter((one) => one.id !== id);
  return withDefault(left, defaultId(left));
}

/** Makes this address the default; an unknown id changes nothing. */
export const setDefault = <Address extends Entry>(book: readonly Address[], id: string): Address[] =>
  withDefault(book, book.some((one) => one.id === id) ? id : defaultId(book));

const defaultId = (book: readonly Entry[]): string | undefined => book.find((one) => one.default)?.id;

function withDefault<Address extends Entry>(book: readonly Address[], id: string | undefined): Address[] {
  const chosen = id ?? book[0]?.id;
  return book.map((one) => (one.default === (one.id === chosen) ? one : { ...one, default: one.id === chosen }));
}

/** How many addresses a customer may have. */
export const MAX_ADDRESSES = 50;
