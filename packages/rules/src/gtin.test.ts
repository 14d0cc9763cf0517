import { expect, test } from "vitest";
import { isGlobalGtin } from "./gtin.ts";

test.each(["7891000315507", "4006381333931", "036000291452", "96385074", "17891000315504"])(
  "%s names an article",
  (code) => expect(isGlobalGtin(code)).toBe(true),
);

test.each([
  ["a wrong check digit", "7891000315508"],
  ["an in-store number", "2000000100074"],
  ["an in-store number of eight digits", "20000004"],
  ["an in-store number in the longer form", "12000000100071"],
  ["an American in-store number", "200000000004"],
  ["another length", "78910003155"],
  ["letters", "789100031550X"],
  ["zeros", "0000000000000"],
  ["nothing", ""],
])("%s does not", (_, code) => expect(isGlobalGtin(code)).toBe(false));
