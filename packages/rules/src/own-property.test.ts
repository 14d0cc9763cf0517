import { expect, test } from "vitest";
import { ownProperty } from "./own-property.ts";

test("an own property is found", () => {
  expect(ownProperty({ brand: "Bosch" }, "brand")).toBe("Bosch");
  expect(ownProperty({ brand: "Bosch" }, "price")).toBeUndefined();
});

test.each(Object.getOwnPropertyNames(Object.prototype))("the inherited property %s is not found", (name) => {
  expect(ownProperty({}, name)).toBeUndefined();
  expect(ownProperty(Object.fromEntries([[name, 1]]), name)).toBe(1);
});
