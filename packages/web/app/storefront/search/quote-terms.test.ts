import { expect, test } from "vitest";
import { quoteTerms } from "./quote-terms.ts";

test("words that a search left out are joined as a sentence joins them", () => {
  expect(quoteTerms(["uno"])).toBe("“uno”");
  expect(quoteTerms(["2099", "xyzw"])).toBe("“2099” e “xyzw”");
});
