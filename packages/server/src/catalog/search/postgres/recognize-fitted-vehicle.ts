import { attributeWordsOfWord, bareSizes, isSizeBehindVehicle } from "@pecacerta/rules/attribute-measures";
import { isOfPhrase } from "@pecacerta/rules/search-words";
import { normalizePartNumber } from "@pecacerta/rules/text";
import { readerClient, type Tenant } from "../../../platform/database/tenant.ts";
import { cachedVehicles } from "../../fitment/vehicle-cache.ts";
import { type RecognizedVehicle, recognizeVehicle } from "../recognize-vehicle.ts";
import type { VehicleScope } from "../search-engine.ts";
import { narrowByCode, splitCodes } from "../vehicle-codes.ts";
import { type VehicleWords, vehicleWordsOf } from "../vehicle-words.ts";
import { rowsOfTerm, type VocabularyRow } from "./candidates.ts";
import { fittedFamilies } from "./fitted-families.ts";
import type { VocabularyMatches } from "./look-up-vocabulary.ts";
import type { QueryTexts } from "./query-texts.ts";

type VehicleReader = {
  texts: string[];
  isOfOtherPhrase: boolean[];
  isCatalogWord(token: string): boolean;
  vehicleWords: VehicleWords;
};

async function vehicleReader(
  tenant: Tenant,
  { tokens }: QueryTexts,
  { words, vehicleVersion }: VocabularyMatches,
): Promise<VehicleReader> {
  const isOfOtherPhrase = tokens.map(({ text }, index) =>
    isOfPhrase(tokens[index - 1]?.text, text, tokens[index + 1]?.text),
  );
  const texts = tokens.map(({ text, measure }, index) => (measure || isOfOtherPhrase[index] ? "" : text));
  const isCatalogWord = (token: string) =>
    rowsOfTerm(words, texts.indexOf(token)).some(
      ({ kind, productCount }) => productCount > 0 && (kind === "exact" || kind === "inflection"),
    );
  const vehicleWords = await vehicleWordsOf(await cachedVehicles(readerClient(tenant), vehicleVersion));
  return { texts, isOfOtherPhrase, isCatalogWord, vehicleWords };
}

/** Writes numbers of models apart from a name or letters: `fan150`, `cg 125i`. */
export async function spellVehicleCodes(
  tenant: Tenant,
  input: string,
  queryTexts: QueryTexts,
  matches: VocabularyMatches,
  recognized: RecognizedVehicle | undefined,
): Promise<string> {
  const { texts, isCatalogWord, vehicleWords } = await vehicleReader(tenant, queryTexts, matches);
  const { roles = [], families = [] } = recognized ?? {};
  const isNumber = (token: string) =>
    matches.partNumbers.some((row) => row.isExact && row.input === normalizePartNumber(token));
  const isKnown = (token: string) => isCatalogWord(token) || isNumber(token);
  return splitCodes(texts, roles, families, vehicleWords, { isCatalogWord: isKnown }).reduce((text, parts) => {
    const joined = new RegExp(`(?<![\\p{L}\\p{N}])${parts.join("[-./]?")}(?![\\p{L}\\p{N}])`, "giu");
    return text.replace(joined, parts.join(" "));
  }, input);
}

/**
 * Families that the company has fitments for. Other names of vehicles are words where a text of the catalog has them, and
 * else a vehicle that nothing fits.
 */
export async function recognizeFittedVehicle(
  tenant: Tenant,
  queryTexts: QueryTexts,
  matches: VocabularyMatches,
  isTyping: boolean,
): Promise<RecognizedVehicle | undefined> {
  const { words, exactWords } = matches;
  const { texts, isOfOtherPhrase, isCatalogWord, vehicleWords } = await vehicleReader(tenant, queryTexts, matches);
  const found = recognizeVehicle(texts, vehicleWords, { isCatalogWord, isTyping });
  if (!found) return undefined;
  const recognized = { ...found, roles: found.roles.map((role, index) => (isOfOtherPhrase[index] ? "text" : role)) };
  const families = recognized.families.length > 0 ? await fittedFamilies(tenant, recognized.families) : [];
  if (families.length > 0) {
    const narrowBy = (codes: readonly string[]) =>
      narrowByCode(families, codes, recognized.roles, vehicleWords.versions, { isCatalogWord });
    const narrowed = narrowBy(texts);
    const isNoVersion = narrowed.families.length === 0;
    return { ...recognized, ...(isNoVersion ? narrowBy(withoutSizes(texts, exactWords)) : narrowed) };
  }
  const names = texts.filter((_, index) => recognized.roles[index] === "vehicle");
  const isContinued = isTyping && recognized.roles.at(-1) === "vehicle" && hasPrefixes(words, texts.length - 1);
  return recognized.isExact && !isContinued && !names.every(isCatalogWord) ? { ...recognized, families } : undefined;
}

const withoutSizes = (texts: readonly string[], rows: VocabularyMatches["exactWords"]): string[] =>
  texts.map((text, index) => {
    const isStated = attributeWordsOfWord(text, texts).some((word) => rows.some((row) => row.word === word));
    const isSize = bareSizes(text, texts.slice(0, index).slice(-1)).length > 0 || isSizeBehindVehicle(text, texts);
    return isStated || isSize ? "" : text;
  });

const hasPrefixes = (rows: readonly VocabularyRow[], index: number): boolean =>
  rowsOfTerm(rows, index).some(({ kind, productCount }) => kind === "prefix" && productCount > 0);

export const toVehicleScope = ({ families, years, engine }: RecognizedVehicle): VehicleScope => ({
  families: families.map(({ type, make, family }) => ({ type, make, family })),
  ...years,
  ...engine,
});
