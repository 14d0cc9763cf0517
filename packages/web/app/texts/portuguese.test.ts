import { expect, test } from "vitest";
import { formatCount, formatPortugueseDay, formatPortugueseMoment, pluralCategory } from "./portuguese.ts";

test("counts and their plurals are said as the language's own rules say them", () => {
  const numbers = new Intl.NumberFormat("pt-BR");
  const kinds = new Intl.PluralRules("pt-BR");
  for (const count of [0, 1, 2, 3, 10, 11, 100, 101, 999, 1000, 1001, 12_345, 999_999, 1_234_567]) {
    expect(formatCount(count)).toBe(numbers.format(count));
    expect(pluralCategory(count), `${count}`).toBe(kinds.select(count));
  }
});

test("days and moments are said as the zone's own rules say them, now and for years to come", () => {
  const zone = { timeZone: "America/Sao_Paulo" };
  const days = new Intl.DateTimeFormat("pt-BR", { dateStyle: "medium", ...zone });
  const figures = { day: "2-digit", month: "2-digit", hour: "2-digit", minute: "2-digit" } as const;
  const moments = new Intl.DateTimeFormat("pt-BR", { ...figures, ...zone });
  const HOURS = 3_600_000;
  for (let time = Date.UTC(2020); time < Date.now() + 3 * 365 * 24 * HOURS; time += 77 * HOURS + 61_000) {
    const date = new Date(time);
    expect(formatPortugueseDay(date.toISOString())).toBe(days.format(date));
    expect(formatPortugueseMoment(date.toISOString())).toBe(moments.format(date));
  }
  expect(formatPortugueseDay("2018-12-01T02:30:00Z")).toBeUndefined();
  expect(formatPortugueseMoment("not a date")).toBeUndefined();
});
