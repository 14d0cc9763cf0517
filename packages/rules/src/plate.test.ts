import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPlate, mercosulPlate, readPlate } from "./plate.ts";

test.each([
  ["abc-1234", "ABC1234", "ABC-1234", "ABC1C34"],
  [" ABC1C34 ", "ABC1C34", "ABC1C34", "ABC1C34"],
  ["BRA 2E19", "BRA2E19", "BRA2E19", "BRA2E19"],
])("%s is read as %s", (typed, plate, shown, mercosul) => {
  expect(readPlate(typed)).toEqual({ ok: true, value: plate });
  expect([formatPlate(plate), mercosulPlate(plate)]).toEqual([shown, mercosul]);
});

test.each(["", "ABC123", "ABC12345", "AB12345", "ABC1CC4", "ABC1C3D", "ABÇ1234", "1BC1234", "ABC1234\0"])(
  "'%s' is no plate",
  (text) => expect(readPlate(text)).toEqual({ ok: false, refusal: "INVALID_PLATE" }),
);

test("every old plate has one Mercosul form, and it is a plate", () => {
  const old = fc.stringMatching(/^[A-Z]{3}\d{4}$/);
  fc.assert(
    fc.property(old, old, (one, other) => {
      expect(readPlate(mercosulPlate(one)).ok).toBe(true);
      expect(readPlate(formatPlate(one))).toEqual({ ok: true, value: one });
      expect(mercosulPlate(one) === mercosulPlate(other)).toBe(one === other);
    }),
  );
});
