import { readFileSync } from "node:fs";
import { join } from "node:path";
import { THEMES } from "@pecacerta/rules/company";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");
const READABLE = 4.5;

/** The variables of the block whose selector names the theme. */
function variablesOf(css: string, theme: string): Map<string, string> {
  const block = css.split("}").find((rule) => rule.includes(`[data-theme="${theme}"]`)) ?? "";
  return new Map(
    [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name ?? "", value ?? ""]),
  );
}

test.each(THEMES)("[SH-14] everything written in %s can be read: 4.5 to 1 at least", (theme) => {
  const colours = variablesOf(read("themes.css"), theme);
  const of = (name: string) => colours.get(name) ?? "missing";
  expect(contrast(of("accent-ink"), of("accent"))).toBeGreaterThanOrEqual(READABLE);
  expect(contrast(of("accent-ink"), of("accent-hover"))).toBeGreaterThanOrEqual(READABLE);
  expect(contrast(of("accent"), "#ffffff")).toBeGreaterThanOrEqual(READABLE);
  expect(contrast(of("accent"), "#f6f7f9")).toBeGreaterThanOrEqual(READABLE);
  expect(contrast(of("accent"), of("accent-soft"))).toBeGreaterThanOrEqual(READABLE);
});

test("greys and the colours of success, warning and failure can be read where they are used", () => {
  const css = read("app.css");
  const of = (name: string) => new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? "missing";
  for (const grey of ["grey-500", "grey-600", "grey-700"]) {
    expect(contrast(of(grey), of("white"))).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(of(grey), of("grey-50"))).toBeGreaterThanOrEqual(READABLE);
  }
  for (const tone of ["success", "warning", "failure"]) {
    expect(contrast(of(tone), of("white"))).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(of(tone), of(`${tone}-soft`))).toBeGreaterThanOrEqual(READABLE);
  }
});

// WCAG 2.2, "contrast ratio" and "relative luminance".
function contrast(one: string, other: string): number {
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
