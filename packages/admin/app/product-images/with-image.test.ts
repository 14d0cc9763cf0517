import { expect, test } from "vitest";
import { withImage } from "./with-image.ts";

const [small, large, other] = ["a", "a", "b"].map(
  (letter, at) => `/pictures/${letter.repeat(20)}-${at === 1 ? 1600 : 800}.webp`,
) as [string, string, string];

test("an image that is stored anew takes the place of its earlier address, another one joins the list", () => {
  expect(withImage([small, other], large)).toEqual([large, other]);
  expect(withImage([large], large)).toEqual([large]);
  expect(withImage([large], other)).toEqual([large, other]);
});
