import type { Tenant } from "../../platform/database/tenant.ts";

/** Finds published products of a company by text. An unknown input finds nothing; it is never an error. */
export type SearchEngine = {
  search(tenant: Tenant, input: string, limit: number): Promise<SearchHits>;
  /** The same while the visitor is typing: the last word may be the start of another one. */
  suggest(tenant: Tenant, input: string, limit: number): Promise<SearchHits>;
  parse(tenant: Tenant, input: string): Promise<ParsedQuery>;
  findAllHits(tenant: Tenant, query: ParsedQuery): Promise<ScoredIds>;
  /** The input as the catalog spells it, where a word was corrected. */
  correct(tenant: Tenant, query: ParsedQuery): Promise<string | undefined>;
  /** The words of the input that the catalog has, where there are several words. */
  findRecognizedTerms(tenant: Tenant, query: ParsedQuery): Promise<string[]>;
};

export type SearchHits = {
  ids: readonly string[];
  version: number;
};

/** Product ids of 16 bytes each, and a score as a 32-bit integer for each. */
export type ScoredIds = { ids: Buffer; scores: Buffer };

export type ParsedQuery = {
  exactMatches: string[];
  prefixMatches: string[];
  terms: QueryTerm[];
  version: number;
};

/** A typed word, and the words of the catalog (best first) and the products that it may stand for. */
export type QueryTerm = { input: string; candidates: Candidate[]; productIds: string[]; isCorrected: boolean };

/** How a word of the catalog relates to the typed one, best first. */
export const MATCH_KINDS = ["exact", "inflection", "synonym", "prefix", "typo"] as const;

export type Candidate = { word: string; kind: (typeof MATCH_KINDS)[number]; score: number; productCount: number };
