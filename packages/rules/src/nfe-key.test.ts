import { expect, test } from "vitest";
import { isNfeKey, normalizeNfeKey } from "./nfe-key.ts";

const KEY = "35170458716523000119550010000000121000123458";
/** Of the CNPJ 12.ABC.345/01DE-35. */
const WITH_LETTERS = "35260712ABC34501DE35550010000000121000123454";

test.each([KEY, KEY.replace(/(....)/g, "$1 "), WITH_LETTERS, WITH_LETTERS.toLowerCase()])(
  "%s is the key of an invoice",
  (text) => {
    expect(isNfeKey(text)).toBe(true);
    expect(normalizeNfeKey(text)).toMatch(/^[0-9A-Z]{44}$/);
  },
);

test.each([
  ["no text", ""],
  ["a wrong check digit", KEY.replace(/8$/, "9")],
  ["two digits exchanged", KEY.replace(/^35/, "53")],
  ["43 digits", KEY.slice(1)],
  ["45 digits", `${KEY}8`],
  ["letters outside the CNPJ", `${KEY.slice(0, 30)}A${KEY.slice(31)}`],
  ["another alphabet", WITH_LETTERS.replace("A", "А")],
])("refuses a key with %s", (_, text) => {
  expect(isNfeKey(text)).toBe(false);
});

test.each([
  ["month 13", "3517135871652300011955001000000012100012345"],
  ["model 57, a transport document", "3517045871652300011957001000000012100012345"],
])("refuses %s whatever its check digit", (_, characters) => {
  const keys = Array.from({ length: 10 }, (_, digit) => `${characters}${digit}`);
  expect(keys.filter(isNfeKey)).toEqual([]);
});
