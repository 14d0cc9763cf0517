import fc from "fast-check";
import { expect, test } from "vitest";
import {
  clampSlide,
  GALLERY_SLIDE_MS,
  IMAGE_SIZE,
  orderForDirection,
  THUMBNAIL_LAYOUTS,
  thumbnailsPerRow,
} from "./gallery.ts";

// The specification's table, written out once more: layout, window width, thumbnails in a row.
test.each([
  [
    "product-sidebar",
    [
      [1920, 8],
      [1400, 8],
      [1399, 6],
      [1200, 6],
      [1199, 8],
      [992, 8],
      [991, 8],
      [768, 8],
      [767, 6],
      [576, 6],
      [575, 5],
      [420, 5],
      [419, 4],
      [320, 4],
    ],
  ],
  [
    "product-full",
    [
      [1920, 6],
      [1400, 6],
      [1399, 5],
      [1200, 5],
      [1199, 7],
      [992, 7],
      [991, 5],
      [768, 5],
      [767, 6],
      [576, 6],
      [575, 5],
      [420, 5],
      [419, 4],
      [320, 4],
    ],
  ],
  [
    "quickview",
    [
      [1920, 5],
      [992, 5],
      [991, 6],
      [520, 6],
      [519, 5],
      [440, 5],
      [439, 4],
      [340, 4],
      [339, 3],
      [320, 3],
    ],
  ],
] as const)("[GA-02] thumbnails per row in %s", (layout, cases) => {
  expect(cases.map(([width]) => [width, thumbnailsPerRow(layout, width)])).toEqual(cases);
});

test("widths of the table go down, so that the last that holds is the narrowest", () => {
  for (const { upTo } of Object.values(THUMBNAIL_LAYOUTS)) {
    const widths = upTo.map(([width]) => width);
    expect(widths).toEqual(widths.toSorted((one, other) => other - one));
  }
});

test("[GA-04] pages that are read from right to left reverse the order, others keep it", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (images) => {
      expect(orderForDirection(images, "ltr")).toEqual(images);
      expect(orderForDirection(images, "rtl").toReversed()).toEqual(images);
    }),
  );
});

test("[GA-05] [GA-06] one picture gives way in 400 ms and never round the end; pictures are 400 by 530", () => {
  expect([GALLERY_SLIDE_MS, IMAGE_SIZE]).toEqual([400, { width: 400, height: 530 }]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(29), fc.integer({ min: -40, max: 40 }), (count, at, steps) => {
      const next = clampSlide(Math.min(at, count - 1), steps, count);
      expect(next).toBeGreaterThanOrEqual(0);
      expect(next).toBeLessThan(count);
    }),
  );
  expect([clampSlide(0, -1, 3), clampSlide(2, 1, 3), clampSlide(1, 1, 3)]).toEqual([0, 2, 2]);
});
