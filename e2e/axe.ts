import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

const EVERYTHING: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  // What is in order is counted, not described: that takes a third of the time.
  resultTypes: ["violations"],
};
/** What a change of colours can break. */
export const COLOURS: RunOptions = { ...EVERYTHING, runOnly: { type: "rule", values: ["color-contrast"] } };

// Cards are made alike: of a long list the first few tell.
const MORE_CARDS = ".card ~ .card ~ .card ~ .card ~ .card ~ .card";

/** What axe has against the page, or a part of it, as it stands now: each rule with the places that break it. */
export async function violations(page: Page, part = "html", options = EVERYTHING): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const context = { include: [part], exclude: [MORE_CARDS] };
  const { found, passed } = await page.evaluate(
    async ([context, options]) => {
      const { violations, passes } = await (globalThis as unknown as { axe: typeof axe }).axe.run(context, options);
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
      );
      return { found, passed: passes.length };
    },
    [context, options] as const,
  );
  // A gate must prove that it looked.
  expect(passed).toBeGreaterThanOrEqual(options === EVERYTHING ? 10 : 1);
  return found;
}
