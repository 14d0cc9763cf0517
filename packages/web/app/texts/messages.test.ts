import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@pecacerta/rules/language";
import { expect, test } from "vitest";
import { m } from "#messages";
import { type Locale, locales } from "#messages-runtime";
import { pluralInputs } from "./numbers.ts";

/** A text, or texts by the values of the inputs that select one of them. */
type Message = string | [{ match: Record<string, string> }];

const readJson = (path: string) => JSON.parse(readFileSync(join(import.meta.dirname, "../..", path), "utf8"));

function messagesOf(locale: Locale): Map<string, Message> {
  const { $schema: _, ...messages } = readJson(`messages/${locale}.json`) as Record<string, Message>;
  return new Map(Object.entries(messages));
}

const textsOf = (message: Message): string[] =>
  typeof message === "string" ? [message] : Object.values(message[0].match);
const placesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
const allPlaces = (message: Message) =>
  [...new Set(textsOf(message).flatMap(placesIn))].filter((name) => name !== "number").sort();

/** The texts of a message by plural form; `*` is `other`. */
function pluralForms(message: Message): Map<string, string> {
  if (typeof message === "string") return new Map();
  const forms = Object.entries(message[0].match).filter(([inputs]) => !/count=\d/.test(inputs));
  return new Map(forms.map(([inputs, text]) => [/form=(\w+)/.exec(inputs)?.[1] ?? "other", text]));
}

/** The plural forms of whole numbers below a thousand. */
function formsOf(locale: Locale): string[] {
  const rules = new Intl.PluralRules(locale);
  return [...new Set([...Array(1000).keys()].map((count) => rules.select(count)).concat("other"))].sort();
}

test("[GEN-03] only Portuguese is offered, and built", () => {
  expect(LANGUAGES.map(({ locale }) => locale)).toEqual(["pt"]);
  expect(readJson("production.inlang/settings.json").locales).toEqual(["pt"]);
});

test("[K-04] Arabic, English, Portuguese and Russian are supported", () => {
  expect([...locales].sort()).toEqual(["ar", "en", "pt", "ru"]);
});

test("[GEN-03] [K-04] Arabic, English and Russian have the messages of Portuguese, with the same places to fill", () => {
  const portuguese = messagesOf("pt");
  for (const locale of locales) {
    const messages = messagesOf(locale);
    expect([...messages.keys()], locale).toEqual([...portuguese.keys()]);
    for (const [key, message] of messages) {
      for (const text of textsOf(message)) expect(text.trim(), `${locale} ${key}`).not.toBe("");
      expect(allPlaces(message), `${locale} ${key}`).toEqual(allPlaces(portuguese.get(key) ?? ""));
    }
  }
});

test("no text states an amount or a percentage: they come from the company's settings", () => {
  for (const locale of locales) {
    for (const [key, message] of messagesOf(locale)) {
      for (const text of textsOf(message)) expect(text, `${locale} ${key}`).not.toMatch(/R\$\s?\d|\d\s?[%٪]/);
    }
  }
});

for (const locale of locales)
  test(`[GEN-03] every plural in ${locale} has all the forms that the language counts with`, () => {
    const expected = formsOf(locale);
    for (const [key, message] of messagesOf(locale)) {
      const forms = pluralForms(message);
      if (forms.size > 0) expect([...forms.keys()].sort(), key).toEqual(expected);
    }
  });

test("[GEN-03] in Russian the form for one is also that of 21, and says the number", () => {
  for (const [key, message] of messagesOf("ru"))
    expect(pluralForms(message).get("one") ?? "{number}", key).toContain("{number}");
});

test("[GEN-03] Arabic isolates each place that may be left-to-right once; the other languages isolate none", () => {
  const isNeverLatin = (place: string) =>
    /\{(number|count|quantity|page|pages|size|from|to|total|year|days|hours|minutes|seconds|percent|rating|products|categories)\}/.test(
      place,
    );
  for (const [key, message] of messagesOf("ar"))
    for (const text of textsOf(message)) {
      const bare = text.replaceAll(/\u2068\{\w+\}\u2069/g, "");
      expect(bare, key).not.toMatch(/[\u2066-\u2069]/);
      expect(
        (bare.match(/\{\w+\}/g) ?? []).filter((place) => !isNeverLatin(place)),
        key,
      ).toEqual([]);
    }
  for (const locale of ["pt", "en", "ru"] as const)
    for (const [key, message] of messagesOf(locale))
      for (const text of textsOf(message)) expect(text, `${locale} ${key}`).not.toMatch(/[\u2066-\u2069]/);
});

test("a message says its exact number first, then its plural form", () => {
  expect([0, 1, 2, 1234].map((count) => m.cart_count(pluralInputs(count)))).toEqual([
    "Carrinho vazio",
    "Carrinho, 1 item",
    "Carrinho, 2 itens",
    "Carrinho, 1.234 itens",
  ]);
});
