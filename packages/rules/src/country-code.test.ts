import { expect, test } from "vitest";
import { isCountryCode } from "./country-code.ts";

test("[AD-03] the countries are those of ISO 3166-1, in any case, or none", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((one) => letters.map((other) => one + other)).filter(isCountryCode);
  expect(codes).toHaveLength(249);
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  expect(codes.filter((code) => names.of(code) === undefined)).toEqual([]);
  expect(["br", " Br ", "", undefined].map((code) => isCountryCode(code))).toEqual([true, true, true, true]);
  expect(["ZZ", "EU", "UK", "XK", "BRA", "B\nR"].filter((code) => isCountryCode(code))).toEqual([]);
});
