import { expect, test } from "vitest";
import { LANGUAGES } from "./language.ts";

test("[EN-08] a language has a name, an icon, a locale and a direction; only Portuguese is offered", () => {
  expect(LANGUAGES).toEqual([{ name: "Português", icon: "pt", locale: "pt", direction: "ltr" }]);
});
