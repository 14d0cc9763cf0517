import { ownProperty } from "@pecacerta/rules/own-property";
import { type Locale, locale, localeSettings, memoizePerLocale } from "./locale.ts";
import { formatCount, pluralCategory } from "./portuguese.ts";

/** A parsed message; the type numbers are the parser's. */
export type MessagePart =
  | { type: 0; value: string }
  | { type: 1; value: string }
  | { type: 6; value: string; options: Readonly<Record<string, { value: readonly MessagePart[] }>> }
  | { type: 7 };

export type Message = string | readonly MessagePart[];

/** In development a message is present in every language. */
export type LocalizedMessage = Readonly<Record<Locale, Message>>;
export type MessageValues = Readonly<Record<string, string | number>>;

const numberFormat = memoizePerLocale((tag) => new Intl.NumberFormat(tag));
const pluralRules = memoizePerLocale((tag) => new Intl.PluralRules(tag));
const formatNumber = (count: number): string =>
  import.meta.env.DEV ? numberFormat().format(count) : formatCount(count);
const pluralCategoryOf = (count: number): string =>
  import.meta.env.DEV ? pluralRules().select(count) : pluralCategory(count);

/**
 * Fills `{name}` and `{count, plural, …}`, the only syntax that the texts use. A complete library would be 5 % of a
 * product page's JavaScript.
 */
export function formatMessage(message: Message, values: MessageValues = {}): string {
  const selected = import.meta.env.DEV ? selectLocale(message) : message;
  return typeof selected === "string" ? selected : formatParts(selected, values, 0);
}

function selectLocale(message: Message | LocalizedMessage): Message {
  return typeof message === "object" && "pt" in message ? message[locale()] : message;
}

function formatParts(parts: readonly MessagePart[], values: MessageValues, count: number): string {
  return parts.map((part) => formatPart(part, values, count)).join("");
}

function formatPart(part: MessagePart, values: MessageValues, count: number): string {
  if (part.type === 0) return part.value;
  if (part.type === 7) return formatNumber(count);
  if (part.type === 1) return isolateDirection(String(ownProperty(values, part.value) ?? ""));
  const here = Number(ownProperty(values, part.value) ?? 0);
  const chosen =
    ownProperty(part.options, `=${here}`) ?? ownProperty(part.options, pluralCategoryOf(here)) ?? part.options.other;
  return formatParts(chosen?.value ?? [], values, here);
}

// Isolates left-to-right values in right-to-left texts.
const isolateDirection = (value: string): string =>
  import.meta.env.DEV && localeSettings().dir === "rtl" && !/^[\d.,]*$/.test(value) ? `\u2068${value}\u2069` : value;
