import type { Centavos } from "./money.ts";
import { cleanParagraphs } from "./text.ts";
import { lengthError } from "./text-length.ts";

export type ShippingOption = { id: string; custom_price: Centavos; name: string };

/** `address` is the order's postcode; the field names are the contract's. */
export type Delivery = {
  address: string;
  delivery: readonly ShippingOption[];
  shipping: ShippingOption;
  order_notes: string;
  existAddressRegistered: boolean;
};

export const MAX_ORDER_NOTES_LENGTH = 1000;

export const orderNotesError = (typed: string): "ERROR_FORM_TOO_LONG" | null =>
  lengthError(cleanParagraphs(typed), MAX_ORDER_NOTES_LENGTH);

type DeliveryInput = { postcode: string; notes: string; hasSavedAddress: boolean; flatRate: Centavos };

export function buildDelivery({ postcode, notes, hasSavedAddress, flatRate }: DeliveryInput): Delivery {
  const flat: ShippingOption = { id: "flat", custom_price: flatRate, name: "Frete" };
  return {
    address: postcode,
    delivery: [flat],
    shipping: flat,
    order_notes: notes,
    existAddressRegistered: hasSavedAddress,
  };
}
