import { normalizePartNumber } from "@pecacerta/rules/text";
import { readerClient, type Tenant } from "../../../platform/database/tenant.ts";
import { compactCode, tokenizeQuery } from "../../search-tokens/tokenize.ts";
import { deletionVariants, isOneTypoApart } from "../../search-tokens/typo.ts";
import type { Candidate, ParsedQuery, QueryTerm } from "../search-engine.ts";
import { toCandidates, type VocabularyRow } from "./candidates.ts";
import { lookUpVocabulary, type VocabularyMatches } from "./look-up-vocabulary.ts";
import { groupPartNumberMatches, type PartNumberMatches } from "./part-number-matches.ts";

export const hasCandidates = ({ candidates, productIds }: QueryTerm): boolean =>
  candidates.length + productIds.length > 0;

export const MAX_TERMS = 8;
const NO_MATCHES: PartNumberMatches = { exact: [], prefix: [] };

/** While the visitor is typing, the last word may be the start of another one even where it is a word itself. */
export async function parseQuery(tenant: Tenant, input: string, isTyping = false): Promise<ParsedQuery> {
  const tokens = tokenizeQuery(input).slice(0, MAX_TERMS);
  if (tokens.length === 0) return { exactMatches: [], prefixMatches: [], terms: [], version: 0 };
  const tokensWithDigit = tokens.filter((token) => /\p{N}/u.test(token));
  const code = compactCode(input);
  const { version, partNumbers, words, typos } = await findMatches(tenant, input, { tokens, tokensWithDigit, code });
  const matchesByText = new Map(
    [input, ...tokensWithDigit].map((text) => [
      text,
      groupPartNumberMatches(partNumbers.filter((row) => row.input === normalizePartNumber(text))),
    ]),
  );
  const { exact: exactMatches, prefix } = matchesByText.get(input) ?? NO_MATCHES;
  if (exactMatches.length > 0) {
    const rows = rowsOfTerm(words, [...tokens, code].indexOf(code));
    return {
      exactMatches,
      prefixMatches: tokens.length === 1 ? prefix : [],
      terms: [toNumberTerm(code, rows)],
      version,
    };
  }
  const terms = tokens.map((token, index) => {
    const { exact, prefix } = matchesByText.get(token) ?? NO_MATCHES;
    const allowsPrefix = isTyping && index === tokens.length - 1;
    const candidates = withoutNeedlessPrefixes(toCandidates(rowsOfTerm(words, index)), allowsPrefix);
    const term = { input: token, candidates, productIds: [...exact, ...prefix], isCorrected: false };
    return correctTerm(term, rowsOfTerm(typos, index));
  });
  return { exactMatches, prefixMatches: tokens.length === 1 ? prefix : [], terms, version };
}

type Tokens = { tokens: string[]; tokensWithDigit: string[]; code: string };

async function findMatches(
  tenant: Tenant,
  input: string,
  { tokens, tokensWithDigit, code }: Tokens,
): Promise<VocabularyMatches> {
  const spellings = tokens.flatMap((token, index) =>
    deletionVariants(token).map((spelling) => ({ term: index + 1, spelling })),
  );
  const partNumbers = [...new Set([input, ...tokensWithDigit].map(normalizePartNumber))];
  const [matches] = await lookUpVocabulary(readerClient(tenant), {
    company: tenant.companyId,
    partNumbers: partNumbers.filter((number) => number !== ""),
    words: tokensWithDigit.length > 0 && !tokens.includes(code) ? [...tokens, code] : tokens,
    spellingTerms: spellings.map(({ term }) => term),
    spellings: spellings.map(({ spelling }) => spelling),
  });
  return matches as VocabularyMatches;
}

const rowsOfTerm = (rows: readonly VocabularyRow[], index: number): VocabularyRow[] =>
  rows.filter(({ term }) => term === index + 1);

// A whole part number finds its product first, then the products whose text has the number itself, nothing similar.
const toNumberTerm = (code: string, rows: readonly VocabularyRow[]): QueryTerm => ({
  input: code,
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
  return candidates.length > 0 ? { ...term, candidates, isCorrected: true } : term;
}
