import type { Centavos } from "./money.ts";

/** `custom_price` in centavos; the names are the contract's. */
export type ShippingChoice = { id: string; custom_price: Centavos; name: string };

/** What the checkout knows about the delivery; `address` is the CEP it was asked for. */
export type Delivery = {
  address: string;
  delivery: ShippingChoice[];
  shipping: ShippingChoice | null;
  order_notes: string;
  existAddressRegistered: boolean;
};

export const emptyDelivery = (): Delivery => ({
  address: "",
  delivery: [],
  shipping: null,
  order_notes: "",
  existAddressRegistered: false,
});
