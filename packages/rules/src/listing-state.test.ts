import { expect, test } from "vitest";
import { changeFilter, changeOption, clearFilters, emptyListing, removeActiveFilter } from "./listing-state.ts";

const brand = { slug: "brand", type: "check" } as const;
const price = { slug: "price", type: "range" } as const;
const deep = {
  ...emptyListing(),
  options: { page: 4, limit: 16, sort: "default", after: "x", before: "y" } as const,
};
const start = { page: 1, after: null, before: null };

test("[EN-12] a listing starts without selections", () => {
  expect(Object.keys(emptyListing()).sort()).toEqual(
    [
      "activeFilters",
      "categorySlug",
      "category",
      "currentFilters",
      "filters",
      "init",
      "options",
      "productsList",
      "productsListSearch",
      "questionListSize",
      "removedFilters",
    ].sort(),
  );
});

test("[LS-01] changing an option or a filter resets page to 1 and clears the cursors", () => {
  expect(changeOption(deep, "sort", "name_asc").options).toEqual({ ...start, limit: 16, sort: "name_asc" });
  expect(changeOption(deep, "limit", 32).options).toMatchObject({ ...start, limit: 32 });
  expect(changeFilter(deep, brand, ["bosch"]).options).toMatchObject(start);
});

test("[LS-01] changing the page or a cursor keeps it", () => {
  expect(changeOption(deep, "page", 2).options).toMatchObject({ ...start, page: 2 });
  expect(changeOption(deep, "after", "z").options).toMatchObject({ ...start, after: "z" });
});

test("[LS-01] a filter set to its default is removed", () => {
  const filtered = changeFilter(changeFilter(deep, brand, ["bosch", "cobreq"]), price, { min: 1000, max: 5000 });
  expect(filtered.filters).toEqual({ brand: "bosch,cobreq", price: "10-50" });
  expect(filtered.activeFilters.map(({ value }) => value)).toEqual(["bosch", "cobreq", "10-50"]);
  expect(changeFilter(filtered, brand, []).filters).toEqual({ price: "10-50" });
});

test("[LS-02] clearing all filters resets page to 1 and empties filters", () => {
  const cleared = clearFilters({ ...changeFilter(deep, brand, ["bosch"]), options: deep.options });
  expect(cleared).toMatchObject({ filters: {}, activeFilters: [], currentFilters: [], removedFilters: [] });
  expect(cleared.options).toMatchObject(start);
});

test("[LS-03] removing an active filter moves it to the removed ones and rebuilds the filter's value", () => {
  const filtered = { ...changeFilter(deep, brand, ["bosch", "cobreq"]), options: deep.options };
  const gone = { ...brand, value: "bosch" };
  const left = removeActiveFilter(filtered, gone);
  expect(left.filters).toEqual({ brand: "cobreq" });
  expect(left.activeFilters).toEqual([{ ...brand, value: "cobreq" }]);
  expect(left.currentFilters).toEqual([{ ...brand, value: "cobreq" }]);
  expect(left.removedFilters).toEqual([gone]);
  expect(left.options).toMatchObject(start);
});

test("[LS-03] removing the last value removes the filter; an unknown value changes nothing", () => {
  const filtered = changeFilter(changeFilter(deep, price, { min: 1000, max: 5000 }), brand, ["bosch"]);
  expect(removeActiveFilter(filtered, { ...price, value: "10-50" }).filters).toEqual({ brand: "bosch" });
  expect(removeActiveFilter(filtered, { ...brand, value: "cobreq" })).toBe(filtered);
});

test("[LS-03] a removed filter that is selected again leaves the removed ones", () => {
  const removed = removeActiveFilter(changeFilter(deep, brand, ["bosch"]), { ...brand, value: "bosch" });
  const again = changeFilter(removed, brand, ["bosch"]);
  expect([again.removedFilters, again.filters]).toEqual([[], { brand: "bosch" }]);
});

test("[LS-03] changing or removing a value leaves the other filters alone", () => {
  const color = { slug: "color", type: "color" } as const;
  const both = changeFilter(changeFilter(deep, brand, ["bosch", "cobreq"]), color, ["red", "blue"]);
  expect(both.activeFilters.map(({ slug, value }) => `${slug} ${value}`)).toEqual([
    "brand bosch",
    "brand cobreq",
    "color blue",
    "color red",
  ]);
  const removed = removeActiveFilter(both, { ...color, value: "red" });
  expect(removed.filters).toEqual({ brand: "bosch,cobreq", color: "blue" });
  expect(removed.removedFilters).toEqual([{ ...color, value: "red" }]);
  const fewer = removeActiveFilter(removed, { ...brand, value: "bosch" });
  expect(fewer.filters).toEqual({ brand: "cobreq", color: "blue" });
  const again = changeFilter(fewer, color, ["red", "blue"]);
  expect(again.removedFilters).toEqual([{ ...brand, value: "bosch" }]);
  expect(again.currentFilters.map(({ slug, value }) => `${slug} ${value}`)).toEqual([
    "brand cobreq",
    "color blue",
    "color red",
  ]);
  expect(changeFilter(again, color, []).activeFilters).toEqual([{ ...brand, value: "cobreq" }]);
});
