// The first use of `Intl` takes a phone 100 ms, more than all other scripts of a page
// (docs/decisions/0018-first-load.md).

/** Formats a whole number as `12.345`. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ".");

/** Portuguese uses the singular for 0 and 1. */
export const pluralCategory = (count: number): "one" | "other" => (count === 0 || count === 1 ? "one" : "other");

const MONTHS = ["jan.", "fev.", "mar.", "abr.", "mai.", "jun.", "jul.", "ago.", "set.", "out.", "nov.", "dez."];

/** Formats `21 de nov. de 2026`; undefined for dates that need `Intl`. */
export function formatPortugueseDay(instant: string): string | undefined {
  const brasiliaTime = toBrasiliaTime(instant);
  return (
    brasiliaTime &&
    `${brasiliaTime.getUTCDate()} de ${MONTHS[brasiliaTime.getUTCMonth()]} de ${brasiliaTime.getUTCFullYear()}`
  );
}

/** Formats `21/11, 14:35`; undefined for dates that need `Intl`. */
export function formatPortugueseMoment(instant: string): string | undefined {
  const brasiliaTime = toBrasiliaTime(instant);
  if (!brasiliaTime) return undefined;
  const [date, time] = [
    [brasiliaTime.getUTCDate(), brasiliaTime.getUTCMonth() + 1],
    [brasiliaTime.getUTCHours(), brasiliaTime.getUTCMinutes()],
  ].map((pair) => pair.map((number) => String(number).padStart(2, "0")));
  return `${date?.join("/")}, ${time?.join(":")}`;
}

const HOURS_BEHIND = 3;
// Brazil has had no daylight saving time since 2019; a test fails if that changes.
const ONE_TIME_SINCE = Date.UTC(2020);

function toBrasiliaTime(instant: string): Date | undefined {
  const time = Date.parse(instant);
  return time >= ONE_TIME_SINCE ? new Date(time - HOURS_BEHIND * 3_600_000) : undefined;
}
