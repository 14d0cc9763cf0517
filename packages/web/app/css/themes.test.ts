import { HEADER_LAYOUTS, MOBILE_HEADER_LAYOUTS, THEMES } from "@pecacerta/rules/company";
import { expect, test } from "vitest";
import {
  colorRules,
  coloursOf,
  contrast,
  READABLE,
  SCHEMES,
  type Scheme,
  SEEABLE,
  type Variables,
  variablesIn,
} from "./contrast.ts";
import { everyRule, setBy } from "./rules.ts";

const HEADER = ".site-header";

/** Everything that a header's rules set, on top of what the theme and the scale of greys say. */
const dressed = (scheme: Scheme, theme: string, ...selectors: readonly string[]): Variables =>
  variablesIn(scheme, "@theme", `[data-theme="${theme}"]`, HEADER, ...selectors);

/** What is written, and on what: of each header's parts, with what stands where a header says nothing. */
const PAIRS = [
  ["var(--top-ink)", "var(--top-bg)"],
  ["var(--head-ink)", "var(--head-bg)"],
  ["var(--bar-ink)", "var(--bar-bg)"],
  ["var(--bar-offers, var(--accent))", "var(--bar-bg)"],
  ["var(--bar-button-ink)", "var(--bar-button-bg)"],
  ["var(--button-ink, var(--accent-ink))", "var(--button-bg, var(--accent))"],
  ["var(--button-ink, var(--accent-ink))", "var(--button-hover, var(--accent-hover))"],
  ["var(--count-ink, var(--accent-ink))", "var(--count-bg, var(--accent))"],
] as const;

/** The worst that a colour comes to on a ground, and what it comes to itself if the ground is transparent. */
function worst(ink: string, ground: string, variables: Variables): number {
  const grounds = coloursOf(ground, variables);
  const pairs = coloursOf(ink, variables).flatMap((one) => grounds.map((other) => contrast(one, other)));
  expect(pairs, `${ink} on ${ground}`).not.toEqual([]);
  return Math.min(...pairs);
}

const LOOKS = [
  ...HEADER_LAYOUTS.map((name) => [
    name,
    [
      ...(name.startsWith("classic") ? [`[data-header^="classic"] ${HEADER}`] : []),
      `[data-header="${name}"] ${HEADER}`,
    ],
  ]),
  ...MOBILE_HEADER_LAYOUTS.map((name) => [`phone ${name}`, [`[data-mobile="${name}"] ${HEADER}`]]),
] as [string, string[]][];

test.each(LOOKS)("[SH-14] header %s has enough contrast in every theme, fields and focus included", (_, selectors) => {
  const own = everyRule(colorRules).filter((rule) => rule.selectors.some((one) => selectors.includes(one)));
  const set = (selector: string, propertyName: string) =>
    setBy(own, selector).find(({ property }) => property === propertyName)?.value;
  // A deck that does not reach from edge to edge has its own ground.
  const deck = set("& .bar-row", "background");
  const ring = set("& .head :focus-visible", "outline-color") ?? "var(--accent)";
  for (const [scheme, theme] of SCHEMES.flatMap((scheme) => THEMES.map((theme) => [scheme, theme] as const))) {
    const properties = dressed(scheme, theme, ...selectors);
    const bar = deck ?? properties.get("bar-bg") ?? "missing";
    const variables = new Map([...properties, ["bar-bg", bar]]);
    if (properties.get("bar-button-bg") === "transparent") variables.set("bar-button-bg", bar);
    // It lies in the white of the search.
    if (properties.get("button-bg") === "transparent") variables.set("button-bg", "var(--color-white)");
    for (const [ink, ground] of PAIRS)
      expect(worst(ink, ground, variables), `${scheme} ${theme}: ${ink} on ${ground}`).toBeGreaterThanOrEqual(READABLE);
    // Indicators stand on the upper deck.
    const [upper = "missing"] = coloursOf("var(--head-bg)", variables);
    expect(worst("var(--head-hover, var(--accent))", upper, variables), theme).toBeGreaterThanOrEqual(READABLE);
    for (const [seen, ground] of [
      ["var(--field-line)", "var(--head-bg)"],
      [ring, "var(--head-bg)"],
    ] as const)
      expect(worst(seen, ground, variables), `${scheme} ${theme}: ${seen} on ${ground}`).toBeGreaterThanOrEqual(
        SEEABLE,
      );
  }
});

test.each(SCHEMES.flatMap((scheme) => THEMES.map((theme) => [scheme, theme] as const)))(
  "[SH-14] in the %s scheme everything written in %s can be read: 4.5 to 1 at least",
  (scheme, theme) => {
    const variables = dressed(scheme, theme);
    const pairs = [
      ["var(--accent-ink)", "var(--accent)"],
      ["var(--accent-ink)", "var(--accent-hover)"],
      ["var(--accent)", "var(--color-white)"],
      ["var(--accent)", "var(--color-grey-50)"],
      ["var(--accent)", "var(--accent-soft)"],
      ["var(--color-ink)", "var(--accent-soft)"],
    ] as const;
    for (const [ink, ground] of pairs)
      expect(worst(ink, ground, variables), `${ink} on ${ground}`).toBeGreaterThanOrEqual(READABLE);
  },
);

test.each(SCHEMES)(
  "in the %s scheme grays and the colors of success, warning and error have enough contrast",
  (scheme) => {
    const variables = variablesIn(scheme, "@theme");
    const of = (name: string) => variables.get(`color-${name}`) ?? "missing";
    for (const grey of ["grey-500", "grey-600", "grey-700"]) {
      expect(contrast(of(grey), of("white"))).toBeGreaterThanOrEqual(READABLE);
      expect(contrast(of(grey), of("grey-50"))).toBeGreaterThanOrEqual(READABLE);
    }
    for (const tone of ["success", "warning", "failure"]) {
      expect(contrast(of(tone), of("white"))).toBeGreaterThanOrEqual(READABLE);
      expect(contrast(of(tone), of(`${tone}-soft`))).toBeGreaterThanOrEqual(READABLE);
    }
    // The edge of a field.
    expect(contrast(of("grey-400"), of("white"))).toBeGreaterThanOrEqual(SEEABLE);
    expect(contrast(of("grey-400"), of("grey-50"))).toBeGreaterThanOrEqual(SEEABLE);
    // A rating tells by its stars: the full ones, and the outlines of the others.
    for (const ground of ["white", "grey-50"])
      expect(contrast(of("star"), of(ground)), ground).toBeGreaterThanOrEqual(SEEABLE);
    // The foot of a page, dark in both schemes.
    for (const ink of ["grey-400", "snow", "snow-soft"])
      expect(contrast(of(ink), of("night"))).toBeGreaterThanOrEqual(READABLE);
  },
);
