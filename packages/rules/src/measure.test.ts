import { expect, test } from "vitest";
import { isWithinTolerance, parseMeasuredMillimeters, parseMillimeters } from "./measure.ts";

test.each([
  ["17 mm", 17],
  ["17,5 mm", 17.5],
  [" 39.25mm ", 39.25],
  ["26 cm", 260],
  ["1,2 cm", 12],
  ["17", undefined],
  ["37 a 39 cm", undefined],
  ["M20×1,5", undefined],
  ["Bucha de 12 mm", undefined],
  ["-3 mm", undefined],
  ["1e3 mm", undefined],
  ["mm", undefined],
  ["", undefined],
])("%j has %s millimeters", (value, expected) => {
  expect(parseMillimeters(value)).toBe(expected);
});

test("a person may leave out the unit", () => {
  expect(["17,5", "17.5 mm", "1,75 cm", "17 polegadas", ""].map(parseMeasuredMillimeters)).toEqual([
    ...[17.5, 17.5, 17.5],
    ...[undefined, undefined],
  ]);
});

test.each([
  ["17 mm", 17, true],
  ["17 mm", 16.5, true],
  ["17 mm", 17.5, true],
  ["17 mm", 17.6, false],
  ["17,5 mm", 18, true],
  ["39,5 mm", 39, true],
  ["256 mm", 257.28, true],
  ["256 mm", 257.3, false],
  ["26 cm", 261.3, true],
  ["Não", 17, false],
])("a measured %j against %s mm: %s", (value, measured, expected) => {
  expect(isWithinTolerance(value, measured)).toBe(expected);
});
