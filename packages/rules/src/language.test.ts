import { expect, test } from "vitest";
import { LANGUAGES, SUPPORTED_LANGUAGES } from "./language.ts";

test("[K-04] ar, en, pt and ru are supported", () => {
  expect([...SUPPORTED_LANGUAGES].sort()).toEqual(["ar", "en", "pt", "ru"]);
});

test("[EN-08] a language has a name, an icon, a locale and a direction; only Portuguese is offered", () => {
  expect(LANGUAGES).toEqual([{ name: "Português", icon: "pt", locale: "pt", direction: "ltr" }]);
});
