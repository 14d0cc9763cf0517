/** A message as the build leaves it: text, and places to fill. The numbers are the parser's own. */
export type Part =
  | { type: 0; value: string }
  | { type: 1; value: string }
  | { type: 6; value: string; options: Readonly<Record<string, { value: readonly Part[] }>> }
  | { type: 7 };

export type Message = string | readonly Part[];
export type Values = Readonly<Record<string, string | number>>;

const LANGUAGE = "pt-BR";
const counted = new Intl.NumberFormat(LANGUAGE);
const kinds = new Intl.PluralRules(LANGUAGE);

/**
 * Fills the places of a message: `{name}` and `{count, plural, …}`, which is all that the shop's texts use. A library
 * for everything else that messages can say would be a twentieth of what a product page loads.
 */
export const filled = (message: Message, values: Values = {}): string =>
  typeof message === "string" ? message : joined(message, values, 0);

function joined(parts: readonly Part[], values: Values, count: number): string {
  return parts.map((part) => said(part, values, count)).join("");
}

function said(part: Part, values: Values, count: number): string {
  if (part.type === 0) return part.value;
  if (part.type === 7) return counted.format(count);
  if (part.type === 1) return String(values[part.value] ?? "");
  const here = Number(values[part.value] ?? 0);
  const chosen = part.options[`=${here}`] ?? part.options[kinds.select(here)] ?? part.options.other;
  return joined(chosen?.value ?? [], values, here);
}
