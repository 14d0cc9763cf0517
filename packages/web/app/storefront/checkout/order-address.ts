import type { AddressDto } from "@pecacerta/contract/address";
import { findAddressErrors } from "@pecacerta/rules/address";
import { call } from "../../client/call.ts";
import type { Failed } from "../../client/send.ts";
import type { CheckoutDraft, PlaceOrderBody } from "./checkout-draft.ts";

type Where = Pick<PlaceOrderBody, "address" | "address_id">;
type Addressed =
  | { ok: true; where: Where; saved?: AddressDto }
  | { ok: false; errors: Readonly<Record<string, string>> }
  | Failed;

/** Where the order goes: a saved address, or a typed one that is saved first if it is to be kept. */
export async function resolveOrderAddress(
  { address, keepAddress }: CheckoutDraft,
  addressId: string,
): Promise<Addressed> {
  if (addressId !== "new") return { ok: true, where: { address_id: addressId } };
  const errors = findAddressErrors(address);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  if (!keepAddress) return { ok: true, where: { address } };
  const saved = await call("POST /user/addresses", { body: address });
  if (!saved.ok) return saved;
  return { ok: true, where: { address_id: saved.value.data.id }, saved: saved.value.data };
}
