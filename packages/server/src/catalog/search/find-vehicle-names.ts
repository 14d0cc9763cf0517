import { bareSizes } from "@pecacerta/rules/attribute-measures";
import { equivalentWords, isOrdinaryWord } from "@pecacerta/rules/search-words";
import { soundOf } from "@pecacerta/rules/sound";
import { deletionVariants, isOneTypoApart } from "@pecacerta/rules/typo";
import { compactCode } from "../search-tokens/tokenize.ts";
import { DERIVED_ENDINGS, TRADE_VEHICLES } from "./vehicle-aliases.ts";
import type { VehicleFamily, VehicleWords } from "./vehicle-words.ts";

export type VehicleMention = { start: number; length: number; text: string };

export type RecognitionOptions = {
  isCatalogWord(token: string): boolean;
  isTyping: boolean;
};

const MAX_NAME_TOKENS = 3;
const MIN_PREFIX = 3;

export function findNames(tokens: readonly string[], isName: (text: string) => boolean): VehicleMention[] {
  const found: VehicleMention[] = [];
  for (let start = 0; start < tokens.length; start++) {
    for (let length = Math.min(MAX_NAME_TOKENS, tokens.length - start); length > 0; length--) {
      const text = compactCode(tokens.slice(start, start + length).join(""));
      if (!isName(text)) continue;
      found.push({ start, length, text });
      start += length - 1;
      break;
    }
  }
  return found;
}

export function findUnlistedNames(
  tokens: readonly string[],
  { families }: VehicleWords,
  { isCatalogWord }: RecognitionOptions,
): VehicleMention[] {
  const isOther = (text: string) =>
    TRADE_VEHICLES.has(text) || (tokens.includes(text) && familyPrefixes(text, families).some(isDerived(text)));
  const names = findNames(tokens, (text) => !families.has(text) && isOther(text));
  return names.filter(
    ({ start, length, text }) =>
      bareSizes(text, tokens.slice(0, start).slice(-1)).length === 0 &&
      !tokens.slice(start, start + length).every((token) => isCatalogWord(token)),
  );
}

const isDerived =
  (text: string) =>
  (prefix: string): boolean => {
    const ending = text.slice(prefix.length);
    return DERIVED_ENDINGS.has(ending) && (ending.length > 2 || /\p{N}/u.test(prefix));
  };

export const familyPrefixes = (text: string, families: VehicleWords["families"]): string[] =>
  Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(0, at + 2)).filter((prefix) =>
    families.has(prefix),
  );

export const overlaps = (one: VehicleMention, other: VehicleMention): boolean =>
  one.start < other.start + other.length && other.start < one.start + one.length;

/** Finds further names of the same families: the `cg` of `fan cg 125`. */
export const partialNames = (
  tokens: readonly string[],
  words: VehicleWords,
  named: readonly VehicleMention[],
  families: readonly VehicleFamily[],
): VehicleMention[] =>
  findNames(tokens, (text) => words.families.has(text)).filter(
    (name) =>
      !named.some((other) => overlaps(name, other)) &&
      words.families.get(name.text)?.some((family) => families.includes(family)),
  );

export function correctNames(
  tokens: readonly string[],
  names: VehicleWords["families"],
  { spellings, sounds }: VehicleWords,
  { isCatalogWord }: RecognitionOptions,
): VehicleMention[] {
  return tokens.flatMap((token, start) => {
    if (isCatalogWord(token) || isOrdinaryWord(token) || equivalentWords(token, undefined).length > 0) return [];
    const similar = deletionVariants(token).flatMap((spelling) => spellings.get(spelling) ?? []);
    const text =
      similar.find((name) => names.has(name) && isOneTypoApart(token, name)) ??
      (THREE_LETTERS.test(token) ? onlyName(sounds.get(soundOf(token)), names) : undefined) ??
      onlyName([token.replaceAll("o", "0")], names) ??
      nicknamed(token).find((name) => names.has(name));
    return text ? [{ start, length: 1, text }] : [];
  });
}

/** Lists the names that a token may be the diminutive of: `golzinho`, `celtinha`. */
function nicknamed(token: string): string[] {
  const [, stem = ""] = /^([a-z0-9]{2,12})inh[oa]$/.exec(token) ?? [];
  const names = stem === "" ? [] : [stem.replace(/z$/, ""), stem, `${stem}a`, `${stem}o`];
  return names.some(isOrdinaryWord) ? [] : names;
}

const THREE_LETTERS = /^[a-z]{3,}/;

const onlyName = ([name, ...others]: readonly string[] = [], names: VehicleWords["families"]): string | undefined =>
  name !== undefined && others.length === 0 && names.has(name) ? name : undefined;

export function startedNames(
  tokens: readonly string[],
  { families }: VehicleWords,
  { isTyping, isCatalogWord }: RecognitionOptions,
): VehicleMention[] {
  const token = tokens.at(-1) ?? "";
  if (!isTyping || token.length < MIN_PREFIX || isCatalogWord(token) || tokens.length < 2) return [];
  const started = [...families.keys()].filter((name) => name.startsWith(token));
  return started.map((text) => ({ start: tokens.length - 1, length: 1, text }));
}
