type AddressBookEntry = { readonly id: string; readonly default: boolean };

/** The given address becomes the default if it asks for it; the book always has one default. */
export function upsertAddress<Address extends AddressBookEntry>(book: readonly Address[], address: Address): Address[] {
  const exists = book.some(({ id }) => id === address.id);
  const saved = exists ? book.map((one) => (one.id === address.id ? address : one)) : [...book, address];
  return withDefaultAddress(saved, address.default ? address.id : defaultAddressId(book));
}

/** Removes an address; if it was the default, the first remaining one becomes the default. */
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

export const MAX_ADDRESSES = 50;
