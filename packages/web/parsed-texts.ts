import { pathToFileURL } from "node:url";
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { SUPPORTED_LANGUAGES } from "@pecacerta/rules/language";
import type { Plugin } from "vite";
import type { Message, Messages, Part } from "./app/texts/format.ts";

type AllTexts = Record<string, Partial<Messages>>;
type Texts = Record<string, Record<string, string>>;

const TEXTS = /\/app\/texts\/pt\/[a-z-]+\.ts$/;

/**
 * Parses the messages while the pages are built, so that no browser has to carry the parser. Pages are built with the
 * one language that is offered; while developing each message is there in all of them, and `?locale=` chooses.
 */
export function parsedTexts(): Plugin {
  let isDeveloping = false;
  return {
    name: "parsed-texts",
    enforce: "pre",
    configResolved({ command, mode }) {
      isDeveloping = command === "serve" && mode === "development";
    },
    async transform(_, file) {
      if (!TEXTS.test(file)) return;
      const exported = isDeveloping
        ? await inAllLanguages(file, (path) => this.addWatchFile(path))
        : await textsIn(file);
      const lines = Object.entries(exported).map(([name, texts]) => `export const ${name} = ${JSON.stringify(texts)};`);
      return { code: lines.join("\n"), map: null };
    },
  };
}

async function textsIn(file: string): Promise<Record<string, Record<string, Message>>> {
  const exported = (await import(`${pathToFileURL(file)}?at=${Date.now()}`)) as Texts;
  return Object.fromEntries(Object.entries(exported).map(([name, texts]) => [name, parsed(texts)]));
}

async function inAllLanguages(file: string, watch: (path: string) => void): Promise<Record<string, AllTexts>> {
  const all = new Map<string, Map<string, Partial<Messages>>>();
  for (const locale of SUPPORTED_LANGUAGES) {
    const path = file.replace("/texts/pt/", `/texts/${locale}/`);
    watch(path);
    for (const [name, texts] of Object.entries(await textsIn(path))) {
      const known = all.get(name) ?? new Map<string, Partial<Messages>>();
      all.set(name, known);
      for (const [id, message] of Object.entries(texts)) known.set(id, { ...known.get(id), [locale]: message });
    }
  }
  return Object.fromEntries([...all].map(([name, texts]) => [name, Object.fromEntries(texts)]));
}

// A text without a place to fill stays as it is.
const parsed = (texts: Record<string, string>): Record<string, Message> =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, text.includes("{") ? partsOf(id, text) : text]));

/** A message as `app/texts/format.ts` fills it; one that it could not fill ends the build. */
export function partsOf(id: string, text: string): Part[] {
  return parse(text).map(function part(element): Part {
    if (element.type === TYPE.literal || element.type === TYPE.argument)
      return { type: element.type, value: element.value };
    if (element.type === TYPE.pound) return { type: element.type };
    if (element.type !== TYPE.plural) throw new Error(`${id}: only {name} and {name, plural, …} can be filled`);
    const options = Object.entries(element.options).map(([kind, { value }]) => [kind, { value: value.map(part) }]);
    return { type: element.type, value: element.value, options: Object.fromEntries(options) };
  });
}
