import { expect, test } from "vitest";
import { otherTerms, partialYearsText } from "./partial-years.ts";

test("says which years the products serve, or that they differ", () => {
  const terms = ["2008", "2012"];
  expect(partialYearsText({ terms, served: [{ from: 2010, to: 2012 }] })).toBe(
    "Nenhum produto serve em todos os anos que você digitou: “2008” e “2012”. Estes servem nestes anos: 2010 a 2012.",
  );
  expect(partialYearsText({ terms, served: [{ from: 2010, to: null }] })).toContain("2010 em diante");
  expect(partialYearsText({ terms, served: [] })).toContain("Confira os anos de cada um.");
});

test("does not name the years among the words that were left out", () => {
  const partialYears = { terms: ["2008", "2012"], served: [] };
  expect(otherTerms(["original", "2008", "2012"], partialYears)).toEqual(["original"]);
  expect(otherTerms(["2008"], undefined)).toEqual(["2008"]);
});
