import { createHash } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

const EVERYTHING: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  // What is in order is counted, not described: that takes a third of the time.
  resultTypes: ["violations"],
};
/** What a change of colours can break. */
export const COLOURS = only("color-contrast");
/** What can break when the same page is laid out the other way round. */
export const PLACES = only("color-contrast", "target-size");

function only(...rules: string[]): RunOptions {
  return { ...EVERYTHING, runOnly: { type: "rule", values: rules } };
}

// Cards are made alike: of a long list the first few tell.
const MORE_CARDS = ".card ~ .card ~ .card ~ .card ~ .card ~ .card";
// They stand on every page. What is the same to the letter, dressed the same and as wide, is looked at once.
const FRAME = [".site-header", ".footer"];
const lookedAt = new Set<string>();

/** What axe has against the page, or a part of it, as it stands now: each rule with the places that break it. */
export async function violations(page: Page, part = "html", options = EVERYTHING): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const known = part === "html" ? await knownParts(page, options) : [];
  const context = { include: [part], exclude: [MORE_CARDS, ...known] };
  const { found, looked } = await page.evaluate(
    async ([context, options]) => {
      const run = await (globalThis as unknown as { axe: typeof axe }).axe.run(context, options);
      const found = run.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
      );
      return { found, looked: run.passes.length + run.incomplete.length + run.violations.length };
    },
    [context, options] as const,
  );
  // A gate must prove that it looked; beside a frame that is known, a page may have little to look at.
  expect(looked).toBeGreaterThanOrEqual(options === EVERYTHING && known.length === 0 ? 10 : 1);
  return found;
}

/** The parts of a page's frame that were looked at before, in the same way, in another page. */
async function knownParts(page: Page, options: RunOptions): Promise<string[]> {
  const [dress, ...parts] = await page.evaluate(
    (selectors) => [
      `${(document.documentElement.cloneNode() as Element).outerHTML} ${innerWidth} ${matchMedia("(pointer: coarse)").matches}`,
      ...selectors.map((selector) => document.querySelector(selector)?.outerHTML ?? ""),
    ],
    FRAME,
  );
  return FRAME.filter((_, at) => {
    const key = createHash("sha256")
      .update(JSON.stringify([dress, parts[at], options]))
      .digest("base64");
    const isKnown = lookedAt.has(key);
    lookedAt.add(key);
    return isKnown && parts[at] !== "";
  });
}
