import type { AddressDto } from "@pecacerta/contract/address";
import { parseAddressForm } from "@pecacerta/rules/address-form";
import { call } from "../../client/call.ts";
import type { CallFailure } from "../../client/send.ts";
import type { CheckoutDraft, PlaceOrderBody } from "./checkout-draft.ts";

type AddressPart = Pick<PlaceOrderBody, "address" | "address_id">;
type ResolvedAddress =
  | { ok: true; addressPart: AddressPart; savedAddress?: AddressDto }
  | { ok: false; errors: Readonly<Record<string, string>> }
  | CallFailure;

export async function resolveOrderAddress(
  { address: typed, keepAddress }: CheckoutDraft,
  addressId: string,
): Promise<ResolvedAddress> {
  if (addressId !== "new") return { ok: true, addressPart: { address_id: addressId } };
  const parsed = parseAddressForm(typed);
  if (!parsed.ok) return { ok: false, errors: parsed.details ?? {} };
  const address = parsed.value;
  if (!keepAddress) return { ok: true, addressPart: { address } };
  const savedAddress = await call("POST /user/addresses", { body: address });
  if (!savedAddress.ok) return savedAddress;
  return { ok: true, addressPart: { address_id: savedAddress.value.data.id }, savedAddress: savedAddress.value.data };
}
