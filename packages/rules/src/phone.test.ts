import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPhone, isPhone, phoneDigits, telUri, whatsappNumber } from "./phone.ts";

test.each([
  ["11987654321", "(11) 98765-4321"],
  ["1134567890", "(11) 3456-7890"],
  ["(11) 98765-4321", "(11) 98765-4321"],
  ["+55 11 98765-4321", "(11) 98765-4321"],
  ["5511987654321", "(11) 98765-4321"],
  ["551134567890", "(11) 3456-7890"],
  ["55987654321", "(55) 98765-4321"],
  ["5534567890", "(55) 3456-7890"],
  ["011987654321", "(11) 98765-4321"],
])("[VA-07] %s is the phone %s", (typed, shown) => {
  expect(isPhone(typed)).toBe(true);
  expect(formatPhone(typed)).toBe(shown);
});

test.each([
  "",
  "987654321",
  "119876543210",
  "(11) 8765-4321",
  "(62) 00000-0000",
  "(20) 98765-4321",
  "+1 415 555 2671",
  "01987654321",
  "1098765432x",
  "(11) 98765-4321x",
  "1@evil.com/#",
  "11 98765 4321 ramal 2",
])("[VA-07] '%s' is no phone number and is returned unchanged", (typed) => {
  expect(isPhone(typed)).toBe(false);
  expect(formatPhone(typed)).toBe(typed);
  expect(whatsappNumber(typed)).toBeNull();
});

test("[VA-07] formatting a phone number keeps its digits", () => {
  const areaCode = fc.constantFrom("11", "21", "55", "62", "79", "95");
  const number = fc.oneof(fc.stringMatching(/^9[1-9]\d{7}$/), fc.stringMatching(/^[2-5]\d{7}$/));
  fc.assert(
    fc.property(areaCode, number, (area, local) => {
      const digits = area + local;
      expect(phoneDigits(formatPhone(digits))).toBe(digits);
      expect(whatsappNumber(formatPhone(digits))).toBe(`55${digits}`);
      for (const prefix of ["+55", "55", "0055", "0", "015", "+55 0"])
        expect(phoneDigits(prefix + digits)).toBe(digits);
    }),
  );
});

test("a tel: link has digits and the plus sign only", () => {
  expect(telUri("+55 (11) 98765-4321")).toBe("tel:+5511987654321");
});
