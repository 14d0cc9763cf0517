import { GALLERY_SLIDE_MS, type GalleryLayout, THUMBNAIL_LAYOUTS } from "@pecacerta/rules/gallery";
import { expect, test } from "vitest";
import { everyRule, rulesIn, setBy } from "./rules.ts";

const rules = rulesIn("gallery.css");

/** The row of one layout as its styles say it: what holds everywhere, then what holds up to a width, as it comes. */
function writtenOf(layout: GalleryLayout) {
  const said = everyRule(rules)
    .filter(({ selectors }) => selectors.includes(`.gallery-${layout}`))
    .flatMap((rule) => everyRule([rule]))
    .flatMap(({ selectors, sets }) => sets.map((set) => ({ where: `${selectors}`, ...set })))
    .filter(({ property }) => property === "--thumbnails");
  const widths = said.map(({ where }) => /^@media \(width <= (\d+)px\)$/.exec(where)?.[1]);
  return {
    usual: Number(said[widths.indexOf(undefined)]?.value),
    upTo: said.flatMap(({ value }, at) => (widths[at] ? [[Number(widths[at]), Number(value)]] : [])),
  };
}

test.each(["product-sidebar", "product-full", "quickview"] as const)(
  "[GA-02] the styles of %s show as many thumbnails as the rule says",
  (layout) => {
    expect(writtenOf(layout)).toEqual(THUMBNAIL_LAYOUTS[layout]);
  },
);

test("[GA-05] pictures give way as fast as the rule says", () => {
  const slow = setBy(rules, ".gallery-track").find(({ property }) => property === "transition");
  expect(slow?.value).toBe(`translate ${GALLERY_SLIDE_MS}ms ease`);
});
