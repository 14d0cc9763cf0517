import {
  correctNames,
  familyPrefixes,
  findNames,
  findUnlistedNames,
  overlaps,
  partialNames,
  type RecognitionOptions,
  startedNames,
  type VehicleMention,
} from "./find-vehicle-names.ts";
import { addSeries, groupNames, type NamedVehicle } from "./group-vehicle-names.ts";
import { ANY_YEARS, isYear, readVehicleYears, type VehicleYears } from "./read-vehicle-years.ts";
import { isEngineWord, readVersion, withVersions, yearsOfVersion } from "./read-version.ts";
import type { TermRole, VehicleEngine } from "./search-engine.ts";
import { FAMILY_ALIASES, TRADE_ENGINES } from "./vehicle-aliases.ts";
import { findGeneration } from "./vehicle-generations.ts";
import type { VehicleFamily, VehicleWords } from "./vehicle-words.ts";

export type RecognizedVehicle = {
  roles: TermRole[];
  corrections: ReadonlyMap<number, string>;
  families: VehicleFamily[];
  years: VehicleYears;
  engine: VehicleEngine;
  isExact: boolean;
  apart: { words: string[]; families: VehicleFamily[] }[];
};

/** Reads make, family, generation, version and years from the tokens of an input; undefined without make and family. */
export function recognizeVehicle(
  typed: readonly string[],
  words: VehicleWords,
  options: RecognitionOptions,
): RecognizedVehicle | undefined {
  const split = typed.map((token) => splitName(token, words, options));
  const tokens = split.flat();
  const recognized = recognizeTokens(tokens, words, options);
  if (!recognized || tokens.length === typed.length) return recognized;
  const positions = split.map((_, index) => split.slice(0, index).flat().length);
  return {
    ...recognized,
    roles: positions.map((position) => recognized.roles[position] ?? "text"),
    corrections: new Map(
      [...recognized.corrections].map(([position, name]) => [
        positions.findLastIndex((start) => start <= position),
        name,
      ]),
    ),
  };
}

/** Splits the name of a family from the year, generation or version behind it: `golg5`. */
function splitName(
  token: string,
  { families, versions }: VehicleWords,
  { isCatalogWord }: RecognitionOptions,
): string[] {
  if (families.has(token) || isCatalogWord(token)) return [token];
  const isSplit = (name: string): boolean => {
    const ending = token.slice(name.length);
    const isOfFamily = (family: VehicleFamily) =>
      findGeneration(family, ending) !== undefined || versions.get(family)?.has(ending);
    return isYear(ending) || (ending.length > 1 && (families.get(name) ?? []).some(isOfFamily));
  };
  const name = familyPrefixes(token, families).findLast(isSplit);
  return name ? [name, token.slice(name.length)] : [token];
}

function recognizeTokens(
  tokens: readonly string[],
  words: VehicleWords,
  options: RecognitionOptions,
): RecognizedVehicle | undefined {
  const corrections = new Map<number, string>();
  const makes = findNames(tokens, (text) => words.makes.has(text));
  const unlisted = findUnlistedNames(tokens, words, options);
  const listed = listedNames(tokens, words, makes);
  const isUnlisted = unlisted.length > 0 && listed.every((name) => unlisted.some((other) => overlaps(name, other)));
  const similar = isUnlisted || listed.length > 0 ? [] : similarNames(tokens, words, options, corrections);
  const groups = groupNames(listed.length > 0 ? listed : similar, words.families);
  const named = groups.flatMap(({ names }) => names);
  const needsMake = !isUnlisted && makes.length + named.length === 0;
  const correctedMakes = needsMake ? correctNames(tokens, words.makes, words, options) : [];
  for (const { start, text } of correctedMakes) corrections.set(start, text);
  const ofMakes = familiesOf([...makes, ...correctedMakes], words.makes);
  const vehicles = groups.map(({ names, families: own }) => ({ names, families: chooseFamilies(own, ofMakes) }));
  const ofNames = [...new Set(vehicles.flatMap((vehicle) => vehicle.families))];
  const chosen = isUnlisted ? [] : groups.length > 0 ? ofNames : ofMakes;
  const engines = isUnlisted || chosen.length > 0 ? [] : findVersions(tokens, words, options);
  if (!isUnlisted && chosen.length + engines.length === 0) return undefined;
  const isWhole = named.length > 0 && named.every(({ text }) => isWholeName(text, words));
  const withVersion = isWhole ? chosen : withVersions(tokens, chosen, words, options);
  const families = engines.length > 0 ? familiesWithVersions(engines, words) : withVersion;
  const roles: TermRole[] = tokens.map(() => "text");
  const partial = partialNames(tokens, words, named, families);
  const mentions = [...makes, ...named, ...partial, ...correctedMakes, ...(isUnlisted ? unlisted : []), ...engines];
  for (const { start, length } of mentions) roles.fill("vehicle", start, start + length);
  const typedYears = readVehicleYears(tokens, roles, families, options);
  const engine = readVersion(tokens, roles, families, words, options);
  const isOpen = typedYears.from === ANY_YEARS.from && !typedYears.modelYears;
  const ofVersion = isOpen ? yearsOfVersion(tokens, roles, families, words) : undefined;
  const years = ofVersion ? { ...typedYears, modelYears: ofVersion } : typedYears;
  const isExact =
    corrections.size === 0 && (families.length === 0 || named.every(({ text }) => isWholeName(text, words)));
  const apart = isUnlisted || vehicles.length < 2 ? [] : vehicles;
  return {
    roles,
    corrections,
    families,
    years,
    engine,
    isExact,
    apart: apart.map((vehicle) => toNamed(vehicle, tokens)),
  };
}

function listedNames(
  tokens: readonly string[],
  words: VehicleWords,
  makes: readonly VehicleMention[],
): VehicleMention[] {
  const names = findNames(tokens, (text) => words.families.has(text)).filter(
    (name) => !makes.some((make) => overlaps(make, name)),
  );
  const whole = names.filter(({ text }) => isWholeName(text, words));
  // Peugeot 2008 is a family, Gol 2008 a year.
  const isFamily = ({ text }: VehicleMention) => !isYear(text) || isOfMake(text, makes, words);
  const sure = whole.filter((name) => !isYear(name.text));
  const exact = sure.length > 0 ? sure : whole.filter(isFamily);
  return exact.length > 0 ? addSeries(exact, tokens, words.families) : names.filter((name) => !whole.includes(name));
}

function similarNames(
  tokens: readonly string[],
  words: VehicleWords,
  options: RecognitionOptions,
  corrections: Map<number, string>,
): VehicleMention[] {
  const corrected = correctNames(tokens, words.families, words, options);
  for (const { start, text } of corrected) corrections.set(start, text);
  return corrected.length > 0 ? corrected : startedNames(tokens, words, options);
}

const isWholeName = (text: string, { families }: VehicleWords): boolean =>
  FAMILY_ALIASES.has(text) || (families.get(text) ?? []).some(({ compactName }) => compactName === text);

const isOfMake = (text: string, makes: readonly VehicleMention[], words: VehicleWords): boolean =>
  familiesOf(makes, words.makes).some(({ compactName }) => compactName === text);

const familiesOf = (names: readonly VehicleMention[], families: VehicleWords["families"]): VehicleFamily[] => [
  ...new Set(names.flatMap(({ text }) => families.get(text) ?? [])),
];

const VERSION_CODE = /^(?=.*\d)(?:\w*[a-z]\w*|\d{4,}|\d{1,2}\.\d{3})$/;
const MAX_FAMILIES_OF_CODE = 3;

const findVersions = (
  tokens: readonly string[],
  words: VehicleWords,
  { isCatalogWord }: RecognitionOptions,
): VehicleMention[] =>
  tokens.flatMap((text, start) => {
    const name = { start, length: 1, text };
    if (isCatalogWord(text)) return [];
    if (TRADE_ENGINES.has(text)) return [name];
    const isCode = VERSION_CODE.test(text) && text.length > 2 && !isYear(text) && !isEngineWord(text);
    const count = isCode ? familiesWithVersions([name], words).length : 0;
    return count > 0 && count <= MAX_FAMILIES_OF_CODE ? [name] : [];
  });

const familiesWithVersions = (names: readonly VehicleMention[], { versions }: VehicleWords): VehicleFamily[] =>
  [...versions].flatMap(([family, words]) => (names.every(({ text }) => words.has(text)) ? [family] : []));

const toNamed = ({ names, families }: NamedVehicle, tokens: readonly string[]) => ({
  words: names.flatMap(({ start, length }) => tokens.slice(start, start + length)),
  families,
});

function chooseFamilies(named: readonly VehicleFamily[], ofMakes: readonly VehicleFamily[]): VehicleFamily[] {
  const both = named.filter((family) => ofMakes.includes(family));
  return both.length > 0 ? both : [...named];
}
