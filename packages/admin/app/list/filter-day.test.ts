import { expect, test } from "vitest";
import { readFilterDay } from "./filter-day.ts";

const read = (day: string) => readFilterDay(new URLSearchParams({ from: day }), "from");

test.each(["1900-01-01", "2024-02-29", "9999-12-31"])("%s filters", (day) => {
  expect(read(day)).toBe(day);
});

test.each([
  "",
  "0002-11-01",
  "1899-12-31",
  "2026-02-29",
  "2026-02-30",
  "2026-13-01",
  "2026-11-1",
  "ontem",
  "2026-11-01T00",
])("%o is none", (day) => {
  expect(read(day)).toBeUndefined();
});

test("a filter that the address does not have is none", () => {
  expect(readFilterDay(new URLSearchParams(), "to")).toBeUndefined();
});
