import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What axe has against the page as it stands now: each rule with the places that break it. */
export async function violations(page: Page): Promise<string[]> {
  // The legacy mode needs no second page of its own; the shop has no frames that it would miss.
  const { violations, passes } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze();
  // A gate must prove that it looked.
  expect(passes.length).toBeGreaterThan(10);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}
