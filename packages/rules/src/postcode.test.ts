import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPostcode, isPostcode, postcodeDigits } from "./postcode.ts";

test("[VA-07] a postcode is formatted as five digits, a dash, three digits", () => {
  expect(formatPostcode("89010025")).toBe("89010-025");
  expect(formatPostcode("01310-100")).toBe("01310-100");
  expect(["89010 025", "89.010-025"].map(formatPostcode)).toEqual(["89010-025", "89010-025"]);
});

test.each(["", "8901002", "890100250", "8901-0025", "89.01-0025", "abcde-fgh", "00000-000", "99999999"])(
  "[VA-07] '%s' is no CEP",
  (text) => {
    expect(isPostcode(text)).toBe(false);
    expect(formatPostcode(text)).toBe(text);
  },
);

test("[VA-07] leading zeros are kept", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{7}[1-9]$/).filter((digits) => !/^(.)\1+$/.test(digits)),
      (digits) => {
        expect(isPostcode(digits)).toBe(true);
        expect(formatPostcode(formatPostcode(digits))).toBe(formatPostcode(digits));
        expect(postcodeDigits(formatPostcode(digits))).toBe(digits);
      },
    ),
  );
});
