import { expect, test } from "vitest";
import { parsePlate } from "./plate.ts";

test.each([
  ["abc-1234", "ABC1234"],
  [" ABC1C34 ", "ABC1C34"],
  ["BRA 2E19", "BRA2E19"],
])("'%s' is the plate %s", (input, plate) => {
  expect(parsePlate(input)).toEqual({ ok: true, value: plate });
});

test.each(["", "ABC123", "ABC12345", "AB12345", "ABC1CC4", "ABC1C3D", "ABÇ1234", "1BC1234", "ABC1234\0"])(
  "'%s' is not a plate",
  (input) => expect(parsePlate(input)).toEqual({ ok: false, refusal: "INVALID_PLATE" }),
);
