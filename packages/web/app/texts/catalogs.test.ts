import { readdirSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, SUPPORTED_LANGUAGES } from "@pecacerta/rules/language";
import { expect, test } from "vitest";
import { parseMessage } from "../../compile-texts.ts";
import type { MessagePart } from "./format.ts";

type Locale = (typeof SUPPORTED_LANGUAGES)[number];
type Texts = Record<string, string>;
type Plural = Extract<MessagePart, { type: 6 }>;

const folder = (locale: Locale) => join(import.meta.dirname, locale);
const catalogues = readdirSync(folder("pt"));
const others = SUPPORTED_LANGUAGES.filter((locale) => locale !== "pt");

async function textsOf(locale: Locale, catalogue: string): Promise<Texts> {
  // The query keeps the compiler of the build away.
  const exported = (await import(`${join(folder(locale), catalogue)}?source`)) as Record<string, Texts>;
  return Object.assign({}, ...Object.values(exported));
}

const pluralsIn = (parts: readonly MessagePart[]): Plural[] => parts.flatMap((part) => (part.type === 6 ? [part] : []));

/** The names of all places of a message, those inside its plurals too. */
function placesIn(parts: readonly MessagePart[]): string[] {
  const names = parts.flatMap((part): string[] => {
    if (part.type === 1) return [part.value];
    if (part.type !== 6) return [];
    return [part.value, ...Object.values(part.options).flatMap(({ value }) => placesIn(value))];
  });
  return [...new Set(names)].sort();
}

/** The kinds of number that a shop counts with: what a language keeps for millions or fractions is not among them. */
function kindsOf(locale: Locale): string[] {
  const rules = new Intl.PluralRules(locale);
  return [...new Set([...Array(1000).keys()].map((count) => rules.select(count)).concat("other"))].sort();
}

// A plural that has one form for all only writes the number as the language does.
const writesNumber = ({ options }: Plural) => Object.keys(options).join() === "other";

test("[GEN-03] only Portuguese is offered", () => {
  expect(LANGUAGES.map(({ locale }) => locale)).toEqual(["pt"]);
});

test("[GEN-03] [K-04] Arabic, English, Portuguese and Russian have the same catalogues", () => {
  for (const locale of others) expect(readdirSync(folder(locale)), locale).toEqual(catalogues);
});

for (const locale of others)
  test(`[GEN-03] every text is there in ${locale}, with the same places to fill`, async () => {
    for (const catalogue of catalogues) {
      const [said, portuguese] = await Promise.all([textsOf(locale, catalogue), textsOf("pt", catalogue)]);
      expect(Object.keys(said), catalogue).toEqual(Object.keys(portuguese));
      for (const [id, text] of Object.entries(said)) {
        expect(text.trim(), `${catalogue} ${id}`).not.toBe("");
        expect(placesIn(parseMessage(id, text)), `${catalogue} ${id}`).toEqual(
          placesIn(parseMessage(id, portuguese[id] ?? "")),
        );
      }
    }
  });

for (const locale of SUPPORTED_LANGUAGES)
  test(`[GEN-03] every plural in ${locale} has all the forms that the language counts with`, async () => {
    const kinds = kindsOf(locale);
    for (const catalogue of catalogues)
      for (const [id, text] of Object.entries(await textsOf(locale, catalogue)))
        for (const plural of pluralsIn(parseMessage(id, text)).filter((one) => !writesNumber(one))) {
          const forms = Object.keys(plural.options).filter((kind) => !kind.startsWith("="));
          expect(forms.sort(), `${catalogue} ${id}`).toEqual(kinds);
        }
  });

test("[GEN-03] what fills a place is kept apart once: a text that did so again would lose its words in Chromium", async () => {
  for (const locale of SUPPORTED_LANGUAGES)
    for (const catalogue of catalogues)
      for (const [id, text] of Object.entries(await textsOf(locale, catalogue)))
        expect(text, `${locale} ${catalogue} ${id}`).not.toMatch(/[\u2066-\u2069]/);
});

test("[GEN-03] in Russian the form for one is also that of 21, and says the number", async () => {
  for (const catalogue of catalogues)
    for (const [id, text] of Object.entries(await textsOf("ru", catalogue)))
      for (const { options } of pluralsIn(parseMessage(id, text)))
        if (options.one) expect(JSON.stringify(options.one), `${catalogue} ${id}`).toContain('{"type":7}');
});
