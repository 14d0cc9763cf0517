import { expect, test } from "vitest";
import { buildDelivery } from "./delivery.ts";

test("[EN-11] a delivery has its postcode, shipping options, chosen option, notes and saved-address flag", () => {
  const flat = { id: "flat", custom_price: 25_00, name: "Frete" };
  const checkout = { postcode: "89010-025", notes: "Portão azul", hasSavedAddress: true };
  expect(buildDelivery({ ...checkout, flatRate: 25_00 })).toEqual({
    address: "89010-025",
    delivery: [flat],
    shipping: flat,
    order_notes: "Portão azul",
    existAddressRegistered: true,
  });
});
