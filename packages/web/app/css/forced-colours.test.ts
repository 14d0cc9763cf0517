import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type AtRule, parse, type Rule } from "postcss";
import { expect, test } from "vitest";
import { styleSheets } from "./rules.ts";

const sheets = styleSheets.map((file) => parse(readFileSync(join(import.meta.dirname, file), "utf8"), { from: file }));

/** The selectors of all rules that set one of these, as they are written out. */
function settingAny(properties: readonly string[], within?: string): string[] {
  const found = new Set<string>();
  for (const sheet of sheets)
    sheet.walkDecls((declaration) => {
      const rule = declaration.parent;
      if (rule?.type !== "rule" || !properties.includes(declaration.prop)) return;
      const around: string[] = [];
      for (let up = rule.parent; up; up = up.parent as typeof up)
        if (up.type === "atrule") around.push((up as AtRule).params);
      if (within && !around.includes(within)) return;
      for (const selector of writtenOut(rule as Rule)) found.add(selector);
    });
  return [...found];
}

const writtenOut = (rule: Rule): string[] => {
  const { parent } = rule;
  if (parent?.type !== "rule") return rule.selectors;
  return writtenOut(parent as Rule).flatMap((outer) => rule.selectors.map((inner) => inner.replace("&", outer)));
};

test("what is cut out of its ground is still seen where the system sets all grounds", () => {
  // A picture that is cut out is a picture still.
  const cut = settingAny(["mask", "mask-image"]).filter((selector) => /::(before|after)$/.test(selector));
  expect(cut).toContain(".stars-row::before");
  const kept = settingAny(["forced-color-adjust"], "(forced-colors: active)");
  expect(cut.filter((selector) => !kept.includes(selector))).toEqual([]);
});
