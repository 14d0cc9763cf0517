import type { GalleryLayout } from "@pecacerta/rules/gallery";
import { expect, test } from "vitest";
import { everyRule, rulesIn, setBy } from "./rules.ts";

const rules = rulesIn("gallery.css");

/** Thumbnails per row: the number without a width limit, then [widest window in pixels, number]. */
const THUMBNAILS_PER_ROW: Readonly<Record<GalleryLayout, { unlimited: number; upTo: number[][] }>> = {
  "product-sidebar": {
    unlimited: 8,
    upTo: [
      [1399, 6],
      [1199, 8],
      [991, 8],
      [767, 6],
      [575, 5],
      [419, 4],
    ],
  },
  "product-full": {
    unlimited: 6,
    upTo: [
      [1399, 5],
      [1199, 7],
      [991, 5],
      [767, 6],
      [575, 5],
      [419, 4],
    ],
  },
  quickview: {
    unlimited: 5,
    upTo: [
      [991, 6],
      [519, 5],
      [439, 4],
      [339, 3],
    ],
  },
};

function thumbnailsInCss(layout: GalleryLayout) {
  const declarations = everyRule(rules)
    .filter(({ selectors }) => selectors.includes(`.gallery-${layout}`))
    .flatMap((rule) => everyRule([rule]))
    .flatMap(({ selectors, sets }) => sets.map((set) => ({ selector: `${selectors}`, ...set })))
    .filter(({ property }) => property === "--thumbnails");
  const widths = declarations.map(({ selector }) => /^@media \(width <= (\d+)px\)$/.exec(selector)?.[1]);
  return {
    unlimited: Number(declarations[widths.indexOf(undefined)]?.value),
    upTo: declarations.flatMap(({ value }, at) => (widths[at] ? [[Number(widths[at]), Number(value)]] : [])),
  };
}

test.each(["product-sidebar", "product-full", "quickview"] as const)(
  "[GA-02] %s shows the specified number of thumbnails per row",
  (layout) => {
    expect(thumbnailsInCss(layout)).toEqual(THUMBNAILS_PER_ROW[layout]);
  },
);

test("[GA-05] a slide takes 400 ms", () => {
  const transition = setBy(rules, ".gallery-track").find(({ property }) => property === "transition");
  expect(transition?.value).toBe("translate 400ms ease");
});
