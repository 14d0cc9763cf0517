import { expect, test } from "vitest";
import {
  HEADERS,
  isCompanySlug,
  MOBILE_HEADERS,
  readHeader,
  readMobileHeader,
  readOwnPicture,
  readTheme,
  readWebAddress,
  THEMES,
} from "./company.ts";

test("[GEN-04] the theme is red by default", () => {
  expect(readTheme(undefined)).toBe("theme-red");
});

test("[SH-14] six colours, eight headers and two mobile headers can be chosen", () => {
  expect(THEMES.map(readTheme)).toEqual([...THEMES]);
  expect(HEADERS.map(readHeader)).toEqual([...HEADERS]);
  expect(MOBILE_HEADERS.map(readMobileHeader)).toEqual([...MOBILE_HEADERS]);
  expect([THEMES.length, HEADERS.length, MOBILE_HEADERS.length]).toEqual([6, 8, 2]);
});

test.each([null, undefined, "", "theme-pink", 'red" onload="x', "THEME-BLUE", "classic-six", "three"])(
  "[SH-14] an unknown value (%j) falls back to the default",
  (text) => {
    expect([readTheme(text), readHeader(text), readMobileHeader(text)]).toEqual(["theme-red", "spaceship-one", "one"]);
  },
);

test("a company's slug is lower case letters, digits and dashes, at most 63", () => {
  expect(["pecacerta", "motopecas-norte", "a", "a".repeat(63)].every(isCompanySlug)).toBe(true);
  expect(["", "A", "a b", "a/b", "ç", "a, b", "a\n", "a".repeat(64)].some(isCompanySlug)).toBe(false);
});

test("a company's addresses lead to the web, its logo to this shop, and anything else to nothing", () => {
  expect(readWebAddress("https://instagram.com/loja")).toBe("https://instagram.com/loja");
  expect(readOwnPicture("/pictures/logo.svg")).toBe("/pictures/logo.svg");
  const hostile = [
    "",
    null,
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.invalid/",
    'https://a"onload=x',
    "\\\\a",
  ];
  expect(hostile.map(readWebAddress)).toEqual(hostile.map(() => null));
  expect([...hostile, "https://evil.invalid/l.png", "/\\evil.invalid"].map(readOwnPicture).filter(Boolean)).toEqual([]);
});
