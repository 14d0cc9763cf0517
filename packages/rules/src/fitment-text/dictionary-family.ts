import type { VehicleType } from "../vehicle.ts";
import { squeezeName } from "./tokens.ts";

/** A version of the price table with the years in which it was sold. */
export type FamilyVersion = { model: string; engine: string; fuel: string; years: readonly number[] };
export type PriceTableFamily = {
  type: VehicleType;
  make: string;
  family: string;
  versions: readonly FamilyVersion[];
};

/** An engine of a family in its parts. Empty valves are unknown. */
export type FamilyEngine = {
  engine: string;
  liters: string;
  valves: string;
  turbo: boolean;
  diesel: boolean;
  hybrid: boolean;
  fuel: string;
  years: ReadonlySet<number>;
};

export type DictionaryFamily = Omit<PriceTableFamily, "versions"> & {
  firstYear: number;
  lastYear: number;
  engines: readonly FamilyEngine[];
  models: ReadonlyMap<string, Pick<FamilyEngine, "engine" | "fuel" | "years">>;
  /** Models by words of their names; empty for cars, whose names are abbreviated in too many ways. */
  modelsByWord: ReadonlyMap<string, ReadonlySet<string>>;
};

/** A family, or only some of its models. */
export type NamedFamily = { family: DictionaryFamily; models: ReadonlySet<string> | null };

export const CAR = 1;

/** A make by the type of its vehicles. */
export const makeKey = ({ type, make }: Pick<DictionaryFamily, "type" | "make">): string => `${type} ${make}`;

/** The families, each with the models whose names have all of these words. */
export function narrowFamilies(families: readonly NamedFamily[], words: readonly string[]): NamedFamily[] {
  return families.flatMap(({ family, models }) => {
    let left = [...(models ?? family.models.keys())];
    for (const word of words) left = left.filter((model) => family.modelsByWord.get(word)?.has(model));
    if (left.length === 0) return [];
    return [{ family, models: left.length === family.models.size ? null : new Set(left) }];
  });
}

export function toDictionaryFamily({ versions, ...family }: PriceTableFamily): DictionaryFamily {
  const engines = new Map<string, FamilyEngine & { years: Set<number> }>();
  const models = new Map<string, { engine: string; fuel: string; years: Set<number> }>();
  const modelsByWord = new Map<string, Set<string>>();
  for (const { model, engine, fuel, years } of versions) {
    const key = `${engine}|${fuel}`;
    const known = engines.get(key) ?? { ...readEngine(engine, fuel), years: new Set<number>() };
    engines.set(key, known);
    const sold = models.get(model) ?? { engine, fuel, years: new Set<number>() };
    models.set(model, sold);
    for (const year of years) {
      known.years.add(year);
      sold.years.add(year);
    }
    if (family.type !== CAR) for (const word of modelWords(model)) addToIndex(modelsByWord, word, model);
  }
  const years = [...models.values()].flatMap((sold) => [...sold.years]);
  const [firstYear, lastYear] = years.reduce(
    ([first, last], year) => [Math.min(first, year), Math.max(last, year)],
    [9999, 0],
  );
  return { ...family, firstYear, lastYear, engines: [...engines.values()], models, modelsByWord };
}

export function addToIndex(index: Map<string, Set<string>>, key: string, value: string): void {
  const values = index.get(key);
  if (values) values.add(value);
  else index.set(key, new Set([value]));
}

function readEngine(engine: string, fuel: string): Omit<FamilyEngine, "years"> {
  const words = engine.split(" ").map((word) => (/^\d\.\d$/.test(word) ? word : squeezeName(word)));
  return {
    engine,
    fuel,
    liters: words.find((word) => /^\d\.\d$/.test(word)) ?? "",
    valves: words.find((word) => /^\d{1,2}v$/.test(word))?.toUpperCase() ?? "",
    turbo: words.includes("turbo"),
    diesel: words.includes("diesel") || squeezeName(fuel) === "diesel",
    hybrid: words.includes("hibrido"),
  };
}

/** `TITAN-ESD` is `titanesd`, `titan` and `esd`; `17-190` is `17190`; `110i` is `110` too. */
export function modelWords(model: string): Set<string> {
  const words = model.split(/[\s/()+]+/).flatMap((word) => {
    const parts = word.split("-");
    const areNumbers = parts.every((part) => /^\d+$/.test(part));
    return [word, ...(areNumbers ? [] : parts)].map(squeezeName);
  });
  return new Set(words.flatMap((word) => [word, /^(\d{2,})[a-z]+$/.exec(word)?.[1] ?? word]).filter(Boolean));
}

/** Whether the newest vehicle of the family is of this year or of the one before. */
export const isStillSold = ({ lastYear }: DictionaryFamily, thisYear: number): boolean => lastYear >= thisYear - 1;

/** One of these years that lies between the two. */
export function yearWithin(years: ReadonlySet<number>, from: number, to: number): number | undefined {
  for (const year of years) if (year >= from && year <= to) return year;
  return undefined;
}
