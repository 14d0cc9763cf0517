// What `Intl` knows of numbers and dates takes a phone a tenth of a second to read: longer than all else that a page runs.

/** `12.345`: exact, however many. Said dozens of times a page. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ".");

/** Which form of a plural Portuguese takes for a whole number: none is said like one. */
export const pluralCategory = (count: number): "one" | "other" => (count === 0 || count === 1 ? "one" : "other");

const MONTHS = ["jan.", "fev.", "mar.", "abr.", "mai.", "jun.", "jul.", "ago.", "set.", "out.", "nov.", "dez."];

/** `21 de nov. de 2026`; undefined where `Intl` has to be asked. */
export function formatPortugueseDay(instant: string): string | undefined {
  const brasiliaTime = toBrasiliaTime(instant);
  return (
    brasiliaTime &&
    `${brasiliaTime.getUTCDate()} de ${MONTHS[brasiliaTime.getUTCMonth()]} de ${brasiliaTime.getUTCFullYear()}`
  );
}

/** `21/11, 14:35`; undefined where `Intl` has to be asked. */
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
// Clocks were last put forward in the summer of 2018. A test tells when they are to be again.
const ONE_TIME_SINCE = Date.UTC(2020);

function toBrasiliaTime(instant: string): Date | undefined {
  const time = Date.parse(instant);
  return time >= ONE_TIME_SINCE ? new Date(time - HOURS_BEHIND * 3_600_000) : undefined;
}
