import { memoizePerLocale } from "./locale.ts";
import { formatPortugueseDay, formatPortugueseMoment } from "./portuguese.ts";

// The shop's own hour: what the server draws must say the same in every browser.
const zone = { timeZone: "America/Sao_Paulo" };
const day = memoizePerLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: "medium", ...zone }));
const moment = memoizePerLocale(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: "long", timeStyle: "short", ...zone }),
);
const shortMoment = memoizePerLocale(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      ...{ day: "2-digit", month: "2-digit", hour: "2-digit", minute: "2-digit" },
      ...zone,
    }),
);

/** A date as an instant of the wire says it: `21 de nov. de 2026`. */
export const formatDay = (instant: string): string =>
  (import.meta.env.DEV ? undefined : formatPortugueseDay(instant)) ?? day().format(new Date(instant));

/** The same with its hour: `21 de novembro de 2026 às 14:35`. */
export const formatMoment = (instant: string): string => moment().format(new Date(instant));

/** A moment near enough to need no year: `21/11, 14:35`. */
export const formatShortMoment = (instant: string): string =>
  (import.meta.env.DEV ? undefined : formatPortugueseMoment(instant)) ?? shortMoment().format(new Date(instant));
