import { isPartNoun } from "@pecacerta/rules/part-nouns";
import { isOrdinaryWord } from "@pecacerta/rules/search-words";
import { isOneTypoApart } from "@pecacerta/rules/typo";
import type { RecognitionOptions } from "./find-vehicle-names.ts";
import { isOfVehicle, type TermRole, type VehicleEngine } from "./search-engine.ts";
import { DERIVED_ENDINGS, TRADE_ENGINES, TRIMS } from "./vehicle-aliases.ts";
import { isDisplacement, isVehicleCode } from "./vehicle-codes.ts";
import type { ModelYears } from "./vehicle-generations.ts";
import type { VehicleFamily, VehicleWords } from "./vehicle-words.ts";

const ENGINE = /^(\d\.\d|\d{1,2}v)$/;
const GENERATION = /^(?:g|mk)\d{1,2}$/;
const TURBO = "turbo";
const OTTO_FUELS: readonly string[] = ["flex", "gasolina", "alcool", "etanol"];
const FUELS: readonly string[] = ["diesel", ...OTTO_FUELS];

export const withVersions = (
  tokens: readonly string[],
  families: readonly VehicleFamily[],
  { versions }: VehicleWords,
  { isCatalogWord }: RecognitionOptions,
): VehicleFamily[] =>
  tokens.reduce(
    (left, token) => {
      const own = isCatalogWord(token) ? [] : left.filter((family) => versions.get(family)?.has(token));
      return own.length > 0 ? own : left;
    },
    [...families],
  );

export const isEngineWord = (token: string): boolean => ENGINE.test(token);

export function readVersion(
  tokens: readonly string[],
  roles: TermRole[],
  families: readonly VehicleFamily[],
  { versions }: VehicleWords,
  options: RecognitionOptions,
): VehicleEngine {
  const { isCatalogWord } = options;
  const isOfFamily = (word: string) => families.some((family) => versions.get(family)?.has(word));
  const isOfUnlisted = (word: string) => families.length === 0 && (DERIVED_ENDINGS.has(word) || GENERATION.test(word));
  const named: string[] = [];
  for (const [index, token] of tokens.entries()) {
    const isEngine = roles[index] === "vehicle" && TRADE_ENGINES.has(token);
    // `filtro diesel` is a part, `s10 diesel` a vehicle.
    const isBehind = isOfVehicle({ role: roles[index - 1] ?? "text" });
    const isFuel = token === "flex" || (isBehind && (token === "diesel" || OTTO_FUELS.includes(token)));
    const isTurbo =
      isBehind &&
      token === TURBO &&
      tokens.some((other, at) => roles[at] === "text" && isPartNoun(other) && other !== TURBO);
    const isCode = isVehicleCode(tokens, index, roles, families, options) && isOfFamily(token);
    const isNumberOfUnlisted =
      families.length === 0 && isBehind && /^[a-z]+$/.test(tokens[index - 1] ?? "") && isDisplacement(token);
    const isVersion =
      isFuel ||
      isNumberOfUnlisted ||
      isTurbo ||
      isCode ||
      (!isCatalogWord(token) && (isOfFamily(token) || isOfUnlisted(token) || (isBehind && TRIMS.has(token))));
    const isSimilar = isBehind && roles[index] === "text" && isMisspelled(token, families, versions, options);
    if (isEngine || (roles[index] === "text" && isVersion)) named.push(token);
    if (roles[index] === "text" && (isVersion || isSimilar || isEngineWord(token))) roles[index] = "version";
  }
  const engine = tokens.filter(
    (token, index) => roles[index] === "version" && (isEngineWord(token) || token === TURBO),
  );
  const fuels = named.flatMap((word) => (word === "diesel" ? ["diesel"] : OTTO_FUELS.includes(word) ? ["flex"] : []));
  const words = [...named.filter((word) => !OTTO_FUELS.includes(word)), ...fuels];
  return {
    engine,
    otherEngines: otherEngines(words, families, versions),
    ...(fuels.length > 0 && { isDiesel: fuels.includes("diesel") }),
  };
}

const MISSPELLED = /^[a-z]{5,20}$/;

/** Returns whether a word behind a vehicle is a typo away from one of its versions: `uno vivaci`. */
function isMisspelled(
  word: string,
  families: readonly VehicleFamily[],
  versions: VehicleWords["versions"],
  { isCatalogWord }: RecognitionOptions,
): boolean {
  if (!MISSPELLED.test(word) || isCatalogWord(word) || isOrdinaryWord(word)) return false;
  const known = [...TRIMS, ...families.flatMap((family) => [...(versions.get(family)?.keys() ?? [])])];
  return known.some((one) => MISSPELLED.test(one) && isOneTypoApart(word, one));
}

/** Returns the model years of the version that the tokens name; undefined without one that is known of each family. */
export function yearsOfVersion(
  tokens: readonly string[],
  roles: readonly TermRole[],
  families: readonly VehicleFamily[],
  { versionYears }: VehicleWords,
): ModelYears | undefined {
  const named = tokens.filter((token, index) => roles[index] === "version" && !FUELS.includes(token));
  const spans = families.map((family) => {
    const known = named.flatMap((word) => versionYears.get(family)?.get(word) ?? []);
    return { from: Math.max(...known.map(({ from }) => from)), to: Math.min(...known.map(({ to }) => to)) };
  });
  const isKnown = spans.length > 0 && spans.every(({ from, to }) => from <= to && Number.isFinite(to));
  return isKnown
    ? { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) }
    : undefined;
}

function otherEngines(
  words: readonly string[],
  families: readonly VehicleFamily[],
  versions: VehicleWords["versions"],
): string[] {
  const own = new Set<string>();
  const all = new Set<string>();
  for (const family of families) {
    const engines = versions.get(family);
    const isFuel = (word: string) => word === "diesel" || word === "flex";
    const known = words.filter((word) => isFuel(word) || engines?.has(word));
    for (const engine of engines?.get("") ?? []) {
      all.add(engine);
      if (known.every((word) => engines?.get(word)?.includes(engine))) own.add(engine);
    }
  }
  return [...all].filter((engine) => engine !== "" && !own.has(engine));
}
