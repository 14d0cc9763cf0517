import { expect, test } from "vitest";
import { AVAILABILITIES, toAvailability, toStockDisplay } from "./stock.ts";

test("[PR-08] in stock is success, out of stock failure, backorder and pending warning", () => {
  expect(AVAILABILITIES.map((availability) => [availability, toStockDisplay(availability)])).toEqual([
    ["in-stock", "success"],
    ["out-of-stock", "failure"],
    ["on-backorder", "warning"],
    ["pending", "warning"],
  ]);
});

test("[PR-08] a product with stock is in stock; without stock it has the availability that the seller chose", () => {
  for (const whenOut of ["out-of-stock", "on-backorder", "pending"] as const) {
    expect(toAvailability({ stock: 1, whenOut })).toBe("in-stock");
    expect(toAvailability({ stock: 0, whenOut })).toBe(whenOut);
    expect(toAvailability({ stock: -1, whenOut })).toBe(whenOut);
  }
});
