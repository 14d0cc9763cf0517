import { expect, test } from "vitest";
import { ownProperty } from "./own-property.ts";

test("a record's own value is found under its key", () => {
  expect(ownProperty({ brand: "Bosch" }, "brand")).toBe("Bosch");
  expect(ownProperty({ brand: "Bosch" }, "price")).toBeUndefined();
});

test.each(Object.getOwnPropertyNames(Object.prototype))("an inherited %s is no value", (name) => {
  expect(ownProperty({}, name)).toBeUndefined();
  expect(ownProperty(Object.fromEntries([[name, 1]]), name)).toBe(1);
});
