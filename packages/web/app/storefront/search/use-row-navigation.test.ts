import { expect, test } from "vitest";
import { nextRow } from "./use-row-navigation.ts";

test.each([
  ["ArrowDown", -1, 0],
  ["ArrowDown", 2, -1],
  ["ArrowUp", -1, 2],
  ["ArrowUp", 0, -1],
  ["End", 0, 2],
  ["Home", 2, 0],
  ["Home", -1, undefined],
  ["End", -1, undefined],
  ["a", 1, undefined],
])("%s from row %i of three leads to %s", (key, active, next) => expect(nextRow(key, active, 3)).toBe(next));

test("without rows there is nothing to navigate", () => expect(nextRow("ArrowDown", -1, 0)).toBeUndefined());
