import type { EngineText, FitmentClause } from "./fitment-clause.ts";
import type { DictionaryFamily } from "./fitment-dictionary.ts";
import { squeezeName } from "./fitment-text-tokens.ts";

export type Years = { from: number; to: number | null };
/** `isCertain`: the price table leaves no other reading. */
export type EngineMatch = { engines: string[]; others: string[]; isCertain: boolean };

const FLAGS = ["turbo", "diesel", "hibrido"];

/** What the text says about engines: several sizes, or words without a size. */
export function engineTexts({ engines, engineWords }: FitmentClause): EngineText[] {
  const flags = engineWords.filter((word) => FLAGS.includes(word));
  if (engines.length === 0) return flags.length > 0 ? [{ litres: "", valves: "", words: flags }] : [];
  return engines.map((engine) => ({ ...engine, words: [...engine.words, ...flags] }));
}

/** The engines of the price table that the family had in these years and that the text may mean. */
export function matchEngines(
  family: DictionaryFamily,
  text: EngineText,
  { years, names }: { years: Years; names: readonly string[] },
): EngineMatch {
  const sold = family.versions.filter((version) => wasSold(version.years, years)).map(({ engine }) => engine);
  const sizes = [...new Set(sold)].filter((engine) => hasSize(engine, text));
  const { engines, isCertain } = narrowByFlags(sizes, text);
  const named = engines.filter((engine) => names.some((name) => engineWords(engine).includes(name)));
  const left = named.length > 0 ? named : engines;
  return { engines: left, others: sizes, isCertain: left.length === 1 && (isCertain || named.length === 1) };
}

const wasSold = (sold: readonly number[], { from, to }: Years): boolean =>
  sold.some((year) => year >= from && year <= (to ?? year));

const engineWords = (engine: string): string[] =>
  engine.split(" ").map((word) => (/^\d\.\d$/.test(word) ? word : squeezeName(word)));

const hasSize = (engine: string, { litres, valves }: EngineText): boolean => {
  const words = engineWords(engine);
  return (litres === "" || words.includes(litres)) && (valves === "" || words.includes(valves.toLowerCase()));
};

/** An engine without `turbo` in the text has none, if the family has both; only valves make that certain. */
function narrowByFlags(sizes: readonly string[], { words, valves }: EngineText) {
  let engines = [...sizes];
  let isCertain = true;
  for (const flag of FLAGS) {
    const flagged = engines.filter((engine) => engineWords(engine).includes(flag));
    if (flagged.length === 0 || flagged.length === engines.length) continue;
    const isWritten = words.includes(flag);
    if (!isWritten && (flag !== "turbo" || valves === "")) isCertain = false;
    engines = isWritten ? flagged : engines.filter((engine) => !flagged.includes(engine));
  }
  return { engines, isCertain };
}
