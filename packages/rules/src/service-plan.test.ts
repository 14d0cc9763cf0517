import fc from "fast-check";
import { expect, test } from "vitest";
import { accept, refuse } from "./outcome.ts";
import {
  isDueAtService,
  MAX_MILEAGE_KM,
  nextDueKm,
  nextServiceKm,
  parseMileage,
  parseServiceInterval,
  parseServiceTypes,
  serviceStepKm,
} from "./service-plan.ts";

const oil = { intervalKm: 10_000 };
const plugs = { intervalKm: 40_000 };
const belt = { intervalKm: 60_000 };

test("the next service is a multiple of the shortest interval", () => {
  expect(serviceStepKm([plugs, oil, belt])).toBe(10_000);
  expect([0, 1, 57_300, 60_000, 60_001].map((km) => nextServiceKm(km, 10_000))).toEqual([
    10_000, 10_000, 60_000, 60_000, 70_000,
  ]);
});

test("a part is due at the service at which its interval ends, or at the first one after it", () => {
  const dueAt = (serviceKm: number) => [oil, plugs, belt].filter((item) => isDueAtService(item, serviceKm, 10_000));
  expect(dueAt(10_000)).toEqual([oil]);
  expect(dueAt(40_000)).toEqual([oil, plugs]);
  expect(dueAt(120_000)).toEqual([oil, plugs, belt]);
  expect(isDueAtService({ intervalKm: 15_000 }, 20_000, 10_000)).toBe(true);
  expect(isDueAtService({ intervalKm: 15_000 }, 40_000, 10_000)).toBe(false);
  expect([nextDueKm(belt, 50_000), nextDueKm(belt, 60_000)]).toEqual([60_000, 120_000]);
});

test("over all services a part is due once for each of its intervals", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 100 }), (steps, extra) => {
      const item = { intervalKm: steps * 5000 + extra };
      const services = Array.from({ length: 80 }, (_, index) => (index + 1) * 5000);
      const count = services.filter((serviceKm) => isDueAtService(item, serviceKm, 5000)).length;
      expect(count).toBe(Math.floor(400_000 / item.intervalKm));
    }),
  );
});

test("kilometers are read as people write them", () => {
  for (const typed of [
    "60000",
    "60.000",
    "60 000 km",
    "60 mil",
    "60mil",
    "60 MIL KM",
    "60k",
    "60.000,5 km",
    "60,000",
    "60,000 km",
    "60000 quilômetros",
    "60.000 kms",
    "60.000Km.",
    "60\u00a0000",
    " 60000km ",
  ])
    expect([typed, parseMileage(typed)]).toEqual([typed, accept(60_000)]);
  const accepted = ["57,3 mil", "57.3 mil", "0 mil", "900 mil", "57.300", "57300 km", "0"].map(parseMileage);
  expect(accepted).toEqual([57_300, 57_300, 0, 900_000, 57_300, 57_300, 0].map(accept));
  for (const typed of ["-5", "1e5", "60 m", "6.00", "60 mil e 500", "1.2.3", "", "km"])
    expect([typed, parseMileage(typed)]).toEqual([typed, refuse("MILEAGE_UNREADABLE")]);
  expect([10_000, 0, -1, 1.5, "10000", undefined, null].map(parseServiceInterval)).toEqual([
    10_000,
    ...Array(6).fill(undefined),
  ]);
});

test("a mileage is at most 2,000,000 km: trucks and taxis run that far", () => {
  expect(MAX_MILEAGE_KM).toBe(2_000_000);
  expect(["1.350.000 km", "2000 mil", "2.000.000"].map(parseMileage)).toEqual(
    [1_350_000, 2_000_000, 2_000_000].map(accept),
  );
  expect(["2.000.001", "2001 mil", "99999999999999999999"].map(parseMileage)).toEqual(
    Array(3).fill(refuse("MILEAGE_TOO_HIGH")),
  );
});

test("the types that are replaced are slugs between commas", () => {
  expect(parseServiceTypes("plugs, cables")).toEqual(["plugs", "cables"]);
  expect(["", " , ", 3, undefined, ["plugs"]].map(parseServiceTypes)).toEqual(Array(5).fill(undefined));
});
