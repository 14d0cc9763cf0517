import type { StaffCategoryDto } from "@pecacerta/contract/admin/categories";
import { expect, test } from "vitest";
import { categoryPathText, dropPosition, moveInTree, positionTowards, treeRows } from "./tree-rows.ts";

const category = (id: string, parentId: string | null, position: number): StaffCategoryDto => ({
  id,
  parentId,
  position,
  slug: id,
  name: id.toUpperCase(),
  image: null,
  layout: "products",
  requiresFitments: false,
  requiresPosition: false,
  products: 0,
  published: 0,
});
const list = [
  category("a", null, 0),
  category("a1", "a", 0),
  category("a2", "a", 1),
  category("b", null, 1),
  category("c", null, 2),
];
const at = (id: string) => list.find((one) => one.id === id) as StaffCategoryDto;
const shown = (tree: readonly StaffCategoryDto[], folded: string[] = []) =>
  treeRows(tree, new Set(folded)).map(({ category: { id }, level }) => `${level}${id}`);

test("rows stand in the order of the tree, without those of folded categories", () => {
  expect(shown(list)).toEqual(["1a", "2a1", "2a2", "1b", "1c"]);
  expect(shown(list, ["a", "b"])).toEqual(["1a", "1b", "1c"]);
  expect(treeRows(list, new Set())[1]).toMatchObject({ siblings: 2, hasChildren: false, isOpen: false });
});

test("a move closes the gap and makes room", () => {
  expect(shown(moveInTree(list, "c", { parent: "a", position: 1 }))).toEqual(["1a", "2a1", "2c", "2a2", "1b"]);
  expect(shown(moveInTree(list, "a1", { parent: null, position: 1 }))).toEqual(["1a", "2a2", "1a1", "1b", "1c"]);
  expect(shown(moveInTree(list, "c", { parent: null, position: 0 }))).toEqual(["1c", "1a", "2a1", "2a2", "1b"]);
});

test.each([
  ["c", "up", { parent: null, position: 1 }],
  ["c", "down", undefined],
  ["a1", "up", undefined],
  ["b", "in", { parent: "a", position: 2 }],
  ["a", "in", undefined],
  ["a2", "out", { parent: null, position: 1 }],
  ["b", "out", undefined],
] as const)("the keys move %s %s", (id, direction, place) => {
  expect(positionTowards(list, id, direction)).toEqual(place);
});

test("a drag drops a category before, behind or inside another, never inside itself", () => {
  expect(dropPosition(list, at("a"), { target: at("c"), where: "before" })).toEqual({ parent: null, position: 1 });
  expect(dropPosition(list, at("a"), { target: at("c"), where: "behind" })).toEqual({ parent: null, position: 2 });
  expect(dropPosition(list, at("c"), { target: at("a"), where: "inside" })).toEqual({ parent: "a", position: 2 });
  expect(dropPosition(list, at("a"), { target: at("a2"), where: "before" })).toBeUndefined();
  expect(categoryPathText(list, "a2")).toBe("A › A2");
});
