import { FLAT_SHIPPING } from "./cart.ts";
import type { Centavos } from "./money.ts";

export type ShippingOption = { id: string; custom_price: Centavos; name: string };

/** `address` is the order's postcode; the field names are the contract's. */
export type Delivery = {
  address: string;
  delivery: readonly ShippingOption[];
  shipping: ShippingOption;
  order_notes: string;
  existAddressRegistered: boolean;
};

const FLAT_RATE: ShippingOption = { id: "flat", custom_price: FLAT_SHIPPING, name: "Frete" };

export const buildDelivery = (checkout: { postcode: string; notes: string; hasSavedAddress: boolean }): Delivery => ({
  address: checkout.postcode,
  delivery: [FLAT_RATE],
  shipping: FLAT_RATE,
  order_notes: checkout.notes,
  existAddressRegistered: checkout.hasSavedAddress,
});
