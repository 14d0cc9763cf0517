import { DAY_MS, MINUTE_MS } from "@pecacerta/rules/duration";

const MINUTES_A_DAY = 1440;

/** Converts days before now to dates. `at` spreads them over the hours of a day. */
export type SampleDates = {
  /** Within the day that ended `daysAgo` days ago. */
  before(daysAgo: number, at: number): Date;
  /** Within the day that began `daysAgo` days ago, never in the future. */
  after(daysAgo: number, at: number): Date;
  /** Within the day that begins in `days` days. */
  ahead(days: number, at: number): Date;
};

export function datesBefore(now: Date): SampleDates {
  const shift = (at: number) => ((at * 37) % MINUTES_A_DAY) * MINUTE_MS;
  const start = (daysAgo: number) => now.getTime() - daysAgo * DAY_MS;
  return {
    before: (daysAgo, at) => new Date(start(daysAgo) - shift(at)),
    after: (daysAgo, at) => new Date(Math.min(now.getTime(), start(daysAgo) + shift(at))),
    ahead: (days, at) => new Date(start(-days) + shift(at)),
  };
}
