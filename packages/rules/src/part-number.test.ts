import { expect, test } from "vitest";
import { isNumberKind, NUMBER_KINDS, partIdentity, skuForm } from "./part-number.ts";

test("the kinds of part numbers are manufacturer, oem, competitor and superseded", () => {
  expect(NUMBER_KINDS.every(isNumberKind)).toBe(true);
  expect(["sku", "part", "OEM", ""].some(isNumberKind)).toBe(false);
});

test("[OR-03] brand and numbers tell parts with equal names apart", () => {
  expect(partIdentity({ brand: "Travaboa", partNumber: "BP4410D", sku: "PC-12" })).toBe(
    "Travaboa · BP4410D · SKU PC-12",
  );
  expect(partIdentity({ brand: "", partNumber: "", sku: "PC-12" })).toBe("SKU PC-12");
});

test("SKUs that differ by case alone are one", () => {
  expect(skuForm("Peça-560b")).toBe(skuForm("PEÇA-560B"));
  expect(skuForm("PSL560")).not.toBe(skuForm("PSL-560"));
});
