import { lookAlikeNumbers } from "@pecacerta/rules/look-alikes";
import { partKindsIn } from "@pecacerta/rules/part-kinds";
import { spellOutQuery } from "@pecacerta/rules/spell-out";
import { normalizePartNumber } from "@pecacerta/rules/text";
import { readerClient, type Tenant } from "../../../platform/database/tenant.ts";
import { writeYears } from "../read-vehicle-years.ts";
import type { RecognizedVehicle } from "../recognize-vehicle.ts";
import { EMPTY_QUERY, type ParsedQuery, type QueryTerm } from "../search-engine.ts";
import { isVehicleType } from "../vehicle-words.ts";
import { addCategories, addSystems } from "./add-categories.ts";
import { rowsOfTerm, toCandidates, type VocabularyRow, withoutNeedlessCandidates } from "./candidates.ts";
import { lookUpVocabulary, type VocabularyMatches } from "./look-up-vocabulary.ts";
import type { QueryToken } from "./measure-names.ts";
import { mergePhrases } from "./merge-phrases.ts";
import { groupPartNumberMatches, type PartNumberMatches } from "./part-number-matches.ts";
import { parseSeveral } from "./query-inputs.ts";
import { splitParts } from "./query-parts.ts";
import {
  addEquivalents,
  addJoinedCodes,
  addQuantity,
  correctUnknownWords,
  measureTerms,
  phraseCandidates,
  roleOfWord,
  splitCode,
} from "./query-terms.ts";
import { joinedCodes, type QueryTexts, readTokens, splitWordsOf, toQueryTexts } from "./query-texts.ts";
import { recognizeFittedVehicle, spellVehicleCodes, toVehicleScope } from "./recognize-fitted-vehicle.ts";
import { splitVehicles } from "./split-vehicles.ts";

export const MAX_TERMS = 8;

/** While the visitor is typing, the last word may be the start of another one even where it is a word itself. */
export async function parseQuery(tenant: Tenant, input: string, isTyping = false): Promise<ParsedQuery> {
  const query = await parseInput(tenant, input, isTyping);
  const parse = (text: string, isLast: boolean) => parseInput(tenant, text, isTyping && isLast);
  return parseSeveral(spellOutQuery(input, isTyping), query, parse);
}

async function parseInput(
  tenant: Tenant,
  input: string,
  isTyping: boolean,
  spelled = spellOutQuery(input, isTyping),
): Promise<ParsedQuery> {
  const allTokens = readTokens(spelled);
  const tokens = allTokens.slice(0, MAX_TERMS);
  if (tokens.length === 0) return { ...EMPTY_QUERY, version: 0 };
  const split = spelled === input ? [] : splitWordsOf(input, tokens);
  const texts = toQueryTexts(input, tokens, split);
  const matches = await findMatches(tenant, texts);
  if (split.some((word) => isKnown(word, matches))) return parseInput(tenant, input, isTyping, input);
  const { code, phrases, words } = texts;
  const whole = numberMatches(input, texts, matches);
  const exactMatches = firstNotEmpty(whole.exact, whole.ending, isSplitNumber(input) ? whole.prefix : []);
  if (exactMatches.length > 0) {
    const rows = rowsOfTerm(matches.words, words.indexOf(code));
    return {
      ...EMPTY_QUERY,
      exactMatches,
      isNumberWhole: whole.isWhole,
      prefixMatches: tokens.length === 1 ? whole.prefix : [],
      terms: [toNumberTerm(code, rows)],
      version: matches.version,
    };
  }
  const recognized = await recognizeFittedVehicle(tenant, texts, matches, isTyping);
  const apart = await spellVehicleCodes(tenant, spelled, texts, matches, recognized);
  if (apart !== spelled) return parseInput(tenant, input, isTyping, apart);
  const read = await addCategories(tenant, readTerms(texts, matches, recognized, isTyping), matches.version);
  const typed = isTyping ? withoutIncompleteWord(read, tokens, matches.exactWords) : read;
  const corrected = await correctUnknownWords(tenant, addJoinedCodes(typed, tokens, matches.exactWords));
  const terms = await addSystems(tenant, corrected, matches.version);
  const rowsOfPhrase = (index: number) => rowsOfTerm(matches.words, words.length - phrases.length + index);
  const merged = mergePhrases(terms, phrases, rowsOfPhrase, (phrase) => phraseCandidates(phrase, matches.exactWords));
  const expanded = merged.flatMap((term) => expandTerm(term, texts, matches));
  const query: ParsedQuery = {
    ...EMPTY_QUERY,
    prefixMatches: tokens.length === 1 ? whole.prefix : [],
    terms: expanded,
    ...(recognized && { vehicle: toVehicleScope(recognized) }),
    droppedTerms: allTokens.slice(MAX_TERMS).map(({ text }) => text),
    kinds: partKindsIn(spelled),
    version: matches.version,
  };
  const ofParts = { ...query, ...splitParts(spelled, query) };
  return { ...ofParts, ...splitVehicles(ofParts, recognized) };
}

const isKnown = (word: string, { exactWords }: VocabularyMatches): boolean =>
  exactWords.some((row) => row.word === word && row.productCount > 0);

// One character is the start of any word: `gol p` still finds what fits a Gol. The 3 of `c 3` ends a code.
function withoutIncompleteWord(
  terms: QueryTerm[],
  tokens: readonly QueryToken[],
  rows: VocabularyMatches["exactWords"],
): QueryTerm[] {
  const last = terms.at(-1);
  if (terms.length < 2 || last?.role !== "text" || !/^[\p{L}\p{N}]$/u.test(last.input)) return terms;
  const isJoined = joinedCodes(tokens).some(
    ({ end, word }) => end === tokens.length && rows.some((row) => row.word === word && row.productCount > 0),
  );
  return isJoined ? terms : terms.slice(0, -1);
}

function readTerms(
  texts: QueryTexts,
  matches: VocabularyMatches,
  recognized: RecognizedVehicle | undefined,
  isTyping: boolean,
): QueryTerm[] {
  return texts.tokens.map(({ text, measure }, index): QueryTerm => {
    const isOfVehicle = recognized && recognized.roles[index] !== "text";
    const { exact, ending, prefix } = numberMatches(text, texts, matches, !isOfVehicle);
    const numbers = [...exact, ...ending];
    const term = { input: text, productIds: numbers, isNumber: numbers.length > 0, isCorrected: false };
    if (measure) return { ...term, productIds: exact, isNumber: exact.length > 0, role: "measure", candidates: [] };
    const rows = rowsOfTerm(matches.words, index);
    const vehicleName = recognized?.corrections.get(index);
    const role = roleOfWord(text, recognized?.roles[index]);
    const isName = role === "vehicle" && vehicleName === undefined;
    const isLast = index === texts.tokens.length - 1;
    const word: QueryTerm = {
      ...term,
      input: role === "year" ? writeYears(text) : text,
      role,
      candidates: withoutNeedlessCandidates(text, toCandidates(rows), {
        isName: isName || isVehicleType(text),
        allowsPrefix: isTyping && isLast,
      }),
      productIds: [...numbers, ...prefix],
      isCorrected: vehicleName !== undefined,
      ...(vehicleName && { vehicleName }),
    };
    const withQuantity = addQuantity(word, texts.tokens, matches.exactWords);
    return addEquivalents(withQuantity, texts.tokens, index, matches.exactWords);
  });
}

function expandTerm(term: QueryTerm, { tokens }: QueryTexts, { exactWords }: VocabularyMatches): QueryTerm[] {
  const measure = tokens.find(({ text }) => text === term.input)?.measure;
  return measure ? measureTerms(measure, exactWords, term.productIds) : splitCode(term, exactWords);
}

type NumberMatches = PartNumberMatches & { isWhole: boolean };

function numberMatches(
  text: string,
  { shortNumbers, code, input }: QueryTexts,
  matches: VocabularyMatches,
  allowsSimilar = true,
): NumberMatches {
  const matchesOf = (number: string) =>
    groupPartNumberMatches(matches.partNumbers.filter((row) => row.input === normalizePartNumber(number)));
  const typed = matchesOf(text);
  const short = matchesOf(shortNumbers.get(text === input ? code : text) ?? "").exact;
  const similar = lookAlikeNumbers(normalizePartNumber(text)).map(matchesOf);
  const isSimilar = allowsSimilar && typed.ending.length === 0;
  const ofSimilar = (kind: "exact" | "ending") =>
    isSimilar ? [...new Set(similar.flatMap((found) => found[kind]))] : [];
  return {
    ...typed,
    ending: firstNotEmpty(typed.ending, ofSimilar("ending")),
    exact: firstNotEmpty(typed.exact, short, ofSimilar("exact")),
    isWhole: typed.exact.length > 0,
  };
}

async function findMatches(tenant: Tenant, texts: QueryTexts): Promise<VocabularyMatches> {
  const [matches] = await lookUpVocabulary(readerClient(tenant), {
    company: tenant.companyId,
    partNumbers: texts.partNumbers,
    lookAlikes: texts.lookAlikes,
    gtinInputs: texts.gtins.map(({ input }) => input),
    gtins: texts.gtins.map(({ gtin }) => gtin),
    words: texts.words,
    exactWords: texts.exactWords,
  });
  return matches as VocabularyMatches;
}

/** Returns whether an input is the beginning of a number, and no vehicle with its year: `bp 4410` of BP4410D. */
const isSplitNumber = (input: string): boolean =>
  /^\s*\p{L}{1,4}[\s./-]+(?!(?:19|20)\d\d\s*$)\p{N}{4,}\s*$/u.test(input);

const firstNotEmpty = (...lists: string[][]): string[] => lists.find(({ length }) => length > 0) ?? [];

// A whole part number finds its product first, then the products whose text has the number itself, nothing similar.
const toNumberTerm = (code: string, rows: readonly VocabularyRow[]): QueryTerm => ({
  input: code,
  role: "text",
  candidates: toCandidates(rows).filter(({ kind }) => kind === "exact"),
  productIds: [],
  isNumber: false,
  isCorrected: false,
});
