import { expect, test } from "vitest";
import { chooseProductLayout } from "./product-layout.ts";

test("the nearest category that asks for a layout decides", () => {
  expect(chooseProductLayout([undefined, "product-full", "product-sidebar"], true)).toBe("product-full");
  expect(chooseProductLayout(["product-sidebar"], false)).toBe("product-sidebar");
});

test("what is no layout asks for nothing; then parts for certain vehicles get the side column", () => {
  for (const odd of [undefined, null, "", "sidebar", "PRODUCT-FULL", 1, {}, ["product-full"]]) {
    expect(chooseProductLayout([odd], true)).toBe("product-sidebar");
    expect(chooseProductLayout([odd], false)).toBe("product-full");
  }
  expect(chooseProductLayout([], false)).toBe("product-full");
});
