import {
  addDoubt,
  type ClauseDoubt,
  type EngineText,
  type FitmentClause,
  hasEngine,
  hasYears,
  joinNotes,
} from "./clause.ts";
import { type ClauseBuilder, rawOf } from "./clause-builder.ts";
import { writtenEngine } from "./engines.ts";
import { CORE_KINDS, type FitmentItem } from "./items.ts";
import { positionTexts } from "./positions.ts";
import type { FitmentToken } from "./tokens.ts";
import { CODE_WORDS, NOISE_WORDS } from "./words.ts";

/** Of a clause; it waits for a decision anyway. */
const MAX_DOUBTS = 6;
const MAX_SHARED_ENGINES = 20;
export const POSITION_AXES = ["end", "height", "side"] as const;
const SILENT_KINDS: ReadonlySet<FitmentItem["kind"]> = new Set(["separator", "open", "close", "colon", "make"]);
const CONDITION_STARTS: ReadonlySet<string> = new Set(["com", "sem", "c", "s", "so", "somente", "apenas"]);

/**
 * What a line without names says about the lines around it. `core`: its engines and years, if it says nothing else.
 * `isForNext`: it may be about the lines below it too.
 */
export type LineCondition = {
  text: string;
  positions: FitmentClause["positions"] | undefined;
  core: FitmentClause | undefined;
  isForNext: boolean;
};

/** `exceto Rallye`, `com ABS`, `Traseira`, `Motor: 1.6 8v` as a line of its own; not a heading, nor a code. */
export function conditionOf({ items, tokens, clauses }: ClauseBuilder): LineCondition | undefined {
  const found = items.filter((item) => !SILENT_KINDS.has(item.kind) && !isCode(item, tokens));
  const [first] = clauses;
  if (isHeadingLine({ items, tokens }) || found.length === 0 || !first) return undefined;
  const isOnly = (isSuch: (kind: FitmentItem["kind"]) => boolean) => found.every(({ kind }) => isSuch(kind));
  const startsAt = (at: number) => CONDITION_STARTS.has(tokens[at]?.form ?? "");
  return {
    text: rawOf({ tokens }, 0, tokens.length),
    positions: isOnly((kind) => kind === "position") ? first.positions : undefined,
    core: isOnly((kind) => CORE_KINDS.has(kind)) && clauses.length === 1 && first.makes.size === 0 ? first : undefined,
    isForNext: found.some(({ kind, from }) =>
      kind === "unknown" ? startsAt(from) || startsAt(from - 1) : !CORE_KINDS.has(kind) && kind !== "position",
    ),
  };
}

/** `Aplicação:`, `Veículos incompatíveis`. */
export function isHeadingLine({ items, tokens }: Pick<ClauseBuilder, "items" | "tokens">): boolean {
  const last = items.at(-1);
  if (last?.kind === "colon") return true;
  return (
    last?.kind === "exception" && tokens.slice(last.to).every(({ form }) => NOISE_WORDS.has(form) || form === "com")
  );
}

function isCode({ kind, from, to }: FitmentItem, tokens: readonly FitmentToken[]): boolean {
  if (kind !== "unknown" || !CODE_WORDS.has(tokens[from]?.form ?? "")) return false;
  return tokens.slice(from, to).every(({ form }) => CODE_WORDS.has(form) || /[\d.:º°#-]/.test(form));
}

export const isWhole = (core: FitmentClause): boolean => hasEngine(core) && hasYears(core);

/** Gives what is written on a line of its own to the clauses of the lines before it that lack just that. */
export function fillClauses(clauses: readonly FitmentClause[], core: FitmentClause): boolean {
  const lacking = clauses.filter((clause) => lacksAll(clause, core));
  for (const clause of lacking) takeCore(clause, core);
  return lacking.length > 0;
}

const lacksAll = (clause: FitmentClause, core: FitmentClause): boolean =>
  (core.engines.length === 0 || !hasEngine(clause)) &&
  (core.ranges.length === 0 || !hasYears(clause)) &&
  core.flags.length === 0;

/** What a line of its own says may be of a clause that lacks it. */
export function takeCore(clause: FitmentClause, core: FitmentClause | undefined): void {
  if (!core) return;
  const text = core.flags.join("/");
  if (text) addDoubt(clause, { kind: "shared", text, choices: () => [[{}], []] });
  if (hasEngine(clause) && hasYears(clause)) return;
  clause.unknown.unshift(...core.unknown);
  if (!hasEngine(clause) && core.engines.length > 0) {
    clause.sharedEngines = addEngines(clause.sharedEngines, core.engines);
    clause.hasLineEngines = true;
  }
  if (hasYears(clause) || core.ranges.length === 0) return;
  clause.ranges = [...core.ranges];
  clause.hasSharedYears = true;
}

/** Adds engines that are not there yet: several lines may say the same about one clause. */
function addEngines(engines: readonly EngineText[], added: readonly EngineText[]): readonly EngineText[] {
  if (engines.length >= MAX_SHARED_ENGINES) return engines;
  const byText = new Map([...engines, ...added].map((engine) => [writtenEngine(engine), engine]));
  return [...byText.values()].slice(0, MAX_SHARED_ENGINES);
}

/** A question about the clauses that the condition may narrow. */
export function doubtClauses(clauses: readonly FitmentClause[], condition: LineCondition, doubt: ClauseDoubt): void {
  for (const clause of clauses)
    if (clause.doubts.length < MAX_DOUBTS && canNarrow(clause, condition)) addDoubt(clause, doubt);
}

function canNarrow(clause: FitmentClause, { core, positions }: LineCondition): boolean {
  if (core && isWhole(core)) return !hasEngine(clause) || !hasYears(clause);
  return (
    positions === undefined || POSITION_AXES.some((axis) => positions[axis].length > clause.positions[axis].length)
  );
}

/** `condition`: it may grow by the next lines. `kind`: a question about the lines below is another one. */
export const conditionDoubt = (
  condition: Pick<LineCondition, "text" | "positions">,
  kind: "shared" | "words",
): ClauseDoubt => ({
  kind,
  get text() {
    return condition.text;
  },
  choices: ({ note, position }) => [
    [{}],
    condition.positions
      ? positionTexts(condition.positions).map((text) => ({ position: joinPositions(position, text) }))
      : [{ note: joinNotes(note, condition.text) }],
  ],
});

const joinPositions = (one: string, other: string): string => (one ? `${one} ${other.toLowerCase()}` : other);

/** Lines of conditions below each other are one question. */
export function joinConditions(before: LineCondition | undefined, next: LineCondition): LineCondition {
  const areTexts = before && [before, next].every(({ core, positions }) => !core && !positions);
  if (!areTexts) return next;
  before.text = joinNotes(before.text, next.text);
  before.isForNext ||= next.isForNext;
  return before;
}
