const DAY = /^\d{4}-\d{2}-\d{2}$/;
const FIRST_DAY = "1900-01-01";

/** Reads a day of the address. Browsers give years like 0002 while one is typed: what the server refuses is none. */
export function readFilterDay(params: URLSearchParams, name: string): string | undefined {
  const day = params.get(name) ?? "";
  return DAY.test(day) && day >= FIRST_DAY && isInCalendar(day) ? day : undefined;
}

function isInCalendar(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
