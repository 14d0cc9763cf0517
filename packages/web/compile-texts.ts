import { pathToFileURL } from "node:url";
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { SUPPORTED_LANGUAGES } from "@pecacerta/rules/language";
import type { Plugin } from "vite";
import type { LocalizedMessage, Message, MessagePart } from "./app/texts/format.ts";

type AllTexts = Record<string, Partial<LocalizedMessage>>;
type Texts = Record<string, Record<string, string>>;

const TEXT_FILE = /\/app\/texts\/pt\/[a-z-]+\.ts$/;

/**
 * Parses the messages during the build, so that browsers do not need the parser. A build contains one language;
 * development has all of them, selected by `?locale=`.
 */
export function compileTexts(): Plugin {
  let isDeveloping = false;
  return {
    name: "parsed-texts",
    enforce: "pre",
    configResolved({ command, mode }) {
      isDeveloping = command === "serve" && mode === "development";
    },
    async transform(_, file) {
      if (!TEXT_FILE.test(file)) return;
      const exported = isDeveloping
        ? await compileAllLanguages(file, (path) => this.addWatchFile(path))
        : await compileTextFile(file);
      const lines = Object.entries(exported).map(([name, texts]) => `export const ${name} = ${JSON.stringify(texts)};`);
      return { code: lines.join("\n"), map: null };
    },
  };
}

async function compileTextFile(file: string): Promise<Record<string, Record<string, Message>>> {
  const exported = (await import(`${pathToFileURL(file)}?at=${Date.now()}`)) as Texts;
  return Object.fromEntries(Object.entries(exported).map(([name, texts]) => [name, parseMessages(texts)]));
}

async function compileAllLanguages(file: string, watch: (path: string) => void): Promise<Record<string, AllTexts>> {
  const all = new Map<string, Map<string, Partial<LocalizedMessage>>>();
  for (const locale of SUPPORTED_LANGUAGES) {
    const path = file.replace("/texts/pt/", `/texts/${locale}/`);
    watch(path);
    for (const [name, texts] of Object.entries(await compileTextFile(path))) {
      const known = all.get(name) ?? new Map<string, Partial<LocalizedMessage>>();
      all.set(name, known);
      for (const [id, message] of Object.entries(texts)) known.set(id, { ...known.get(id), [locale]: message });
    }
  }
  return Object.fromEntries([...all].map(([name, texts]) => [name, Object.fromEntries(texts)]));
}

// Texts without placeholders stay strings.
const parseMessages = (texts: Record<string, string>): Record<string, Message> =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, text.includes("{") ? parseMessage(id, text) : text]),
  );

/** Parses a message; throws for syntax that app/texts/format.ts does not support. */
export function parseMessage(id: string, text: string): MessagePart[] {
  return parse(text).map(function part(element): MessagePart {
    if (element.type === TYPE.literal || element.type === TYPE.argument)
      return { type: element.type, value: element.value };
    if (element.type === TYPE.pound) return { type: element.type };
    if (element.type !== TYPE.plural) throw new Error(`${id}: only {name} and {name, plural, …} can be filled`);
    const options = Object.entries(element.options).map(([kind, { value }]) => [kind, { value: value.map(part) }]);
    return { type: element.type, value: element.value, options: Object.fromEntries(options) };
  });
}
