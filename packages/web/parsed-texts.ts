import { pathToFileURL } from "node:url";
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";
import type { Part } from "./app/texts/format.ts";

type Texts = Record<string, Record<string, string>>;

const TEXTS = /\/app\/texts\/[a-z]+\/[a-z-]+\.ts$/;

/** Parses the messages while the pages are built, so that no browser has to carry the parser. */
export function parsedTexts(): Plugin {
  return {
    name: "parsed-texts",
    enforce: "pre",
    async transform(_, file) {
      if (!TEXTS.test(file)) return;
      const exported = (await import(`${pathToFileURL(file)}?at=${Date.now()}`)) as Texts;
      const lines = Object.entries(exported).map(
        ([name, texts]) => `export const ${name} = ${JSON.stringify(parsed(texts))};`,
      );
      return { code: lines.join("\n"), map: null };
    },
  };
}

// A text without a place to fill stays as it is.
const parsed = (texts: Record<string, string>) =>
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
