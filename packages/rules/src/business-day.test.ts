import { expect, test } from "vitest";
import { addBusinessDays, dayInBrazil, isBusinessDay } from "./business-day.ts";

test.each([
  ["a Thursday", "2026-11-19", true],
  ["Black Consciousness Day", "2026-11-20", false],
  ["a Saturday", "2026-11-21", false],
  ["a Sunday", "2026-11-22", false],
  ["Carnival Monday", "2027-02-08", false],
  ["Carnival Tuesday", "2027-02-09", false],
  ["Ash Wednesday", "2027-02-10", true],
  ["Good Friday", "2027-03-26", false],
  ["the Monday after Easter", "2027-03-29", true],
  ["Corpus Christi", "2027-05-27", false],
  ["Good Friday of a late Easter", "2038-04-23", false],
  ["Good Friday of an early Easter", "2035-03-23", false],
])("%s (%s) is a business day: %s", (_, day, isBusiness) => {
  expect(isBusinessDay(day)).toBe(isBusiness);
});

test("counts business days over weekends, holidays and the new year", () => {
  expect(addBusinessDays("2026-11-19", 1)).toBe("2026-11-23");
  expect(addBusinessDays("2026-11-21", 1)).toBe("2026-11-23");
  expect(addBusinessDays("2026-12-31", 1)).toBe("2027-01-04");
  expect(addBusinessDays("2026-11-21", 0)).toBe("2026-11-21");
  expect(addBusinessDays("2027-03-25", 1)).toBe("2027-03-29");
});

test("the day is that of Brasília", () => {
  const midnight = 1_795_489_200_000;
  expect([dayInBrazil(midnight - 1), dayInBrazil(midnight)]).toEqual(["2026-11-23", "2026-11-24"]);
});
