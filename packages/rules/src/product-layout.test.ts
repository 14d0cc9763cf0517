import { expect, test } from "vitest";
import { chooseProductLayout } from "./product-layout.ts";

test("the layout is that of the nearest category that has one", () => {
  expect(chooseProductLayout([undefined, "product-full", "product-sidebar"], true)).toBe("product-full");
  expect(chooseProductLayout(["product-sidebar"], false)).toBe("product-sidebar");
});

test("without a valid layout, parts with a vehicle list get the side column", () => {
  for (const odd of [undefined, null, "", "sidebar", "PRODUCT-FULL", 1, {}, ["product-full"]]) {
    expect(chooseProductLayout([odd], true)).toBe("product-sidebar");
    expect(chooseProductLayout([odd], false)).toBe("product-full");
  }
  expect(chooseProductLayout([], false)).toBe("product-full");
});
