import { expect, test } from "vitest";
import { ownValue } from "./own-value.ts";

test("a record's own value is found under its key", () => {
  expect(ownValue({ brand: "Bosch" }, "brand")).toBe("Bosch");
  expect(ownValue({ brand: "Bosch" }, "price")).toBeUndefined();
});

test.each(Object.getOwnPropertyNames(Object.prototype))("an inherited %s is no value", (name) => {
  expect(ownValue({}, name)).toBeUndefined();
  expect(ownValue(Object.fromEntries([[name, 1]]), name)).toBe(1);
});
