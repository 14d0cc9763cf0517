import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { THEME_ACCENTS, THEMES } from "@pecacerta/rules/company";
import { expect, test } from "vitest";
import { coloursOf, contrast, READABLE, SCHEMES, variablesIn, variablesOf } from "./contrast.ts";
import { everyRule, pairsOf, rulesIn, styleSheets } from "./rules.ts";

// In the browser, what is tinted is found by comparing two themes. These tests let two stand for all of them.

const colours = THEMES.map((theme) => variablesOf(`[data-theme="${theme}"]`));

test.each(["themes.css", "dark.css"])(
  "[SH-14] every theme sets the same named colors and nothing else in %s",
  (file) => {
    const themes = everyRule(rulesIn(file)).filter(({ selectors }) => selectors.some((one) => /data-theme/.test(one)));
    expect(themes.map(({ selectors }) => selectors)).toEqual(
      THEMES.map((theme, at) => [...(at === 0 ? [":root"] : []), `[data-theme="${theme}"]`]),
    );
    const names = ["--accent", "--accent-hover", "--accent-ink", "--accent-soft"];
    for (const { selectors, sets, within } of themes) {
      const where = selectors.join();
      expect(
        sets.map(({ property }) => property),
        where,
      ).toEqual(names);
      for (const { value } of sets) expect(value, where).toMatch(/^#[0-9a-f]{6}$/);
      expect(within, where).toEqual([]);
    }
  },
);

test("[SH-14] icons and browser bars have the accent of the theme", () => {
  expect(colours.map((set) => set.get("accent"))).toEqual(THEMES.map((theme) => THEME_ACCENTS[theme]));
});

test("[SH-14] no other rule selects a theme or sets a theme color", () => {
  for (const file of styleSheets.filter((name) => !["themes.css", "dark.css"].includes(name)))
    for (const { selectors, sets } of everyRule(rulesIn(file))) {
      expect(`${file}: ${selectors}`).not.toMatch(/data-theme|theme-|style\(/);
      for (const { property } of sets) expect(`${file}: ${selectors} ${property}`).not.toMatch(/ --accent/);
    }
  const pages = ["..", "../../../ui/src"]
    .map((folder) => join(import.meta.dirname, folder))
    .flatMap((folder) => globSync("**/*.tsx", { cwd: folder }).map((path) => join(folder, path)));
  expect(pages.length).toBeGreaterThan(100);
  // A class of Tailwind's can ask for an attribute too.
  for (const page of pages) expect(readFileSync(page, "utf8"), page).not.toMatch(/\[data-theme|theme-\w+\]:/);
});

test("[SH-14] a color that the first two themes share is the same in all themes", () => {
  for (const name of ["accent", "accent-hover", "accent-ink", "accent-soft"]) {
    const values = colours.map((set) => set.get(name));
    if (values[0] === values[1]) expect(new Set(values).size, name).toBe(1);
  }
});

test("[SH-14] every theme color has enough contrast with its background and with the text on it", () => {
  const pairs = styleSheets.flatMap((file) => pairsOf(rulesIn(file), { where: file, ground: "var(--color-white)" }));
  const tinted = pairs.filter(({ ink, ground }) => /--accent/.test(ink + ground));
  expect(tinted.length).toBeGreaterThan(40);
  for (const [scheme, theme] of SCHEMES.flatMap((scheme) => THEMES.map((theme) => [scheme, theme] as const))) {
    const variables = variablesIn(scheme, "@theme", `[data-theme="${theme}"]`);
    for (const { where, ink, ground } of tinted) {
      const [inks, grounds] = [coloursOf(ink, variables), coloursOf(ground, variables)];
      // A header's own names are looked at with that header's rules.
      if ([...inks, ...grounds].includes("missing")) continue;
      for (const one of inks)
        for (const other of grounds)
          expect
            .soft(contrast(one, other), `${scheme} ${theme}: ${where}: ${ink} on ${ground}`)
            .toBeGreaterThanOrEqual(READABLE);
    }
  }
});

test("what can be read in the light scheme can be read in the dark one", () => {
  const pairs = styleSheets.flatMap((file) => pairsOf(rulesIn(file), { where: file, ground: "var(--color-white)" }));
  const [light, dark] = SCHEMES.map((scheme) => variablesIn(scheme, "@theme", `[data-theme="${THEMES[0]}"]`));
  const worst = (ink: string, ground: string, variables = light) => {
    const [inks, grounds] = [ink, ground].map((value) => coloursOf(value, variables ?? new Map()));
    const values = (inks ?? []).flatMap((one) => (grounds ?? []).map((other) => contrast(one, other)));
    return Math.min(...values);
  };
  // What lies on a picture has its ground from the picture.
  const readable = pairs.filter(({ ink, ground }) => !ink.includes("picture-ink") && worst(ink, ground) >= READABLE);
  expect(worst("var(--color-picture-ink)", "var(--color-picture)", dark)).toBeGreaterThanOrEqual(READABLE);
  for (const { where, ink, ground } of readable)
    expect.soft(worst(ink, ground, dark), `${where}: ${ink} on ${ground}`).toBeGreaterThanOrEqual(READABLE);
});
