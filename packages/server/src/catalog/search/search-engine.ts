import type { FitVehicle } from "@pecacerta/rules/fitment";
import type { MeasureRole } from "@pecacerta/rules/measure-kind";
import type { PartKind } from "@pecacerta/rules/part-kinds";
import type { Tenant } from "../../platform/database/tenant.ts";
import type { VehicleYears } from "./read-vehicle-years.ts";
import type { ModelYears } from "./vehicle-generations.ts";

/** Finds published products of a company by text. An unknown input finds nothing; it is never an error. */
export type SearchEngine = {
  search(tenant: Tenant, input: string, options: SearchOptions): Promise<SearchHits>;
  /** The same while the visitor is typing: the last word may be the start of another one. */
  suggest(tenant: Tenant, input: string, options: SearchOptions): Promise<SearchHits>;
  /** Without the words that leave no product (`droppedTerms`). */
  parse(tenant: Tenant, input: string): Promise<ParsedQuery>;
  findAllHits(tenant: Tenant, query: ParsedQuery): Promise<ScoredIds>;
  /** The input as the catalog spells it, where a word was corrected. */
  correct(tenant: Tenant, query: ParsedQuery): Promise<string | undefined>;
};

/** Hits that fit `vehicle` come first, those that do not last. */
export type SearchOptions = { limit: number; vehicle?: FitVehicle };

export type SearchHits = {
  ids: readonly string[];
  version: number;
  droppedTerms: readonly string[];
  missingPart?: MissingPart;
  partialYears?: PartialYears;
};

/** Words of an input about years that no product serves all, and those of them that the products serve, if they are few. */
export type PartialYears = { terms: string[]; served: ModelYears[] };

/** Words of an input whose part no product states for the vehicle that the input names, if it names one. */
export type MissingPart = { part: string; vehicle: string; fitsOthers?: boolean };

/** More than the words of a query score together: the hits of a better pass score this much above those of the next. */
export const PASS_SCORE = 1000;

/** Product ids of 16 bytes each, and a score as a 32-bit integer for each. */
export type ScoredIds = { ids: Buffer; scores: Buffer };

export type ParsedQuery = {
  /** Products with the whole input as a number, or as the digits at its end (`isNumberWhole` false). */
  exactMatches: string[];
  isNumberWhole: boolean;
  prefixMatches: string[];
  terms: QueryTerm[];
  ofParts?: QueryParts;
  vehicle?: VehicleScope;
  /** Without the vehicle that the input names, only products without a list of vehicles can be meant. */
  isVehicleDropped?: boolean;
  droppedTerms: string[];
  kinds: readonly PartKind[];
  /** Types of vehicles that the company has parts for, where the input names a type. */
  fittedTypes?: readonly number[];
  /** Equipment that a name or a note of the fitments must state: `com abs`. */
  notedEquipment?: string[];
  missingPart?: MissingPart;
  partialYears?: PartialYears;
  version: number;
};

export const EMPTY_QUERY: Omit<ParsedQuery, "version"> = {
  exactMatches: [],
  isNumberWhole: false,
  prefixMatches: [],
  terms: [],
  droppedTerms: [],
  kinds: [],
};

/** `hasSets`: products of all parts come first. `isImplied`: no comma or `e` is between them. `isApart`: inputs of their own. */
export type QueryParts = { queries: ParsedQuery[]; hasSets: boolean; isImplied?: boolean; isApart?: boolean };

/** What a term is about; a vehicle's make, family and version are met by fitments. A measure has several terms. */
export type TermRole = "text" | "packing" | MeasureRole | "vehicle" | "version" | "year";

export const isOfVehicle = ({ role }: { role: TermRole }): boolean =>
  role === "vehicle" || role === "version" || role === "year";

export type VehicleScope = VehicleYears &
  VehicleEngine & {
    families: { type: number; make: string; family: string }[];
    scopes?: string[];
  };

export type VehicleEngine = { engine: string[]; otherEngines?: string[]; isDiesel?: boolean };

/** A typed word, and the words of the catalog (best first) and the products that it may stand for. */
export type QueryTerm = {
  input: string;
  role: TermRole;
  candidates: Candidate[];
  productIds: string[];
  categories?: { id: string; productCount: number }[];
  /** The term is a whole part number or bar code, or the digits at its end. */
  isNumber: boolean;
  isCorrected: boolean;
  vehicleName?: string;
  /** What a version may be instead: the `12v` of a part are valves or volts. */
  asQuantity?: Candidate[];
};

export const hasCandidates = ({ candidates, productIds, categories = [] }: QueryTerm): boolean =>
  candidates.length + productIds.length + categories.length > 0;

/** How a word of the catalog relates to the typed one, best first. */
export const MATCH_KINDS = ["exact", "inflection", "synonym", "prefix", "typo"] as const;

export type Candidate = { word: string; kind: (typeof MATCH_KINDS)[number]; score: number; productCount: number };
