import { SELLER_FAMILY_NAMES, SELLER_MAKE_NAMES } from "./fitment-text-aliases.ts";
import { squeezeName } from "./fitment-text-tokens.ts";
import { deletionVariants } from "./typo.ts";
import type { VehicleType } from "./vehicle.ts";

/** A version of the price table with the years in which it was sold. */
export type FamilyVersion = { model: string; engine: string; fuel: string; years: readonly number[] };
export type PriceTableFamily = {
  type: VehicleType;
  make: string;
  family: string;
  versions: readonly FamilyVersion[];
};

export type DictionaryFamily = PriceTableFamily & {
  firstYear: number;
  lastYear: number;
  /** Versions by words of their names: of motorcycles and trucks, whose names tell more than engines do. */
  versionsByWord: ReadonlyMap<string, readonly FamilyVersion[]>;
};

/** `words` narrow the family to versions. */
export type FamilyName = { family: DictionaryFamily; words: readonly string[]; needsMake: boolean };

export type FitmentDictionary = {
  thisYear: number;
  familyNames: ReadonlyMap<string, readonly FamilyName[]>;
  /** Names of makes of the price table by what sellers write. */
  makes: ReadonlyMap<string, ReadonlySet<string>>;
  namesByTypo: ReadonlyMap<string, readonly string[]>;
  versionWords: ReadonlySet<string>;
};

const CAR = 1;
const TRUCK = 3;

export function createFitmentDictionary(families: readonly PriceTableFamily[], thisYear: number): FitmentDictionary {
  const all = families.map(toDictionaryFamily);
  const familyNames = new Map<string, FamilyName[]>();
  const add = (name: string, entry: FamilyName) => {
    const form = squeezeName(name);
    const entries = familyNames.get(form) ?? [];
    if (form !== "" && !entries.some(({ family }) => family === entry.family))
      familyNames.set(form, [...entries, entry]);
  };
  for (const family of all) addFamilyNames(family, add);
  for (const [alias, name, word] of SELLER_FAMILY_NAMES)
    for (const family of all.filter((one) => one.family === name))
      add(alias, { family, words: word ? [word] : [], needsMake: false });
  for (const family of all) addModelNames(family, familyNames, add);
  return {
    thisYear,
    familyNames,
    makes: createMakes(all),
    namesByTypo: createTypoIndex([...familyNames.keys()]),
    versionWords: new Set(all.flatMap(({ versionsByWord }) => [...versionsByWord.keys()])),
  };
}

function toDictionaryFamily(family: PriceTableFamily): DictionaryFamily {
  const years = family.versions.flatMap((version) => version.years);
  const versionsByWord = new Map<string, FamilyVersion[]>();
  if (family.type !== CAR)
    for (const version of family.versions)
      for (const word of modelWords(version.model))
        versionsByWord.set(word, [...(versionsByWord.get(word) ?? []), version]);
  const [firstYear, lastYear] = years.reduce(
    ([first, last], year) => [Math.min(first, year), Math.max(last, year)],
    [9999, 0],
  );
  return { ...family, firstYear, lastYear, versionsByWord };
}

/** `17.190` is `17190`, `110i` is `110` too. */
function modelWords(model: string): Set<string> {
  const words = model
    .replace(/\([^()]*\)/g, " ")
    .split(/[\s-]+/)
    .map(squeezeName);
  return new Set(words.flatMap((word) => [word, /^(\d{3,})[a-z]$/.exec(word)?.[1] ?? word]).filter(Boolean));
}

type AddName = (name: string, entry: FamilyName) => void;

function addFamilyNames(family: DictionaryFamily, add: AddName): void {
  const form = squeezeName(family.family);
  add(form, { family, words: [], needsMake: /^\d+$/.test(form) });
  const digits = /^(?:[a-z]{1,2})(\d{3,4})$/.exec(form)?.[1] ?? /^(\d{3})[a-z]$/.exec(form)?.[1];
  if (digits && (family.type === TRUCK || /[a-z]$/.test(form))) add(digits, { family, words: [], needsMake: true });
}

/** The beginnings of motorcycles' names: `XTZ 250 Lander`. */
function addModelNames(family: DictionaryFamily, taken: ReadonlyMap<string, unknown>, add: AddName): void {
  if (family.type === CAR || family.type === TRUCK) return;
  const forms = family.versions.flatMap(({ model }) => {
    const words = model.split(/[\s-]+/).map(squeezeName);
    return [2, 3, 4].map((count) => words.slice(0, count));
  });
  for (const words of forms)
    if (!taken.has(words.join("")) && /[a-z]/.test(words.join("")))
      add(words.join(""), { family, words: words.filter((word) => family.versionsByWord.has(word)), needsMake: false });
}

function createMakes(families: readonly PriceTableFamily[]): Map<string, Set<string>> {
  const makes = new Map<string, Set<string>>();
  const add = (form: string, make: string) => makes.set(form, (makes.get(form) ?? new Set()).add(make));
  for (const make of new Set(families.map((family) => family.make)))
    for (const part of [make, ...make.split(" - ")]) add(squeezeName(part), make);
  for (const [alias, name] of SELLER_MAKE_NAMES) for (const make of [...(makes.get(name) ?? [])]) add(alias, make);
  return makes;
}

function createTypoIndex(names: readonly string[]): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const name of names.filter((one) => /^[a-z]{4,}$/.test(one)))
    for (const variant of deletionVariants(name)) index.set(variant, [...(index.get(variant) ?? []), name]);
  return index;
}

/** Whether the years begin or end beyond every vehicle of the family. */
export const isStillSold = ({ lastYear }: DictionaryFamily, thisYear: number): boolean => lastYear >= thisYear - 1;
