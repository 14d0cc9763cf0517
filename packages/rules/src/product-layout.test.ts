import { expect, test } from "vitest";
import { productLayout } from "./product-layout.ts";

test("the nearest category that asks for a layout decides", () => {
  expect(productLayout([undefined, "product-full", "product-sidebar"], true)).toBe("product-full");
  expect(productLayout(["product-sidebar"], false)).toBe("product-sidebar");
});

test("what is no layout asks for nothing; then parts for certain vehicles get the side column", () => {
  for (const odd of [undefined, null, "", "sidebar", "PRODUCT-FULL", 1, {}, ["product-full"]]) {
    expect(productLayout([odd], true)).toBe("product-sidebar");
    expect(productLayout([odd], false)).toBe("product-full");
  }
  expect(productLayout([], false)).toBe("product-full");
});
