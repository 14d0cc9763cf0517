import { isTradeWord } from "@pecacerta/rules/search-words";
import { deletionVariants, isOneTypoApart } from "@pecacerta/rules/typo";
import { compactCode } from "../search-tokens/tokenize.ts";
import { isYear, readVehicleYears, type VehicleYears } from "./read-vehicle-years.ts";
import type { TermRole } from "./search-engine.ts";
import { FAMILY_ALIASES } from "./vehicle-aliases.ts";
import type { VehicleFamily, VehicleWords } from "./vehicle-words.ts";

export type RecognizedVehicle = {
  roles: TermRole[];
  corrections: ReadonlyMap<number, string>;
  families: VehicleFamily[];
  years: VehicleYears;
  engine: string[];
  isExact: boolean;
};

export type RecognitionOptions = {
  isCatalogWord(token: string): boolean;
  isTyping: boolean;
};

const MAX_NAME_TOKENS = 3;
const MIN_PREFIX = 3;
const ENGINE = /^(\d\.\d|\d{1,2}v)$/;

type Name = { start: number; length: number; text: string };

/** Reads make, family, generation, version and years from the tokens of an input; undefined without make and family. */
export function recognizeVehicle(
  tokens: readonly string[],
  words: VehicleWords,
  options: RecognitionOptions,
): RecognizedVehicle | undefined {
  const corrections = new Map<number, string>();
  const makes = findNames(tokens, words.makes);
  const ofMakes = familiesOf(makes, words.makes);
  const named = familyNames(tokens, words, makes, options, corrections);
  const correctedMakes = makes.length + named.length === 0 ? correctNames(tokens, words.makes, words, options) : [];
  for (const { start, text } of correctedMakes) corrections.set(start, text);
  const families = chooseFamilies(familiesOf(named, words.families), [
    ...ofMakes,
    ...familiesOf(correctedMakes, words.makes),
  ]);
  if (families.length === 0) return undefined;
  const roles: TermRole[] = tokens.map(() => "text");
  for (const { start, length } of [...makes, ...named, ...correctedMakes]) roles.fill("vehicle", start, start + length);
  const years = readVehicleYears(tokens, roles, families, options);
  const engine = readVersion(tokens, roles, families, words, options);
  const isExact = corrections.size === 0 && named.every(({ text }) => isWholeName(text, words));
  return { roles, corrections, families, years, engine, isExact };
}

function familyNames(
  tokens: readonly string[],
  words: VehicleWords,
  makes: readonly Name[],
  options: RecognitionOptions,
  corrections: Map<number, string>,
): Name[] {
  const isTaken = ({ start, length }: Name) =>
    makes.some((make) => start < make.start + make.length && make.start < start + length);
  const names = findNames(tokens, words.families).filter((name) => !isTaken(name));
  const whole = names.filter(({ text }) => isWholeName(text, words));
  // Peugeot 2008 is a family, Gol 2008 a year.
  const isFamily = ({ text }: Name) => !isYear(text) || isOfMake(text, makes, words);
  const sure = whole.filter((name) => !isYear(name.text));
  const exact = sure.length > 0 ? sure : whole.filter(isFamily);
  if (exact.length > 0) return exact;
  const partial = names.filter((name) => !whole.includes(name));
  if (partial.length > 0) return partial;
  const corrected = correctNames(tokens, words.families, words, options);
  for (const { start, text } of corrected) corrections.set(start, text);
  return corrected.length > 0 ? corrected : startedNames(tokens, words, options);
}

const isWholeName = (text: string, { families }: VehicleWords): boolean =>
  FAMILY_ALIASES.has(text) || (families.get(text) ?? []).some(({ compactName }) => compactName === text);

const isOfMake = (text: string, makes: readonly Name[], words: VehicleWords): boolean =>
  familiesOf(makes, words.makes).some(({ compactName }) => compactName === text);

function findNames(tokens: readonly string[], names: VehicleWords["families"]): Name[] {
  const found: Name[] = [];
  for (let start = 0; start < tokens.length; start++) {
    for (let length = Math.min(MAX_NAME_TOKENS, tokens.length - start); length > 0; length--) {
      const text = compactCode(tokens.slice(start, start + length).join(""));
      if (!names.has(text)) continue;
      found.push({ start, length, text });
      start += length - 1;
      break;
    }
  }
  return found;
}

function correctNames(
  tokens: readonly string[],
  names: VehicleWords["families"],
  { spellings }: VehicleWords,
  { isCatalogWord }: RecognitionOptions,
): Name[] {
  return tokens.flatMap((token, start) => {
    if (isCatalogWord(token) || isTradeWord(token)) return [];
    const similar = deletionVariants(token).flatMap((spelling) => spellings.get(spelling) ?? []);
    const text = similar.find((name) => names.has(name) && isOneTypoApart(token, name));
    return text ? [{ start, length: 1, text }] : [];
  });
}

function startedNames(
  tokens: readonly string[],
  { families }: VehicleWords,
  { isTyping, isCatalogWord }: RecognitionOptions,
): Name[] {
  const token = tokens.at(-1) ?? "";
  if (!isTyping || token.length < MIN_PREFIX || isCatalogWord(token) || tokens.length < 2) return [];
  const started = [...families.keys()].filter((name) => name.startsWith(token));
  return started.map((text) => ({ start: tokens.length - 1, length: 1, text }));
}

const familiesOf = (names: readonly Name[], families: VehicleWords["families"]): VehicleFamily[] => [
  ...new Set(names.flatMap(({ text }) => families.get(text) ?? [])),
];

function chooseFamilies(named: VehicleFamily[], ofMakes: readonly VehicleFamily[]): VehicleFamily[] {
  if (named.length === 0) return [...ofMakes];
  const both = named.filter((family) => ofMakes.includes(family));
  return both.length > 0 ? both : named;
}

function readVersion(
  tokens: readonly string[],
  roles: TermRole[],
  families: readonly VehicleFamily[],
  { versions }: VehicleWords,
  { isCatalogWord }: RecognitionOptions,
): string[] {
  return tokens.flatMap((token, index) => {
    if (roles[index] !== "text") return [];
    const isEngine = ENGINE.test(token);
    const isVersion = !isCatalogWord(token) && families.some((family) => versions.get(family)?.has(token));
    if (!isEngine && !isVersion) return [];
    roles[index] = "version";
    return isEngine ? [token] : [];
  });
}
