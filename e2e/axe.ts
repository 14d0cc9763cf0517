import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";

const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const WCAG_AA: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  resultTypes: ["violations"],
  preload: { assets: ["media"] },
};
export const CONTRAST_ONLY: RunOptions = { ...WCAG_AA, runOnly: { type: "rule", values: ["color-contrast"] } };

// Cards of a list are alike: five are enough.
const FURTHER_CARDS = ".card ~ .card ~ .card ~ .card ~ .card ~ .card";

/** Runs axe on the elements that match a selector. Returns each broken rule with the element that breaks it. */
export async function findViolations(page: Page, include = "html", options = WCAG_AA): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource);
  const context = { include: [include], exclude: [FURTHER_CARDS] };
  const { violations, ruleCount } = await page.evaluate(
    async ([context, options]) => {
      const run = await (globalThis as unknown as { axe: typeof axe }).axe.run(context, options);
      const violations = run.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
      );
      return { violations, ruleCount: run.passes.length + run.incomplete.length + run.violations.length };
    },
    [context, options] as const,
  );
  // A selector that matches nothing must not pass.
  expect(ruleCount, `rules that axe applied to ${include}`).toBeGreaterThan(0);
  return violations;
}
