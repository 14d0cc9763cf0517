import { expect, test } from "vitest";
import { productState, publishBlockers } from "./product-state.ts";

test("an archived product is archived, whatever else it is", () => {
  expect(productState({ published: false, isArchived: false })).toBe("draft");
  expect(productState({ published: true, isArchived: false })).toBe("published");
  expect(productState({ published: true, isArchived: true })).toBe("archived");
});

const whole = {
  name: "Disco",
  price: 100,
  categories: ["freios"],
  images: ["a.webp"],
  compatibility: "listed" as const,
  fitments: [{}],
};

test.each([
  [{}, false, []],
  [{ name: " " }, false, ["name"]],
  [{ price: 0 }, false, ["price"]],
  [{ categories: [] }, false, ["category"]],
  [{ images: [] }, false, ["image"]],
  [{ fitments: [] }, false, ["fitment"]],
  [{ compatibility: "unknown" as const, fitments: [] }, false, []],
  [{ compatibility: "unknown" as const, fitments: [] }, true, ["fitment"]],
  [{ compatibility: "all" as const, fitments: [] }, true, []],
  [{ name: "", price: -1, images: [] }, true, ["name", "price", "image"]],
])("%j is missing %s: %j", (changes, needsFitments, missing) =>
  expect(publishBlockers({ ...whole, ...changes }, needsFitments)).toEqual(missing),
);
