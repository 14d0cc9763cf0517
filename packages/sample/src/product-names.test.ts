import { judgeFitment, NO_END_YEAR } from "@pecacerta/rules/fitment";
import { expect, test } from "vitest";
import type { SampleFitment } from "./sample-types.ts";
import { sampleShops } from "./shop.ts";
import { sampleVehicles } from "./vehicles/vehicle-list.ts";

const products = sampleShops()
  .flatMap((shop) => shop.products)
  .filter(({ compatibility }) => compatibility === "listed");
const vehicles = sampleVehicles();
const THIS_YEAR = 2026;
const YEARS = /(\d{4}) (?:a (\d{4})|em diante)$/;

test("[GR-03] the years that the name of a product states are those of its fitments", () => {
  expect(products.length).toBeGreaterThan(150);
  const wrong = products.flatMap(({ partNumber, name, fitments }) => {
    const [, from = "", to] = YEARS.exec(name) ?? [];
    return fitments
      .filter(({ excluded, model }) => !excluded && !model)
      .filter(({ yearFrom, yearTo, onwards = false }) => {
        const isEndRight = to === undefined ? onwards : !onwards && String(yearTo) === to;
        return String(yearFrom) !== from || !isEndRight;
      })
      .map(({ family }) => [partNumber, name, family]);
  });
  expect(wrong).toEqual([]);
});

const withEnd = (fitment: SampleFitment): SampleFitment => ({
  ...fitment,
  yearTo: fitment.onwards ? NO_END_YEAR : fitment.yearTo,
});

test("[GR-03] no product serves a vehicle of other years or of another engine than its name states", () => {
  const wrong = products.flatMap(({ partNumber, name, compatibility, fitments }) => {
    const [, from = "", to = "9999"] = YEARS.exec(name) ?? [];
    const [engine = ""] = /\d\.\d \d{1,2}V(?: Turbo| Diesel)?/.exec(name) ?? [];
    return vehicles
      .filter((one) =>
        judgeFitment({ compatibility, fitments: fitments.map(withEnd) }, one, THIS_YEAR).verdict.startsWith("serves"),
      )
      .filter((one) => one.year < Number(from) || one.year > Number(to) || (engine !== "" && one.engine !== engine))
      .map(({ model, year }) => [partNumber, name, model, year]);
  });
  expect(wrong).toEqual([]);
});

test("[GR-03] only what is still built has fitments without an end", () => {
  const lastYears = new Map<string, number>();
  for (const { make, family, year } of vehicles)
    lastYears.set(`${make} ${family}`, Math.max(year, lastYears.get(`${make} ${family}`) ?? 0));
  const newest = Math.max(...lastYears.values());
  const open = products.flatMap(({ partNumber, fitments }) =>
    fitments
      .filter(({ onwards }) => onwards)
      .map(({ make, family }) => [partNumber, lastYears.get(`${make} ${family}`)]),
  );
  expect(open.length).toBeGreaterThan(0);
  expect(open.filter(([, year]) => year !== newest)).toEqual([]);
});
