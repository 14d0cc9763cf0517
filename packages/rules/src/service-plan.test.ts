import fc from "fast-check";
import { expect, test } from "vitest";
import { accept, refuse } from "./outcome.ts";
import {
  isDueAtService,
  MAX_MILEAGE_KM,
  nextDueKm,
  nextServiceKm,
  overdueKm,
  parseMileage,
  parseServiceInterval,
  parseServiceTypes,
  readServiceInterval,
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

test("a passed service stays due for a quarter of the interval", () => {
  const overdue = (item: { intervalKm: number }, ...mileages: number[]) =>
    mileages.map((mileageKm) => overdueKm(item, mileageKm, 10_000));
  expect(overdue(oil, 0, 1, 9_999, 10_000)).toEqual(Array(4).fill(undefined));
  expect(overdue(oil, 10_001, 10_300, 12_500, 12_501)).toEqual([1, 300, 2500, undefined]);
  expect(overdue(oil, 20_000, 20_001)).toEqual([undefined, 1]);
  expect(overdue(belt, 60_000, 60_300, 70_000, 75_000, 75_001)).toEqual([undefined, 300, 10_000, 15_000, undefined]);
  expect(overdue(belt, 2_000_000)).toEqual([undefined]);
});

test("what falls between two services is passed after the service at which it was due", () => {
  const item = { intervalKm: 15_000 };
  const overdue = (...mileages: number[]) => mileages.map((mileageKm) => overdueKm(item, mileageKm, 10_000));
  expect(overdue(15_300, 20_000, 20_300, 23_750, 23_751)).toEqual([undefined, undefined, 300, 3750, undefined]);
});

test("just after any service, exactly what was due at it is passed by one kilometer", () => {
  const steps = fc.integer({ min: 4, max: 80 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), steps, fc.integer({ min: 1, max: 200 }), (thousands, fifths, at) => {
      const stepKm = thousands * 1000;
      const item = { intervalKm: Math.ceil((stepKm * fifths) / 4) };
      const wasDue = isDueAtService(item, at * stepKm, stepKm);
      expect(overdueKm(item, at * stepKm + 1, stepKm) === 1).toBe(wasDue);
    }),
  );
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

test.each([
  ["Troca recomendada", "50.000 km ou 4 anos", 50_000],
  ["Intervalo de troca", "10 mil km", 10_000],
  ["Trocar a cada", "7500km", 7500],
  ["Período de substituição", "12 meses ou 15.000 km", 15_000],
  ["Vida útil", "40.000 a 60.000 km", 40_000],
  ["Troca recomendada", "4 anos", undefined],
  ["Troca recomendada", "50 km", undefined],
  ["Troca recomendada", "9.000.000 km", undefined],
  ["Garantia", "12 meses ou 40.000 km", undefined],
  ["Garantia de troca", "12 meses ou 40.000 km", undefined],
  ["Lubrificação", "a cada 500 km", undefined],
  ["Trocador de calor", "10.000 km", undefined],
])("the attribute %s of %s states an interval of %s", (name, value, expected) => {
  expect(
    readServiceInterval([
      { name: "Dentes", values: [{ name: "111" }] },
      { name, values: [{ name: value }] },
    ]),
  ).toBe(expected);
});
