type AddressBookEntry = { readonly id: string; readonly default: boolean };

/**
 * Adds an address, or replaces the one with its id where it stands. Exactly one address is default afterwards:
 * the saved one when it asks to be, else the one that was, else (the first ever saved) the first.
 */
export function upsertAddress<Address extends AddressBookEntry>(book: readonly Address[], address: Address): Address[] {
  const known = book.some(({ id }) => id === address.id);
  const saved = known ? book.map((one) => (one.id === address.id ? address : one)) : [...book, address];
  return withDefaultAddress(saved, address.default ? address.id : defaultAddressId(book));
}

/** Removes an address; when it was the default, the first remaining one becomes default. */
export function withoutAddress<Address extends AddressBookEntry>(book: readonly Address[], id: string): Address[] {
  const left = book.filter((one) => one.id !== id);
  return withDefaultAddress(left, defaultAddressId(left));
}

const defaultAddressId = (book: readonly AddressBookEntry[]): string | undefined => book.find((one) => one.default)?.id;

function withDefaultAddress<Address extends AddressBookEntry>(
  book: readonly Address[],
  id: string | undefined,
): Address[] {
  const chosen = id ?? book[0]?.id;
  return book.map((one) => (one.default === (one.id === chosen) ? one : { ...one, default: one.id === chosen }));
}

/** How many addresses a customer may have. */
export const MAX_ADDRESSES = 50;
