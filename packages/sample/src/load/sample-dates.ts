import { DAY_MS, MINUTE_MS } from "@pecacerta/rules/duration";

const MINUTES_A_DAY = 1440;

/** Turns days counted from now into moments. `at` spreads what happens on one day over its hours. */
export type SampleDates = {
  /** Within the day that ended so many days ago. */
  before(daysAgo: number, at: number): Date;
  /** Within the day that began so many days ago, and never in the future. */
  after(daysAgo: number, at: number): Date;
  /** Within the day that begins in so many days. */
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
