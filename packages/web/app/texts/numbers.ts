import { memoizePerLocale } from "./locale.ts";
import { formatCount, pluralCategory } from "./portuguese.ts";

const numberFormat = memoizePerLocale((tag) => new Intl.NumberFormat(tag));
const pluralRules = memoizePerLocale((tag) => new Intl.PluralRules(tag));

/** Formats a whole number as `12.345`. */
export const formatNumber = (count: number): string =>
  import.meta.env.DEV ? numberFormat().format(count) : formatCount(count);

/** The inputs of a message with plural forms: the count itself, its plural form, and the formatted number. */
export const pluralInputs = (count: number) => ({
  count,
  form: import.meta.env.DEV ? pluralRules().select(count) : pluralCategory(count),
  number: formatNumber(count),
});
