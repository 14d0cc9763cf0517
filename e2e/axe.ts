import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";

// Every page reads it anew: the short one takes a third less.
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const EVERYTHING: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  // What is in order is counted, not described: that takes a third of the time.
  resultTypes: ["violations"],
  // The style sheets would be read again for a single rule, which none of these groups runs.
  preload: { assets: ["media"] },
};
/** What a change of colours can break. */
export const COLOURS = only("color-contrast");
/** What can break when the same page is laid out the other way round; that words keep their ground is seen by `access.ts`. */
export const PLACES = only("target-size");

function only(...rules: string[]): RunOptions {
  return { ...EVERYTHING, runOnly: { type: "rule", values: rules } };
}

// Cards are made alike: of a long list the first few tell.
const MORE_CARDS = ".card ~ .card ~ .card ~ .card ~ .card ~ .card";
// They stand on every page. What is the same to the letter, dressed the same and as wide, is looked at once.
const FRAME = [".site-header", ".footer"];
/** Everything else of a page: what lies over it, too. */
const REST = "rest";
const PARTS = [...FRAME, REST];
const lookedAt = new Set<string>();

/** What axe has against the page, or a part of it, as it stands now: each rule with the places that break it. */
export async function violations(page: Page, part = "html", options = EVERYTHING): Promise<string[]> {
  const known = part === "html" ? await knownParts(page, options) : [];
  if (known.length === PARTS.length) return [];
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  const fresh = known.includes(REST) ? FRAME.filter((one) => !known.includes(one)) : [part];
  const context = { include: fresh, exclude: [MORE_CARDS, ...known.filter((part) => part !== REST)] };
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
  // A gate must prove that it looked; beside a frame that is known, a page may have little to look at, and of what moved
  // nothing may be what the rule is about.
  const least = options === EVERYTHING && known.length === 0 ? 10 : Number(options !== PLACES);
  expect(looked).toBeGreaterThanOrEqual(least);
  return found;
}

/** The parts of a page that were looked at before, in the same way, in another page. */
async function knownParts(page: Page, options: RunOptions): Promise<string[]> {
  const [dress, ...parts] = await page.evaluate((frame) => {
    // A document that loads nothing.
    const rest = document.implementation.createHTMLDocument().importNode(document.body, true);
    // What is chosen is a state of the field, whatever was chosen when the page was written.
    const chosen = document.body.querySelectorAll("option");
    for (const [at, option] of rest.querySelectorAll("option").entries())
      option.toggleAttribute("selected", chosen[at]?.selected === true);
    for (const one of rest.querySelectorAll(["script", ...frame].join())) one.remove();
    // The shop writes them in another order than the browser. A style that is put back would be one that the page forbids.
    for (const element of rest.querySelectorAll("*"))
      for (const one of [...element.attributes].sort((one, other) => (one.name < other.name ? -1 : 1)))
        if (one.name !== "style") element.setAttributeNode(element.removeAttributeNode(one));
    const root = document.documentElement.cloneNode() as HTMLElement;
    // What a page is without a word about it.
    if (root.dir === "ltr") root.removeAttribute("dir");
    if (root.dataset.list === "grid") root.removeAttribute("data-list");
    const shown = [...frame.map((part) => document.querySelector(part)), rest];
    return [
      `${root.outerHTML} ${innerWidth} ${matchMedia("(pointer: coarse)").matches}`,
      // React's own notes differ between what the shop drew and what the browser did, and offers count their seconds.
      ...shown.map((part) => part?.outerHTML.replaceAll(/<!--.*?-->|_r_\w+_|\d\d:\d\d:\d\d/gi, "") ?? ""),
    ];
  }, FRAME);
  return PARTS.filter((_, at) => {
    const key = createHash("sha256")
      .update(JSON.stringify([dress, parts[at], options]))
      .digest("base64");
    const isKnown = lookedAt.has(key);
    lookedAt.add(key);
    return isKnown && parts[at] !== "";
  });
}
