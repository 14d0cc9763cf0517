import { ADDRESS_PARTS, type AddressPart, splitAddressLines } from "@pecacerta/rules/address-lines";
import type { OrderAddress } from "../../tables/orders.ts";

/** Names the fields of the form that differ. Their values are a customer's data, which no log holds. */
export function changedAddressFields(before: OrderAddress, after: OrderAddress): AddressPart[] {
  const [old, current] = [before, after].map((address) => ({ ...address, ...splitAddressLines(address) }));
  return ADDRESS_PARTS.filter((field) => old?.[field] !== current?.[field]);
}
