import { perLanguage } from "./locale.ts";
import { portugueseDay, portugueseMoment } from "./portuguese.ts";

// The shop's own hour: what the server draws must say the same in every browser.
const zone = { timeZone: "America/Sao_Paulo" };
const day = perLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: "medium", ...zone }));
const moment = perLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: "long", timeStyle: "short", ...zone }));
const shortMoment = perLanguage(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      ...{ day: "2-digit", month: "2-digit", hour: "2-digit", minute: "2-digit" },
      ...zone,
    }),
);

/** A date as an instant of the wire says it: `21 de nov. de 2026`. */
export const dayText = (instant: string): string =>
  (import.meta.env.DEV ? undefined : portugueseDay(instant)) ?? day().format(new Date(instant));

/** The same with its hour: `21 de novembro de 2026 às 14:35`. */
export const momentText = (instant: string): string => moment().format(new Date(instant));

/** A moment near enough to need no year: `21/11, 14:35`. */
export const shortMomentText = (instant: string): string =>
  (import.meta.env.DEV ? undefined : portugueseMoment(instant)) ?? shortMoment().format(new Date(instant));
