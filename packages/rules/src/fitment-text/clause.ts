import type { FitmentDraft } from "../fitment-draft.ts";
import type { FitmentTextDoubt } from "./doubts.ts";
import type { NameItem } from "./items.ts";
import type { EngineFlag, PositionAxis } from "./words.ts";
import type { YearRange } from "./year-numbers.ts";

export type EngineText = { liters: string; valves: string; flags: EngineFlag[] };
/** A question about all rows of a clause. */
export type ClauseDoubt = {
  kind: FitmentTextDoubt["kind"];
  text: string;
  choices: (row: FitmentDraft) => Partial<FitmentDraft>[][];
};

/** What a stretch of a line says about one group of names. Without names it says nothing. */
export type FitmentClause = {
  makes: ReadonlySet<string>;
  names: NameItem[];
  engines: EngineText[];
  /** Kinds of engines without a size: `diesel`. */
  flags: EngineFlag[];
  ranges: YearRange[];
  isAllYears: boolean;
  generations: { form: string; raw: string }[];
  fuels: string[];
  bodies: string[];
  positions: Readonly<Record<PositionAxis, string[]>>;
  quantity: number | null;
  notes: string[];
  unknown: string[];
  doubts: ClauseDoubt[];
  exclusions: FitmentClause[];
  isExcluded: boolean;
  /** In how many brackets its names are. */
  depth: number;
  /** How far it is from the clause before: 0 by a blank, up to 3 by a semicolon. */
  gap: number;
  /** Kinds of what is written before its names. */
  lead: ReadonlySet<"engine" | "years">;
  /** Its years are those of a neighbor. */
  hasSharedYears: boolean;
  /** Engines of a neighbor, which may be its own. */
  sharedEngines: readonly EngineText[];
  /** Some of them are on a line of their own. */
  hasLineEngines: boolean;
  /** What was written before its engines and years: it holds for more of them. */
  head: FitmentClause | undefined;
  /** Whether it has notes of the clause before. */
  hasInheritedNotes: boolean;
  /** What is written last. */
  last: "name" | "engine" | "years" | "other" | null;
  from: number;
  to: number;
};

export const emptyClause = (at = 0): FitmentClause => ({
  makes: new Set(),
  names: [],
  engines: [],
  flags: [],
  ranges: [],
  isAllYears: false,
  generations: [],
  fuels: [],
  bodies: [],
  positions: { end: [], height: [], side: [] },
  quantity: null,
  notes: [],
  unknown: [],
  doubts: [],
  exclusions: [],
  isExcluded: false,
  depth: 0,
  gap: 0,
  lead: new Set(),
  hasSharedYears: false,
  sharedEngines: [],
  hasLineEngines: false,
  head: undefined,
  hasInheritedNotes: false,
  last: null,
  from: at,
  to: at,
});

export const hasEngine = ({ engines, flags }: FitmentClause): boolean => engines.length + flags.length > 0;
export const hasYears = ({ ranges, isAllYears }: FitmentClause): boolean => ranges.length > 0 || isAllYears;
export const hasPosition = ({ positions: { end, height, side } }: FitmentClause): boolean =>
  end.length + height.length + side.length > 0;

export const isComplete = (clause: FitmentClause): boolean => hasEngine(clause) || hasYears(clause);

/** Whether anything is written behind its last name: another name begins another clause. */
export const isDescribed = ({ last }: FitmentClause): boolean => last !== null && last !== "name";

/** What holds for all engines and years of the same names. */
export const headOf = (clause: FitmentClause): FitmentClause => ({
  ...emptyClause(clause.from),
  makes: clause.makes,
  names: [...clause.names],
  generations: [...clause.generations],
  fuels: [...clause.fuels],
  bodies: [...clause.bodies],
  positions: {
    end: [...clause.positions.end],
    height: [...clause.positions.height],
    side: [...clause.positions.side],
  },
  notes: [...clause.notes],
  unknown: [...clause.unknown],
  doubts: [...clause.doubts],
  isExcluded: clause.isExcluded,
  last: "name",
});

/** It is uncertain whether an exception includes it. */
export const exceptionDoubt = (text: string): ClauseDoubt => ({
  kind: "exception",
  text,
  choices: ({ excluded }) => [[{}], [{ excluded: !excluded }]],
});

export const joinNotes = (...notes: readonly string[]): string =>
  [...new Set(notes.filter(Boolean))].join(", ").slice(0, 500);

/** A clause with as many names, engines or years stays text; more notes than that are not shown. */
export const MAX_VALUES = 200;

export function addValues<Value>(values: Value[], ...added: readonly Value[]): void {
  values.push(...added.slice(0, Math.max(0, MAX_VALUES - values.length)));
}

const MAX_DOUBTS = 20;

export function addDoubt(clause: FitmentClause, doubt: ClauseDoubt): void {
  if (clause.doubts.length >= MAX_DOUBTS) return;
  const isKnown = clause.doubts.some(({ kind, text }) => kind === doubt.kind && text === doubt.text);
  if (!isKnown) clause.doubts.push(doubt);
}

type OpenSpan = { from: number | null; to: number | null };

export const areOverlapping = (one: OpenSpan, other: OpenSpan): boolean =>
  (one.from ?? 0) <= (other.to ?? 9999) && (other.from ?? 0) <= (one.to ?? 9999);

export const containsYears = (one: OpenSpan, other: OpenSpan): boolean =>
  (one.from ?? 0) <= (other.from ?? 0) && (one.to ?? 9999) >= (other.to ?? 9999);
