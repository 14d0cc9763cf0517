import { expect, test } from "vitest";
import {
  HEADER_LAYOUTS,
  isCompanySlug,
  isNewCompanySlug,
  MOBILE_HEADER_LAYOUTS,
  parseHeaderLayout,
  parseLocalImagePath,
  parseMobileHeaderLayout,
  parseTheme,
  parseWebUrl,
  THEMES,
} from "./company.ts";

test("[GEN-04] the default theme is red", () => {
  expect(parseTheme(undefined)).toBe("theme-red");
});

test("[SH-14] six colours, eight headers and two mobile headers can be chosen", () => {
  expect(THEMES.map(parseTheme)).toEqual([...THEMES]);
  expect(HEADER_LAYOUTS.map(parseHeaderLayout)).toEqual([...HEADER_LAYOUTS]);
  expect(MOBILE_HEADER_LAYOUTS.map(parseMobileHeaderLayout)).toEqual([...MOBILE_HEADER_LAYOUTS]);
  expect([THEMES.length, HEADER_LAYOUTS.length, MOBILE_HEADER_LAYOUTS.length]).toEqual([6, 8, 2]);
});

test.each([null, undefined, "", "theme-pink", 'red" onload="x', "THEME-BLUE", "classic-six", "three"])(
  "[SH-14] an unknown value (%j) falls back to the default",
  (text) => {
    expect([parseTheme(text), parseHeaderLayout(text), parseMobileHeaderLayout(text)]).toEqual([
      "theme-red",
      "spaceship-one",
      "one",
    ]);
  },
);

test("a company's slug is lower case letters, digits and dashes, at most 63", () => {
  expect(["pecacerta", "motopecas-norte", "a", "a".repeat(63)].every(isCompanySlug)).toBe(true);
  expect(["", "A", "a b", "a/b", "ç", "a, b", "a\n", "a".repeat(64)].some(isCompanySlug)).toBe(false);
});

test("a new company takes no path of the admin, an older one keeps its slug", () => {
  expect(["pecacerta", "entrar-sul", "contas"].every(isNewCompanySlug)).toBe(true);
  expect(["entrar", "conta", "assets", "A b"].some(isNewCompanySlug)).toBe(false);
  expect(isCompanySlug("entrar")).toBe(true);
});

test("links accept https URLs only, logos paths of this shop only", () => {
  expect(parseWebUrl("https://instagram.com/loja")).toBe("https://instagram.com/loja");
  expect(parseLocalImagePath("/pictures/logo.svg")).toBe("/pictures/logo.svg");
  const hostile = [
    "",
    null,
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.invalid/",
    'https://a"onload=x',
    "\\\\a",
  ];
  expect(hostile.map(parseWebUrl)).toEqual(hostile.map(() => null));
  expect(
    [...hostile, "https://evil.invalid/l.png", "/\\evil.invalid"].map(parseLocalImagePath).filter(Boolean),
  ).toEqual([]);
});
