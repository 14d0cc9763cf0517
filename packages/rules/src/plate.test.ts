import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPlate, parsePlate, toMercosulPlate } from "./plate.ts";

test.each([
  ["abc-1234", "ABC1234", "ABC-1234", "ABC1C34"],
  [" ABC1C34 ", "ABC1C34", "ABC1C34", "ABC1C34"],
  ["BRA 2E19", "BRA2E19", "BRA2E19", "BRA2E19"],
])("%s is read as %s", (typed, plate, shown, mercosul) => {
  expect(parsePlate(typed)).toEqual({ ok: true, value: plate });
  expect([formatPlate(plate), toMercosulPlate(plate)]).toEqual([shown, mercosul]);
});

test.each(["", "ABC123", "ABC12345", "AB12345", "ABC1CC4", "ABC1C3D", "ABÇ1234", "1BC1234", "ABC1234\0"])(
  "'%s' is no plate",
  (text) => expect(parsePlate(text)).toEqual({ ok: false, refusal: "INVALID_PLATE" }),
);

test("every old plate has one Mercosul form, and it is a plate", () => {
  const old = fc.stringMatching(/^[A-Z]{3}\d{4}$/);
  fc.assert(
    fc.property(old, old, (one, other) => {
      expect(parsePlate(toMercosulPlate(one)).ok).toBe(true);
      expect(parsePlate(formatPlate(one))).toEqual({ ok: true, value: one });
      expect(toMercosulPlate(one) === toMercosulPlate(other)).toBe(one === other);
    }),
  );
});
