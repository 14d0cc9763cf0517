import { readFileSync } from "node:fs";
import { join } from "node:path";

export const READABLE = 4.5;
/** For what is seen rather than read: the edges of fields, the ring around the focus. */
export const SEEABLE = 3;

const files = [
  "app",
  "themes",
  "header",
  "header-mobile",
  "header-spaceship",
  "header-classic",
  "header-classic-light",
];
const css = files.map((file) => readFileSync(join(import.meta.dirname, `${file}.css`), "utf8")).join("\n");

export type Variables = ReadonlyMap<string, string>;

/** What stands in the braces of every rule with this selector. */
export function rulesOf(selector: string, within = css): string {
  const rules: string[] = [];
  const opening = `${selector} {\n`;
  for (let at = within.indexOf(opening); at >= 0; at = within.indexOf(opening, at + 1)) {
    // Another selector may end like this one.
    if (!/(^|\n) *$/.test(within.slice(Math.max(0, at - 20), at))) continue;
    const start = at + opening.length;
    let [depth, end] = [1, start];
    for (; depth > 0 && end < within.length; end++) depth += { "{": 1, "}": -1 }[within[end] as string] ?? 0;
    rules.push(within.slice(start, end - 1));
  }
  return rules.join("\n");
}

/** The variables that these rules set; a later one counts. */
export const variablesOf = (...selectors: readonly string[]): Variables =>
  new Map(
    selectors.flatMap((selector) =>
      [...rulesOf(selector).matchAll(/--([\w-]+): ([^;]+);/g)].map(
        ([, name = "", value = ""]) => [name, value] as const,
      ),
    ),
  );

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
