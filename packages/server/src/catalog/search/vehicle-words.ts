import { possibleModelYears } from "@pecacerta/rules/fitment";
import { MAKE_ALIASES } from "@pecacerta/rules/make-aliases";
import { soundOf } from "@pecacerta/rules/sound";
import { normalizeForSearch } from "@pecacerta/rules/text";
import { deletionVariants } from "@pecacerta/rules/typo";
import { createCache } from "../../platform/cache/cache.ts";
import type { IndexedVehicle, VehicleIndex } from "../fitment/vehicle-cache.ts";
import { compactCode, tokenizeQuery } from "../search-tokens/tokenize.ts";
import { FAMILY_ALIASES } from "./vehicle-aliases.ts";
import { displacementsOf } from "./vehicle-codes.ts";
import type { ModelYears } from "./vehicle-generations.ts";

export type VehicleFamily = { type: number; make: string; family: string; compactName: string };

/** Engines of the versions that a word names; those of all versions by the empty word. */
export type EnginesByWord = ReadonlyMap<string, readonly string[]>;

export type VehicleWords = {
  version: string;
  families: ReadonlyMap<string, readonly VehicleFamily[]>;
  makes: ReadonlyMap<string, readonly VehicleFamily[]>;
  versions: ReadonlyMap<VehicleFamily, EnginesByWord>;
  versionYears: ReadonlyMap<VehicleFamily, ReadonlyMap<string, ModelYears>>;
  spellings: ReadonlyMap<string, readonly string[]>;
  sounds: ReadonlyMap<string, readonly string[]>;
};

type WordMap<Value> = Map<string, Value[]>;

const MIN_FAMILY_WORD = 2;
const SHORT_NAME = 3;

const cachedWords = createCache<VehicleWords>({ name: "vehicle-words", maxEntries: 1 });

export const vehicleWordsOf = (vehicles: VehicleIndex): Promise<VehicleWords> =>
  cachedWords.getOrLoad("all", async () => collectVehicleWords(vehicles), vehicles.version);

function collectVehicleWords({ version, byScope }: VehicleIndex): VehicleWords {
  const families: WordMap<VehicleFamily> = new Map();
  const makes: WordMap<VehicleFamily> = new Map();
  const versions = new Map<VehicleFamily, EnginesByWord>();
  const versionYears = new Map<VehicleFamily, ReadonlyMap<string, ModelYears>>();
  for (const [scope, [first, ...others]] of byScope) {
    if (!first?.family || !scope.endsWith(`/family ${first.family}`)) continue;
    const { type, make, family } = first;
    const key: VehicleFamily = { type, make, family, compactName: compactCode(family) };
    for (const name of familyNames(key)) add(families, name, key);
    for (const name of makeNames(make)) add(makes, name, key);
    versions.set(key, collectVersions([first, ...others]));
    versionYears.set(key, collectYears([first, ...others]));
  }
  for (const [alias, names] of FAMILY_ALIASES)
    for (const name of names) for (const family of families.get(name) ?? []) add(families, alias, family);
  const spellings: WordMap<string> = new Map();
  for (const name of [...families.keys(), ...makes.keys()])
    for (const spelling of name.length === SHORT_NAME ? [name] : deletionVariants(name)) add(spellings, spelling, name);
  const sounds: WordMap<string> = new Map();
  for (const name of [...families.keys(), ...makes.keys()]) add(sounds, soundOf(name), name);
  return { version, families, makes, versions, versionYears, spellings, sounds };
}

function collectVersions(vehicles: readonly IndexedVehicle[]): EnginesByWord {
  const engines: WordMap<string> = new Map();
  for (const [model, versions] of Map.groupBy(vehicles, (vehicle) => vehicle.model)) {
    const words = wordsOfModel(model);
    for (const { engine, fuel } of versions)
      for (const word of ["", isDiesel(fuel) ? "diesel" : "flex", ...words, ...displacementsOf(engine)])
        add(engines, word, engine.toLowerCase());
  }
  const lists = new Map([...engines.values()].map((list) => [list.join(), list]));
  return new Map([...engines].map(([word, list]) => [word, lists.get(list.join()) ?? list]));
}

function collectYears(vehicles: readonly IndexedVehicle[]): ReadonlyMap<string, ModelYears> {
  const thisYear = new Date().getFullYear();
  const years = new Map<string, ModelYears>();
  for (const [model, versions] of Map.groupBy(vehicles, (vehicle) => vehicle.model)) {
    const own = versions.flatMap(({ year }) => possibleModelYears(year, thisYear));
    const words = [
      ...wordsOfModel(model),
      ...versions.flatMap(({ engine }) => [...tokenizeQuery(engine), ...displacementsOf(engine)]),
    ];
    for (const word of new Set(words)) {
      const { from = Number.POSITIVE_INFINITY, to = 0 } = years.get(word) ?? {};
      years.set(word, { from: Math.min(from, ...own), to: Math.max(to, ...own) });
    }
  }
  return years;
}

/** Lists the words of a model: a `24.280` is a 24280 too, and a `2544-S` a 2544. */
const wordsOfModel = (model: string): string[] =>
  tokenizeQuery(model).flatMap((word) => {
    const number = /^\d{1,2}\.\d{3}$/.test(word) ? word.replace(".", "") : /^(\d{4})[a-z]$/.exec(word)?.[1];
    return number ? [word, number] : [word];
  });

const isDiesel = (fuel: string): boolean => normalizeForSearch(fuel) === "diesel";

function familyNames({ family, compactName }: VehicleFamily): Set<string> {
  const words = tokenizeQuery(family).filter((word) => word.length >= MIN_FAMILY_WORD && !/^[\d.]+$/.test(word));
  return new Set([compactName, ...words]);
}

const VEHICLE_TYPES = [/^carros?$/, /^motos?$/, /^(?:caminh(?:ao|oes)|onibus)$/];

/** Returns whether a word names a type of vehicles, such as `caminhao`, or this one. */
export const isVehicleType = (word: string, type?: number): boolean =>
  VEHICLE_TYPES.some((names, at) => names.test(word) && (type === undefined || type === at + 1));

function makeNames(make: string): Set<string> {
  const words = [compactCode(make), ...tokenizeQuery(make)];
  return new Set([...words, ...MAKE_ALIASES.filter((names) => words.some((word) => names.includes(word))).flat()]);
}

function add<Value>(map: WordMap<Value>, key: string, value: Value): void {
  const values = map.get(key);
  if (!values) map.set(key, [value]);
  else if (!values.includes(value)) values.push(value);
}
