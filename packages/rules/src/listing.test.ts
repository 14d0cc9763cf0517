import fc from "fast-check";
import { expect, test } from "vitest";
import {
  FEEDBACK_PAGE_SIZE,
  MAX_LIMIT,
  PAGE_SIZE,
  PAGE_SIZES,
  pageNumbers,
  pageWindow,
  parseLimit,
  parsePage,
  parseSort,
  usesCursorPagination,
} from "./listing.ts";

test("[LS-12] 16 products, 8 reviews and 8 questions a page", () => {
  expect([PAGE_SIZE, FEEDBACK_PAGE_SIZE]).toEqual([16, 8]);
});

test("[LS-12] the first page size to choose is the default, and all are allowed", () => {
  expect(PAGE_SIZES[0]).toBe(PAGE_SIZE);
  expect(PAGE_SIZES.every((size) => parseLimit(size) === size && size <= MAX_LIMIT)).toBe(true);
});

test("[LS-12] a page window has the numbers of the first and last item", () => {
  expect(pageWindow({ page: 2, limit: 16, total: 40 })).toEqual({
    page: 2,
    limit: 16,
    total: 40,
    pages: 3,
    from: 17,
    to: 32,
  });
  expect(pageWindow({ page: 3, limit: 16, total: 40 })).toMatchObject({ from: 33, to: 40 });
  expect(pageWindow({ page: 1, limit: 16, total: 0 })).toMatchObject({ page: 1, pages: 1, from: 0, to: 0 });
});

test("[LS-12] a page past the last one becomes the last", () => {
  expect(pageWindow({ page: 9, limit: 16, total: 40 })).toMatchObject({ page: 3, from: 33, to: 40 });
  for (const page of [0, -1, Number.NaN]) expect(pageWindow({ page, limit: 16, total: 40 }).page).toBe(1);
});

test("[LS-12] all pages together contain every item once", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.nat({ max: 2000 }), (limit, total) => {
      const { pages } = pageWindow({ page: 1, limit, total });
      let shown = 0;
      for (let page = 1; page <= pages; page++) {
        const { from, to } = pageWindow({ page, limit, total });
        if (total > 0) expect(from).toBe(shown + 1);
        expect(to - from + 1).toBeLessThanOrEqual(limit);
        shown = to;
      }
      expect(shown).toBe(total);
    }),
  );
});

test("[LS-10] five sorts; anything else is the default", () => {
  expect(["default", "name_asc", "name_desc", "price_asc", "price_desc"].map(parseSort)).toEqual([
    "default",
    "name_asc",
    "name_desc",
    "price_asc",
    "price_desc",
  ]);
  expect([null, undefined, "", "name;drop", "NAME_ASC"].map(parseSort)).toEqual(Array(5).fill("default"));
});

test("[LS-11] only interior-parts uses cursors", () => {
  expect([usesCursorPagination("interior-parts"), usesCursorPagination("freios"), usesCursorPagination(null)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("pages and limits of a URL are whole numbers within bounds", () => {
  expect(["3", 2, "0", "-1", "1.5", "1e3", "x", null].map(parsePage)).toEqual([3, 2, 1, 1, 1, 1, 1, 1]);
  expect(["8", "100", "101", "1000000000", "0", null].map((text) => parseLimit(text))).toEqual([
    8, 100, 16, 16, 16, 16,
  ]);
  expect(parseLimit("x", 8)).toBe(8);
});

test("page numbers include both ends and the neighbors; a gap hides at least two pages", () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(5, 10)).toEqual([1, null, 4, 5, 6, null, 10]);
  expect(pageNumbers(4, 10)).toEqual([1, 2, 3, 4, 5, null, 10]);
  expect(pageNumbers(10, 10)).toEqual([1, null, 9, 10]);
});
