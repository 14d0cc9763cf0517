import { expect, test } from "vitest";
import { enginesOfYears, pickFitments } from "./picked-fitments.ts";

const gol = {
  family: "Gol",
  firstYear: 1981,
  lastYear: 2022,
  engines: [
    { engine: "1.0 8V", firstYear: 1993, lastYear: 2016 },
    { engine: "1.6 8V", firstYear: 1984, lastYear: 2022 },
  ],
};
const polo = {
  family: "Polo",
  firstYear: 1996,
  lastYear: 2026,
  engines: [{ engine: "1.0 12V", firstYear: 2017, lastYear: 2026 }],
};
const key = { type: 1 as const, make: "VW - VolksWagen" };
const pick = (families: (typeof gol)[], rest: { yearFrom?: number; yearTo?: number; engines?: string[] }) =>
  pickFitments({ ...key, families, yearFrom: null, yearTo: null, engines: [], ...rest }, 2026).map(
    ({ family, yearFrom, yearTo, engine }) => [family, yearFrom, yearTo, engine],
  );

test("each family has its own years, and no end while it is sold", () => {
  expect(pick([gol, polo], {})).toEqual([
    ["Gol", 1981, 2022, ""],
    ["Polo", 1996, null, ""],
  ]);
  expect(pick([gol, polo], { yearFrom: 1990, yearTo: 2000 })).toEqual([
    ["Gol", 1990, 2000, ""],
    ["Polo", 1996, 2000, ""],
  ]);
  expect(pick([gol, polo], { yearFrom: 2024 })).toEqual([["Polo", 2024, null, ""]]);
});

test("engines are those of the years, and a family has rows for its own", () => {
  expect(enginesOfYears([gol, polo], { yearFrom: 2018, yearTo: 2020 })).toEqual(["1.0 12V", "1.6 8V"]);
  expect(pick([gol, polo], { yearFrom: 2010, engines: ["1.0 8V", "1.6 8V"] })).toEqual([
    ["Gol", 2010, 2022, "1.0 8V"],
    ["Gol", 2010, 2022, "1.6 8V"],
  ]);
});
