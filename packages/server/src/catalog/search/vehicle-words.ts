import { MAKE_ALIASES } from "@pecacerta/rules/make-aliases";
import { deletionVariants } from "@pecacerta/rules/typo";
import { createCache } from "../../platform/cache/cache.ts";
import type { VehicleIndex } from "../fitment/vehicle-cache.ts";
import { compactCode, tokenizeQuery } from "../search-tokens/tokenize.ts";
import { FAMILY_ALIASES } from "./vehicle-aliases.ts";

export type VehicleFamily = { type: number; make: string; family: string; compactName: string };

export type VehicleWords = {
  version: string;
  families: ReadonlyMap<string, readonly VehicleFamily[]>;
  makes: ReadonlyMap<string, readonly VehicleFamily[]>;
  versions: ReadonlyMap<VehicleFamily, ReadonlySet<string>>;
  spellings: ReadonlyMap<string, readonly string[]>;
};

type WordMap<Value> = Map<string, Value[]>;

const MIN_FAMILY_WORD = 2;

const cachedWords = createCache<VehicleWords>({ name: "vehicle-words", maxEntries: 1 });

export const vehicleWordsOf = (vehicles: VehicleIndex): Promise<VehicleWords> =>
  cachedWords.getOrLoad("all", async () => collectVehicleWords(vehicles), vehicles.version);

function collectVehicleWords({ version, byScope }: VehicleIndex): VehicleWords {
  const families: WordMap<VehicleFamily> = new Map();
  const makes: WordMap<VehicleFamily> = new Map();
  const versions = new Map<VehicleFamily, Set<string>>();
  for (const [scope, [first, ...others]] of byScope) {
    if (!first?.family || !scope.endsWith(`/family ${first.family}`)) continue;
    const { type, make, family } = first;
    const key: VehicleFamily = { type, make, family, compactName: compactCode(family) };
    for (const name of familyNames(key)) add(families, name, key);
    for (const name of makeNames(make)) add(makes, name, key);
    const models = new Set([first, ...others].map(({ model }) => model));
    versions.set(key, new Set([...models].flatMap(tokenizeQuery)));
  }
  for (const [alias, names] of FAMILY_ALIASES)
    for (const name of names) for (const family of families.get(name) ?? []) add(families, alias, family);
  const spellings: WordMap<string> = new Map();
  for (const name of [...families.keys(), ...makes.keys()])
    for (const spelling of deletionVariants(name)) add(spellings, spelling, name);
  return { version, families, makes, versions, spellings };
}

function familyNames({ family, compactName }: VehicleFamily): Set<string> {
  const words = tokenizeQuery(family).filter((word) => word.length >= MIN_FAMILY_WORD && !/^[\d.]+$/.test(word));
  return new Set([compactName, ...words]);
}

function makeNames(make: string): Set<string> {
  const words = [compactCode(make), ...tokenizeQuery(make)];
  return new Set([...words, ...MAKE_ALIASES.filter((names) => words.some((word) => names.includes(word))).flat()]);
}

function add<Value>(map: WordMap<Value>, key: string, value: Value): void {
  const values = map.get(key);
  if (!values) map.set(key, [value]);
  else if (!values.includes(value)) values.push(value);
}
