import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPostcode, isPostcode, postcodeDigits } from "./postcode.ts";

test("[VA-07] a postcode is formatted as five digits, a dash, three digits", () => {
  expect(formatPostcode("89010025")).toBe("89010-025");
  expect(formatPostcode("01310-100")).toBe("01310-100");
});

test.each(["", "8901002", "890100250", "89010 025", "8901-0025", "abcde-fgh", "89.010-025"])(
  "[VA-07] '%s' is no CEP",
  (text) => {
    expect(isPostcode(text)).toBe(false);
    expect(formatPostcode(text)).toBe(text);
  },
);

test("[VA-07] leading zeros are kept", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8}$/), (digits) => {
      expect(isPostcode(digits)).toBe(true);
      expect(formatPostcode(formatPostcode(digits))).toBe(formatPostcode(digits));
      expect(postcodeDigits(formatPostcode(digits))).toBe(digits);
    }),
  );
});
