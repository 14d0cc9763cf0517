import { NO_END_YEAR } from "../fitment.ts";
import type { EngineText } from "./clause.ts";
import { type DictionaryFamily, type FamilyEngine, yearWithin } from "./dictionary-family.ts";
import type { EngineFlag } from "./words.ts";

export type Years = { from: number; to: number | null };

/**
 * The engines of the price table that a text may mean. `isMissing`: there is no such engine. `others`: engines of that
 * size. Empty text of an engine is any engine with this fuel.
 */
export type EngineMatch = { engines: string[]; isMissing: boolean; others: string[]; fuel: string };

const KINDS = ["turbo", "diesel", "hybrid"] as const;
const KIND_WORDS: Readonly<Record<EngineFlag, string>> = {
  turbo: "Turbo",
  diesel: "Diesel",
  hybrid: "Híbrido",
  aspirated: "",
};

export const writtenEngine = ({ liters, valves, flags }: EngineText): string =>
  [liters, valves, ...flags.map((flag) => KIND_WORDS[flag])].filter(Boolean).join(" ");

export function matchEngines(family: DictionaryFamily, text: EngineText, years: Years): EngineMatch {
  const sold = family.engines.filter((engine) => yearWithin(engine.years, years.from, years.to ?? NO_END_YEAR));
  const sized = sold.filter(({ liters }) => text.liters === "" || liters === text.liters);
  const valved = sized.filter(({ valves }) => text.valves === "" || valves === text.valves || valves === "");
  const found = valved.filter((engine) => hasKinds(engine, text.flags));
  const others = [...new Set(sized.map(({ engine }) => engine))].filter(Boolean);
  const isDieselOnly = text.liters === "" && text.valves === "" && text.flags.join() === "diesel";
  if (isDieselOnly) return { engines: [""], isMissing: found.length === 0, others, fuel: "Diesel" };
  if (found.length === 0) return { engines: [writtenEngine(text)], isMissing: true, others, fuel: "" };
  const engines = [...new Set(mostPrecise(found).map((engine) => completeEngine(engine, text)))];
  const lacksWord = text.flags.includes("diesel") && engines.every((engine) => !engine.includes("Diesel"));
  return { engines, isMissing: false, others, fuel: lacksWord ? "Diesel" : "" };
}

const hasKinds = (engine: FamilyEngine, flags: readonly EngineFlag[]): boolean =>
  KINDS.every((kind) => !flags.includes(kind) || engine[kind]) && !(flags.includes("aspirated") && engine.turbo);

/** Without those whose valves are unknown, if another one of the same kind says them. */
const mostPrecise = (engines: readonly FamilyEngine[]): FamilyEngine[] =>
  engines.filter(
    (engine) =>
      engine.valves !== "" ||
      !engines.some(
        (other) =>
          other.valves !== "" && other.liters === engine.liters && KINDS.every((kind) => other[kind] === engine[kind]),
      ),
  );

/** The valves of the text, where the price table has none. */
const completeEngine = ({ engine, valves, liters }: FamilyEngine, text: EngineText): string =>
  valves === "" && text.valves !== "" && liters !== "" ? engine.replace(liters, `${liters} ${text.valves}`) : engine;
