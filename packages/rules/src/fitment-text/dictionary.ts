import { deletionVariants } from "../typo.ts";
import { TRUCK } from "../vehicle.ts";
import { SELLER_FAMILY_NAMES, SELLER_MAKE_NAMES } from "./aliases.ts";
import {
  addToIndex,
  CAR,
  type DictionaryFamily,
  makeKey,
  modelWords,
  type NamedFamily,
  narrowFamilies,
  type PriceTableFamily,
  toDictionaryFamily,
} from "./dictionary-family.ts";
import { squeezeName } from "./tokens.ts";
import { ENGINE_FLAGS, FUEL_WORDS, NOISE_WORDS, NOTE_WORDS, PART_WORDS } from "./words.ts";

/** Families of one make that a name means together. `isNickname`: a word within the names of models (`Titan`). */
export type VehicleName = { families: readonly NamedFamily[]; needsMake: boolean; isNickname: boolean };

export type FitmentDictionary = {
  thisYear: number;
  /** What a name may mean, without blanks and signs. */
  names: ReadonlyMap<string, readonly VehicleName[]>;
  /** Names of makes of the price table by what sellers write. */
  makes: ReadonlyMap<string, ReadonlySet<string>>;
  namesByTypo: ReadonlyMap<string, readonly string[]>;
  /** Words of the names of models of a make, by type and make. */
  modelWords: ReadonlyMap<string, ReadonlySet<string>>;
  /** What names and makes begin with. */
  beginnings: ReadonlySet<string>;
};

export function createFitmentDictionary(families: readonly PriceTableFamily[], thisYear: number): FitmentDictionary {
  const all = families.map(toDictionaryFamily);
  const names = new Map<string, VehicleName[]>();
  const add = (form: string, name: VehicleName) => {
    if (form !== "" && name.families.length > 0) names.set(form, [...(names.get(form) ?? []), name]);
  };
  const cars = all.filter(({ type }) => type === CAR);
  for (const family of cars) addCarNames(family, add);
  for (const [alias, name] of SELLER_FAMILY_NAMES)
    for (const family of cars.filter((one) => one.family === name)) add(squeezeName(alias), wholeFamily(family));
  const others = all.filter(({ type }) => type !== CAR);
  const groups = Map.groupBy(others, makeKey);
  for (const group of groups.values()) addModelNames(group, add);
  const typable = [...names].filter(([, entries]) => entries.some((name) => !name.needsMake && !name.isNickname));
  const makes = createMakes(all);
  return {
    thisYear,
    names,
    makes,
    namesByTypo: createTypoIndex(typable.map(([form]) => form)),
    modelWords: new Map([...groups].map(([key, group]) => [key, new Set(group.flatMap(wordsOf))])),
    beginnings: new Set([...names.keys(), ...makes.keys()].flatMap(beginningsOf)),
  };
}

const beginningsOf = (form: string): string[] => Array.from(form, (_, at) => form.slice(0, at + 1));

const wordsOf = ({ modelsByWord }: DictionaryFamily): string[] => [...modelsByWord.keys()];

type AddName = (form: string, name: VehicleName) => void;

const wholeFamily = (family: DictionaryFamily, needsMake = false): VehicleName => ({
  families: [{ family, models: null }],
  needsMake,
  isNickname: false,
});

/** `206` is a number without its make; `C 180` may be `180`, `320i` may be `320`. */
function addCarNames(family: DictionaryFamily, add: AddName): void {
  const form = squeezeName(family.family);
  add(form, wholeFamily(family, /^\d+$/.test(form)));
  const digits = /^[a-z]?(\d{3})[a-z]$/.exec(form)?.[1];
  if (digits) add(digits, wholeFamily(family, true));
}

/** Names of motorcycles and trucks: `CG 150`, all of `CG`, `Titan`, and `1620` after the make. */
function addModelNames(families: readonly DictionaryFamily[], add: AddName): void {
  const forms = new Map<string, Omit<VehicleName, "families"> & { words: string[] }>();
  for (const { type, family } of families) {
    const words = modelWords(family);
    const form = squeezeName(family);
    const line = /^[a-z]{2,}/.exec(form)?.[0];
    const digits = /\d{3,}/.exec(form)?.[0];
    forms.set(form, { words: [...words], needsMake: /^\d+$/.test(form), isNickname: false });
    if (line) forms.set(line, { words: [line], needsMake: false, isNickname: false });
    if (digits && type === TRUCK && !forms.has(digits))
      forms.set(digits, { words: [digits], needsMake: true, isNickname: false });
  }
  for (const nickname of families.flatMap(nicknames))
    if (!forms.has(nickname)) forms.set(nickname, { words: [nickname], needsMake: false, isNickname: true });
  for (const [form, { words, ...rest }] of forms)
    add(form, {
      ...rest,
      families: narrowFamilies(
        families.map((family) => ({ family, models: null })),
        words,
      ),
    });
}

/** The first word behind the family in the names of models: `CG 150 TITAN-ESD`. */
const nicknames = ({ family, models }: DictionaryFamily): string[] =>
  [...models.keys()].flatMap((model) => {
    const word = [...modelWords(model.slice(family.length))].find((one) => /^[a-z]{3,}$/.test(one));
    return word && (word.length > 3 || /^(fan|yes)$/.test(word)) && !isCommonWord(word) ? [word] : [];
  });

const isCommonWord = (word: string): boolean =>
  [NOTE_WORDS, NOISE_WORDS, PART_WORDS, FUEL_WORDS, ENGINE_FLAGS].some((words) => words.has(word));

function createMakes(families: readonly DictionaryFamily[]): Map<string, Set<string>> {
  const makes = new Map<string, Set<string>>();
  for (const make of new Set(families.map((family) => family.make)))
    for (const part of [make, ...make.split(" - ")]) addToIndex(makes, squeezeName(part), make);
  for (const [alias, name] of SELLER_MAKE_NAMES)
    for (const make of makes.get(name) ?? []) addToIndex(makes, alias, make);
  return makes;
}

function createTypoIndex(names: readonly string[]): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const name of names.filter((one) => /^[a-z]{4,}$/.test(one)))
    for (const variant of deletionVariants(name)) index.set(variant, [...(index.get(variant) ?? []), name]);
  return index;
}
