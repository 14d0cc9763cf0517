import { type Rule, rulesIn, setBy } from "./rules.ts";

export const READABLE = 4.5;
/** For what is seen rather than read: the edges of fields, the ring around the focus. */
export const SEEABLE = 3;

/** The rules that say which colours there are, in the order of the pages. */
export const colorRules: readonly Rule[] = [
  "tokens",
  "themes",
  "header",
  "header-mobile",
  "header-spaceship",
  "header-classic",
  "header-classic-light",
].flatMap((name) => rulesIn(`${name}.css`));

const darkRules: readonly Rule[] = rulesIn("dark.css");

export const SCHEMES = ["light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

export type Variables = ReadonlyMap<string, string>;

/** The variables that the rules of these selectors set; a later one counts. */
export const variablesOf = (...selectors: readonly string[]): Variables => variablesIn("light", ...selectors);

/** The dark scheme sets names anew that the selectors of the light one set. */
export function variablesIn(scheme: Scheme, ...selectors: readonly string[]): Variables {
  // The first theme's rule selects :root too; the rule of the theme that is asked for comes later.
  const dark = scheme === "dark" ? setBy(darkRules, ":root", ...selectors) : [];
  return new Map(
    [...setBy(colorRules, ...selectors), ...dark].flatMap(({ property, value }) =>
      property.startsWith("--") ? [[property.slice(2), value] as const] : [],
    ),
  );
}

/** Every colour that a value comes to: one, or those of a gradient; none for what is transparent. */
export function coloursOf(value: string, variables: Variables): string[] {
  const whole = value.replace(/var\(--([\w-]+)(?:, ([^()]*(?:\([^()]*\))?))?\)/g, (_, name, otherwise) =>
    coloursOf(variables.get(name) ?? otherwise ?? "missing", variables).join(" "),
  );
  return whole.match(/#[0-9a-f]{6}|missing/g) ?? [];
}

/** WCAG 2.2, "contrast ratio" and "relative luminance". */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
