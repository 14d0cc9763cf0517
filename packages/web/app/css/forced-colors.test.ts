import { expect, test } from "vitest";
import { type Rule, rulesIn, styleSheets } from "./rules.ts";

/** The selectors of all rules that set one of these, as they are written out, all or those within an at-rule. */
function settingAny(properties: readonly string[], within?: string): string[] {
  const found = new Set<string>();
  const walk = (rules: readonly Rule[], outer: readonly string[], outerConditions: readonly string[]): void => {
    for (const { selectors, sets, within: inner } of rules) {
      const isAtRule = selectors[0]?.startsWith("@") ?? false;
      const whole = isAtRule ? outer : selectors.flatMap((own) => outer.map((each) => own.replace("&", each)));
      const abouts = isAtRule ? [...outerConditions, ...selectors] : outerConditions;
      const isIncluded = within === undefined || abouts.includes(within);
      if (isIncluded && sets.some(({ property }) => properties.includes(property)))
        for (const selector of whole) found.add(selector);
      walk(inner, whole, abouts);
    }
  };
  for (const file of styleSheets) walk(rulesIn(file), ["&"], []);
  return [...found];
}

test("masked shapes stay visible in forced colors", () => {
  // A picture that is cut out is a picture still.
  const cut = settingAny(["mask", "mask-image"]).filter((selector) => /::(before|after)$/.test(selector));
  expect(cut).toContain(".stars-row::before");
  const adjusted = settingAny(["forced-color-adjust"], "@media (forced-colors: active)");
  expect(cut.filter((selector) => !adjusted.includes(selector))).toEqual([]);
});
