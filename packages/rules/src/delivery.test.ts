import { expect, test } from "vitest";
import { buildDelivery, MAX_ORDER_NOTES_LENGTH, orderNotesError } from "./delivery.ts";

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

test("notes of an order have one limit, without the blanks around them", () => {
  expect(orderNotesError(` ${"a".repeat(MAX_ORDER_NOTES_LENGTH)} `)).toBeNull();
  expect(orderNotesError("a".repeat(MAX_ORDER_NOTES_LENGTH + 1))).toBe("ERROR_FORM_TOO_LONG");
});
