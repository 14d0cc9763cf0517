import { ownProperty } from "@pecacerta/rules/own-property";
import { type Locale, locale, perLanguage, spoken } from "./locale.ts";
import { countText, pluralKind } from "./portuguese.ts";

/** A message as the build leaves it: text, and places to fill. The numbers are the parser's own. */
export type Part =
  | { type: 0; value: string }
  | { type: 1; value: string }
  | { type: 6; value: string; options: Readonly<Record<string, { value: readonly Part[] }>> }
  | { type: 7 };

export type Message = string | readonly Part[];

/** A message as it is while developing: in every language. */
export type Messages = Readonly<Record<Locale, Message>>;
export type Values = Readonly<Record<string, string | number>>;

const numbers = perLanguage((tag) => new Intl.NumberFormat(tag));
const kinds = perLanguage((tag) => new Intl.PluralRules(tag));
const counted = (count: number): string => (import.meta.env.DEV ? numbers().format(count) : countText(count));
const kindOf = (count: number): string => (import.meta.env.DEV ? kinds().select(count) : pluralKind(count));

/**
 * Fills the places of a message: `{name}` and `{count, plural, …}`, which is all that the shop's texts use. A library
 * for everything else that messages can say would be a twentieth of what a product page loads.
 */
export function filled(message: Message, values: Values = {}): string {
  const one = import.meta.env.DEV ? spokenOf(message) : message;
  return typeof one === "string" ? one : joined(one, values, 0);
}

function spokenOf(message: Message | Messages): Message {
  return typeof message === "object" && "pt" in message ? message[locale()] : message;
}

function joined(parts: readonly Part[], values: Values, count: number): string {
  return parts.map((part) => said(part, values, count)).join("");
}

function said(part: Part, values: Values, count: number): string {
  if (part.type === 0) return part.value;
  if (part.type === 7) return counted(count);
  if (part.type === 1) return placed(String(ownProperty(values, part.value) ?? ""));
  const here = Number(ownProperty(values, part.value) ?? 0);
  const chosen = ownProperty(part.options, `=${here}`) ?? ownProperty(part.options, kindOf(here)) ?? part.options.other;
  return joined(chosen?.value ?? [], values, here);
}

// A name or a telephone number keeps its own order within a text that is read from right to left.
const placed = (value: string): string =>
  import.meta.env.DEV && spoken().dir === "rtl" && !/^[\d.,]*$/.test(value) ? `\u2068${value}\u2069` : value;
