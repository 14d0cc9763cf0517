import { DAY_MS } from "./duration.ts";

/** A day of the calendar, as `2026-11-27`. */
export type IsoDate = string;

const FIXED_HOLIDAYS = new Set(["01-01", "04-21", "05-01", "09-07", "10-12", "11-02", "11-15", "11-20", "12-25"]);

/** Days from Easter: Monday and Tuesday of Carnival, Good Friday, Corpus Christi. Carriers rest on all of them. */
const MOVING_HOLIDAYS = [-48, -47, -2, 60];

export function isBusinessDay(day: IsoDate): boolean {
  const time = toTime(day);
  // 1 January 1970 was a Thursday.
  const weekday = (time / DAY_MS + 4) % 7;
  if (weekday === 0 || weekday === 6 || FIXED_HOLIDAYS.has(day.slice(5))) return false;
  const easter = easterTime(Number(day.slice(0, 4)));
  return !MOVING_HOLIDAYS.includes((time - easter) / DAY_MS);
}

export function addBusinessDays(day: IsoDate, count: number): IsoDate {
  let date = day;
  for (let left = count; left > 0; ) {
    date = toIsoDate(toTime(date) + DAY_MS);
    if (isBusinessDay(date)) left--;
  }
  return date;
}

/** The day in Brasília at a time in epoch milliseconds. */
export const dayInBrazil = (now: number): IsoDate => BRAZIL_FORMAT.format(now);

// The format of Canada is that of ISO 8601.
const BRAZIL_FORMAT = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Sao_Paulo" });
const UTC_FORMAT = new Intl.DateTimeFormat("en-CA", { timeZone: "UTC" });

const toIsoDate = (time: number): IsoDate => UTC_FORMAT.format(time);
// biome-ignore lint/style/noRestrictedGlobals: parses a given day and reads no clock
const toTime = (day: IsoDate): number => Date.parse(`${day}T00:00:00Z`);

/** Easter Sunday of the Gregorian calendar, by Meeus, Jones and Butcher. */
function easterTime(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - moon - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1];
  return toTime(`${year}-0${month}-${String(day).padStart(2, "0")}`);
}
