import { memoizePerLocale } from "./locale.ts";
import { formatPortugueseDay, formatPortugueseMoment } from "./portuguese.ts";

// Server and browser must render the same time zone.
const zone = { timeZone: "America/Sao_Paulo" };
const day = memoizePerLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: "medium", ...zone }));
const moment = memoizePerLocale(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: "long", timeStyle: "short", ...zone }),
);
const shortMoment = memoizePerLocale(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      day: "2-digit",
      month: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      ...zone,
    }),
);

const dayOfMonth = memoizePerLocale(
  (tag) => new Intl.DateTimeFormat(tag, { day: "numeric", month: "numeric", timeZone: "UTC" }),
);

/** Formats a day such as `2026-12-01` as `1/12`. */
export const formatDayOfMonth = (day: string): string => dayOfMonth().format(new Date(`${day}T00:00:00Z`));

/** Formats an ISO instant as `21 de nov. de 2026`. */
export const formatDay = (instant: string): string =>
  (import.meta.env.DEV ? undefined : formatPortugueseDay(instant)) ?? day().format(new Date(instant));

/** Formats an ISO instant as `21 de novembro de 2026 às 14:35`. */
export const formatMoment = (instant: string): string => moment().format(new Date(instant));

/** Formats an ISO instant as `21/11, 14:35`. */
export const formatShortMoment = (instant: string): string =>
  (import.meta.env.DEV ? undefined : formatPortugueseMoment(instant)) ?? shortMoment().format(new Date(instant));
