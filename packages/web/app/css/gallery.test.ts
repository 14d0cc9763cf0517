import { readFileSync } from "node:fs";
import { type GalleryLayout, SLIDE_MS, THUMBNAILS } from "@pecacerta/rules/gallery";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./gallery.css", import.meta.url), "utf8");

/** The row of one layout as its styles say it: what holds everywhere, then what holds up to a width, as it comes. */
function writtenOf(layout: GalleryLayout) {
  const from = css.lastIndexOf(`.gallery-${layout} {\n    --thumbnails`);
  const rule = css.slice(from, css.indexOf("\n  }\n", from));
  const upTo = [...rule.matchAll(/@media \(width <= (\d+)px\) \{\s*--thumbnails: (\d+);/g)];
  return {
    usual: Number(/--thumbnails: (\d+)/.exec(rule)?.[1]),
    upTo: upTo.map(([, width, count]) => [Number(width), Number(count)]),
  };
}

test.each(["product-sidebar", "product-full", "quickview"] as const)(
  "[GA-02] the styles of %s show as many thumbnails as the rule says",
  (layout) => {
    expect(writtenOf(layout)).toEqual(THUMBNAILS[layout]);
  },
);

test("[GA-05] pictures give way as fast as the rule says", () => {
  expect(css).toContain(`transition: translate ${SLIDE_MS}ms`);
});
