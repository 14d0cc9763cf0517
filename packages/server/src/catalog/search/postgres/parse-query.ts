import { normalizePartNumber } from "@pecacerta/rules/text";
import { deletionVariants, isOneTypoApart } from "@pecacerta/rules/typo";
import { readerClient, type Tenant } from "../../../platform/database/tenant.ts";
import { cachedVehicles } from "../../fitment/vehicle-cache.ts";
import { tokenizeQuery } from "../../search-tokens/tokenize.ts";
import { type RecognizedVehicle, recognizeVehicle } from "../recognize-vehicle.ts";
import {
  type Candidate,
  hasCandidates,
  type ParsedQuery,
  type QueryTerm,
  type VehicleScope,
} from "../search-engine.ts";
import { vehicleWordsOf } from "../vehicle-words.ts";
import { toCandidates, type VocabularyRow } from "./candidates.ts";
import { fittedFamilies } from "./fitted-families.ts";
import { lookUpVocabulary, type VocabularyMatches } from "./look-up-vocabulary.ts";
import { mergePhrases } from "./merge-phrases.ts";
import { groupPartNumberMatches, type PartNumberMatches } from "./part-number-matches.ts";
import { type QueryTexts, separateUnit, toQueryTexts } from "./query-texts.ts";

export const MAX_TERMS = 8;
const NO_MATCHES: PartNumberMatches = { exact: [], ending: [], prefix: [] };

/** While the visitor is typing, the last word may be the start of another one even where it is a word itself. */
export async function parseQuery(tenant: Tenant, input: string, isTyping = false): Promise<ParsedQuery> {
  const allTokens = tokenizeQuery(input);
  const tokens = allTokens.slice(0, MAX_TERMS);
  const emptyQuery = { exactMatches: [], isNumberWhole: false, prefixMatches: [], terms: [], droppedTerms: [] };
  if (tokens.length === 0) return { ...emptyQuery, version: 0 };
  const texts = toQueryTexts(input, tokens);
  const { tokensWithDigit, code, phrases, shortNumbers } = texts;
  const { version, vehicleVersion, partNumbers, words, typos } = await findMatches(tenant, texts);
  const matchesOf = (text: string) =>
    groupPartNumberMatches(partNumbers.filter((row) => row.input === normalizePartNumber(text)));
  const matchesByText = new Map([input, ...tokensWithDigit].map((text) => [text, matchesOf(text)]));
  const { exact, ending, prefix } = matchesByText.get(input) ?? NO_MATCHES;
  const exactMatches = firstNotEmpty(exact, matchesOf(shortNumbers.get(code) ?? "").exact, ending);
  if (exactMatches.length > 0) {
    const rows = rowsOfTerm(words, [...tokens, code].indexOf(code));
    return {
      ...emptyQuery,
      exactMatches,
      isNumberWhole: exactMatches === exact,
      prefixMatches: tokens.length === 1 ? prefix : [],
      terms: [toNumberTerm(code, rows)],
      version,
    };
  }
  const isCatalogWord = (token: string) =>
    rowsOfTerm(words, tokens.indexOf(token)).some(
      ({ kind, productCount }) => productCount > 0 && (kind === "exact" || kind === "inflection"),
    );
  const recognized = await recognizeFittedVehicle(tenant, { tokens, vehicleVersion, isCatalogWord, isTyping });
  const terms = tokens.map((token, index): QueryTerm => {
    const { exact, ending, prefix } = matchesByText.get(token) ?? NO_MATCHES;
    const allowsPrefix = isTyping && index === tokens.length - 1;
    const candidates = withoutNeedlessPrefixes(toCandidates(rowsOfTerm(words, index)), allowsPrefix);
    const whole = firstNotEmpty(exact, matchesOf(shortNumbers.get(token) ?? "").exact);
    const vehicleName = recognized?.corrections.get(index);
    const term: QueryTerm = {
      input: token,
      role: recognized?.roles[index] ?? "text",
      candidates,
      productIds: [...whole, ...ending, ...prefix],
      isCorrected: vehicleName !== undefined,
      ...(vehicleName && { vehicleName }),
    };
    return correctTerm(term, rowsOfTerm(typos, index));
  });
  const separated = terms.reduce((text, term) => (hasCandidates(term) ? text : separateUnit(text, term)), input);
  if (separated !== input) return parseQuery(tenant, separated, isTyping);
  const firstPhrase = tokens.length + (texts.words.includes(code) && !tokens.includes(code) ? 1 : 0);
  return {
    ...emptyQuery,
    prefixMatches: tokens.length === 1 ? prefix : [],
    terms: mergePhrases(terms, phrases, (index) => rowsOfTerm(words, firstPhrase + index)),
    ...(recognized && { vehicle: toVehicleScope(recognized) }),
    droppedTerms: allTokens.slice(MAX_TERMS),
    version,
  };
}

async function findMatches(tenant: Tenant, texts: QueryTexts): Promise<VocabularyMatches> {
  const { input, tokens, tokensWithDigit, shortNumbers, words } = texts;
  const spellings = tokens.flatMap((token, index) =>
    deletionVariants(token).map((spelling) => ({ term: index + 1, spelling })),
  );
  const partNumbers = [...new Set([input, ...tokensWithDigit, ...shortNumbers.values()].map(normalizePartNumber))];
  const [matches] = await lookUpVocabulary(readerClient(tenant), {
    company: tenant.companyId,
    partNumbers: partNumbers.filter((number) => number !== ""),
    words,
    spellingTerms: spellings.map(({ term }) => term),
    spellings: spellings.map(({ spelling }) => spelling),
  });
  return matches as VocabularyMatches;
}

const rowsOfTerm = (rows: readonly VocabularyRow[], index: number): VocabularyRow[] =>
  rows.filter(({ term }) => term === index + 1);

const firstNotEmpty = (...lists: string[][]): string[] => lists.find(({ length }) => length > 0) ?? [];

// A whole part number finds its product first, then the products whose text has the number itself, nothing similar.
const toNumberTerm = (code: string, rows: readonly VocabularyRow[]): QueryTerm => ({
  input: code,
  role: "text",
  candidates: toCandidates(rows).filter(({ kind }) => kind === "exact"),
  productIds: [],
  isCorrected: false,
});

// A word that the catalog has is not continued, or `gol` would find every Golf.
function withoutNeedlessPrefixes(candidates: Candidate[], allowsPrefix: boolean): Candidate[] {
  const isWord = candidates.some(({ kind }) => kind !== "prefix");
  return isWord && !allowsPrefix ? candidates.filter(({ kind }) => kind !== "prefix") : candidates;
}

function correctTerm(term: QueryTerm, rows: readonly VocabularyRow[]): QueryTerm {
  if (hasCandidates(term)) return term;
  const candidates = toCandidates(rows.filter(({ word }) => isOneTypoApart(term.input, word)));
  const isCorrected = term.isCorrected || (term.role === "text" && candidates.length > 0);
  return candidates.length > 0 ? { ...term, candidates, isCorrected } : term;
}

type FittedVehicleInput = {
  tokens: readonly string[];
  vehicleVersion: string;
  isCatalogWord(token: string): boolean;
  isTyping: boolean;
};

/** Only families that the company has fitments for: elsewhere the words of a vehicle are words. */
async function recognizeFittedVehicle(
  tenant: Tenant,
  { tokens, vehicleVersion, isCatalogWord, isTyping }: FittedVehicleInput,
): Promise<RecognizedVehicle | undefined> {
  const words = await vehicleWordsOf(await cachedVehicles(readerClient(tenant), vehicleVersion));
  const recognized = recognizeVehicle(tokens, words, { isCatalogWord, isTyping });
  if (!recognized) return undefined;
  const families = await fittedFamilies(tenant, recognized.families);
  return families.length > 0 ? { ...recognized, families } : undefined;
}

const toVehicleScope = ({ families, from, to, engine }: RecognizedVehicle): VehicleScope => ({
  families: families.map(({ type, make, family }) => ({ type, make, family })),
  from,
  to,
  engine,
});
