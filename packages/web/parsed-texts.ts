import { pathToFileURL } from "node:url";
import { parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

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

// A text without a place to fill stays as it is: it is said without any formatting.
const parsed = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, text.includes("{") ? parse(text) : text]));
