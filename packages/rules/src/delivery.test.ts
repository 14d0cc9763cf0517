import { expect, test } from "vitest";
import { emptyDelivery } from "./delivery.ts";

test("[EN-11] a delivery knows its CEP, its offers, the chosen one, notes and whether an address is registered", () => {
  expect(Object.keys(emptyDelivery()).sort()).toEqual([
    "address",
    "delivery",
    "existAddressRegistered",
    "order_notes",
    "shipping",
  ]);
});
