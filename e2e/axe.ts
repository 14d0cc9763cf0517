import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What axe has against the page as it stands now: each rule with the places that break it. */
export async function violations(page: Page): Promise<string[]> {
  // What is in order is counted, not described: that takes a third of the time. The legacy mode needs no second page of
  // its own; the shop has no frames that it would miss.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(TAGS)
    .setLegacyMode();
  const { violations, passes } = await axe.analyze();
  // A gate must prove that it looked.
  expect(passes.length).toBeGreaterThan(10);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}
