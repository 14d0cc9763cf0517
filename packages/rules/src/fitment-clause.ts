import type { FamilyName, FitmentDictionary } from "./fitment-dictionary.ts";
import type { FitmentToken } from "./fitment-text-tokens.ts";
import type { YearRange } from "./fitment-text-years.ts";

export type EngineText = { litres: string; valves: string; words: string[] };
export type FamilyMention = { names: readonly FamilyName[]; raw: string; isTypo: boolean };

/** What a stretch of text says about one group of families. */
export type FitmentClause = {
  makes: ReadonlySet<string>;
  families: FamilyMention[];
  versionWords: string[];
  engines: EngineText[];
  /** Engine words that belong to no size: `turbo`, `diesel`. */
  engineWords: string[];
  ranges: YearRange[];
  isAllYears: boolean;
  /** Its years are written behind a later family. */
  hasSharedYears: boolean;
  generations: { form: string; raw: string }[];
  fuels: string[];
  position: string;
  side: string;
  body: string[];
  quantity: number | null;
  notes: string[];
  unknown: string[];
  exceptions: { clause: FitmentClause; raw: string }[];
  last: "family" | "engine" | "years" | null;
};

export const emptyClause = (makes: ReadonlySet<string> = new Set()): FitmentClause => ({
  makes,
  families: [],
  versionWords: [],
  engines: [],
  engineWords: [],
  ranges: [],
  isAllYears: false,
  hasSharedYears: false,
  generations: [],
  fuels: [],
  position: "",
  side: "",
  body: [],
  quantity: null,
  notes: [],
  unknown: [],
  exceptions: [],
  last: null,
});

/** The next clause about the same families. */
export const continueClause = ({ makes, families, position, side, generations }: FitmentClause): FitmentClause => ({
  ...emptyClause(makes),
  families: [...families],
  generations: [...generations],
  position,
  side,
  last: "family",
});

export const hasAttributes = ({ engines, ranges, engineWords, versionWords }: FitmentClause): boolean =>
  engines.length + ranges.length + engineWords.length + versionWords.length > 0;

export type ClauseScan = {
  dictionary: FitmentDictionary;
  tokens: readonly FitmentToken[];
  clauses: FitmentClause[];
  clause: FitmentClause;
  isAfterMake: boolean;
};

export function startClause(scan: ClauseScan, clause: FitmentClause): void {
  scan.clauses.push(clause);
  scan.clause = clause;
}
