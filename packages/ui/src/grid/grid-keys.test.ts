import { expect, test } from "vitest";
import { cellsOf, isSingleCell, moveInGrid, rangeOf } from "./grid-keys.ts";

const size = { rows: 30, columns: 4 };
const from = { row: 15, column: 1 };

test.each([
  ["ArrowUp", false, 14, 1],
  ["ArrowUp", true, 0, 1],
  ["ArrowDown", false, 16, 1],
  ["ArrowDown", true, 29, 1],
  ["ArrowLeft", false, 15, 0],
  ["ArrowLeft", true, 15, 0],
  ["ArrowRight", false, 15, 2],
  ["ArrowRight", true, 15, 3],
  ["Home", false, 15, 0],
  ["Home", true, 0, 0],
  ["End", false, 15, 3],
  ["End", true, 29, 3],
  ["PageUp", false, 5, 1],
  ["PageDown", false, 25, 1],
])("%s, Ctrl %s", (key, isCtrl, row, column) => {
  expect(moveInGrid(from, { key, isCtrl }, size)).toEqual({ row, column });
});

test("no key leads out of the grid, and other keys lead nowhere", () => {
  const corner = { row: 0, column: 0 };
  for (const key of ["ArrowUp", "ArrowLeft", "PageUp"])
    expect(moveInGrid(corner, { key, isCtrl: false }, size)).toEqual(corner);
  expect(moveInGrid({ row: 29, column: 3 }, { key: "PageDown", isCtrl: false }, size)).toEqual({ row: 29, column: 3 });
  expect(moveInGrid(from, { key: "a", isCtrl: false }, size)).toBeUndefined();
});

test("a range goes all ways", () => {
  expect(rangeOf(from, { row: 20, column: 0 })).toEqual({ top: 15, bottom: 20, left: 0, right: 1 });
  expect(rangeOf(from, { row: 3, column: 2 })).toEqual({ top: 3, bottom: 15, left: 1, right: 2 });
  expect(isSingleCell(rangeOf(from, from))).toBe(true);
  expect(cellsOf({ top: 1, bottom: 2, left: 3, right: 3 })).toEqual([[{ row: 1, column: 3 }], [{ row: 2, column: 3 }]]);
});
