import { expect, test } from "vitest";
import { type CategoryLink, categoryPath } from "./category-path.ts";

const place = (id: string, parent: string | null, direct = false): CategoryLink => [
  id,
  parent,
  `slug-${id}`,
  id,
  direct,
];
const named = (places: CategoryLink[]) => categoryPath(places).map(({ name }) => name);

test("the path goes from the direct category up to the root, whatever the order of the links", () => {
  expect(named([place("a", null), place("b", "a"), place("c", "b", true)])).toEqual(["c", "b", "a"]);
  expect(categoryPath([place("a", null, true)])).toEqual([{ slug: "slug-a", name: "a" }]);
  expect(categoryPath([])).toEqual([]);
});

test("of several categories the nearest come first, and a common ancestor comes once", () => {
  const places = [place("a", null), place("b", "a", true), place("c", "a"), place("d", "c", true)];
  expect(named(places)).toEqual(["b", "d", "a", "c"]);
});

test("a cycle of categories ends", () => {
  expect(named([place("a", "b", true), place("b", "a")])).toEqual(["a", "b"]);
});
