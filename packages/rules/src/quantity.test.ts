import fc from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_QUANTITY, parseQuantity } from "./quantity.ts";

test("the default quantity is one", () => {
  expect(DEFAULT_QUANTITY).toBe(1);
});

test("a quantity is a whole number from 1 to 999, as a number or typed", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), (quantity) => {
      expect(parseQuantity(quantity)).toEqual({ ok: true, value: quantity });
      expect(parseQuantity(` ${quantity} `)).toEqual({ ok: true, value: quantity });
    }),
  );
});

test.each([
  0,
  -1,
  1000,
  1e9,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  "",
  " ",
  "0",
  "-1",
  "1000",
  "1.5",
  "1e3",
  "0x1",
  "um",
])("a quantity of %s is refused", (entered) => {
  expect(parseQuantity(entered)).toEqual({ ok: false, refusal: "ERROR_ADD_TO_CART_QUANTITY" });
});
