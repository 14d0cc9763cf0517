import type { AddressDto } from "@pecacerta/contract/address";
import {
  MAX_ADDRESSES,
  withoutAddress as removeFromAddressBook,
  upsertAddress as saveToAddressBook,
} from "@pecacerta/rules/address-book";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { lockCustomer } from "../lock-customer.ts";
import { ownedBy } from "../owned-by.ts";
import { findAddresses } from "./queries.ts";
import { addresses } from "./tables.ts";

type CreateAddressInput = Omit<AddressDto, "id">;

export async function createAddress(
  tx: TenantTransaction,
  customerId: string,
  input: CreateAddressInput,
): Promise<Outcome<AddressDto, "ADDRESS_BOOK_FULL">> {
  const address = { ...input, id: uuid() };
  const addressBook = await updateAddressBook(tx, customerId, (before) =>
    before.length < MAX_ADDRESSES ? saveToAddressBook(before, address) : before,
  );
  const added = addressBook.find(({ id }) => id === address.id);
  return added ? accept(added) : refuse("ADDRESS_BOOK_FULL");
}

export async function updateAddress(
  tx: TenantTransaction,
  customerId: string,
  address: AddressDto,
): Promise<Outcome<AddressDto, "ADDRESS_NOT_FOUND">> {
  const addressBook = await updateAddressBook(tx, customerId, (before) =>
    before.some(({ id }) => id === address.id) ? saveToAddressBook(before, address) : before,
  );
  const saved = addressBook.find(({ id }) => id === address.id);
  return saved ? accept(saved) : refuse("ADDRESS_NOT_FOUND");
}

/** Returns the remaining addresses: another one may have become the default. */
export async function deleteAddress(
  tx: TenantTransaction,
  customerId: string,
  addressId: string,
): Promise<Outcome<AddressDto[], "ADDRESS_NOT_FOUND">> {
  let isFound = false;
  const addressBook = await updateAddressBook(tx, customerId, (before) => {
    isFound = before.some(({ id }) => id === addressId);
    return removeFromAddressBook(before, addressId);
  });
  return isFound ? accept(addressBook) : refuse("ADDRESS_NOT_FOUND");
}

// The former default is stored first, so that there are never two. The row lock serializes concurrent changes.
async function updateAddressBook(
  tx: TenantTransaction,
  customerId: string,
  change: (addressBook: AddressDto[]) => AddressDto[],
): Promise<AddressDto[]> {
  await lockCustomer(tx, customerId);
  const before = await findAddresses(tx, customerId);
  const after = change(before);
  const storedById = new Map(before.map((address) => [address.id, address]));
  for (const { id } of before.filter((old) => !after.some(({ id }) => id === old.id))) {
    await tx.delete(addresses).where(and(ownedBy(addresses, tx, customerId), eq(addresses.id, id)));
  }
  const changed = after.filter((address) => storedById.get(address.id) !== address);
  for (const address of changed.sort((one, other) => Number(one.default) - Number(other.default))) {
    const { id, default: isDefault, ...fields } = address;
    const values = { ...fields, isDefault };
    if (!storedById.has(id)) await tx.insert(addresses).values({ ...values, companyId: tx.companyId, customerId, id });
    else
      await tx
        .update(addresses)
        .set(values)
        .where(and(ownedBy(addresses, tx, customerId), eq(addresses.id, id)));
  }
  return after;
}
