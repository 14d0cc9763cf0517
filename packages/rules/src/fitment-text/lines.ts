import { addDoubt, type ClauseDoubt, type FitmentClause, isComplete } from "./clause.ts";
import { rawOf } from "./clause-builder.ts";
import {
  conditionDoubt,
  conditionOf,
  doubtClauses,
  fillClauses,
  isWhole,
  joinConditions,
  type LineCondition,
  takeCore,
} from "./conditions.ts";
import type { FitmentDictionary } from "./dictionary.ts";
import { type FitmentLine, readFitmentLine } from "./line.ts";
import { doubtLineBreak } from "./line-breaks.ts";
import {
  contextOfNameless,
  contextOfNames,
  EMPTY_CONTEXT,
  type LineContext,
  type LineNames,
  MAX_NAMES_LENGTH,
  takeContext,
} from "./line-context.ts";
import { doubtRestrictions, shareAmongClauses } from "./shared.ts";

/** `isOpen`: the next line may say more about its names. */
export type ReadLine = { line: string; clauses: { clause: FitmentClause; text: string }[]; isOpen: boolean };

/** `condition` and `last`: those of the line before. */
type Reader = {
  dictionary: FitmentDictionary;
  lines: ReadLine[];
  named: FitmentClause[];
  context: LineContext;
  condition: LineCondition | undefined;
  last: FitmentLine | undefined;
  visits: number;
};

/** Looks at clauses for what lines without names say about them. A text with more is read up to there. */
const MAX_VISITS = 500_000;

/** The clauses of each line, with what other lines say about them. `isCut`: not all lines were read. */
export function readLines(
  dictionary: FitmentDictionary,
  texts: readonly string[],
): { lines: ReadLine[]; isCut: boolean } {
  const reader: Reader = {
    dictionary,
    lines: [],
    named: [],
    context: EMPTY_CONTEXT,
    condition: undefined,
    last: undefined,
    visits: 0,
  };
  for (const text of texts) if (reader.visits <= MAX_VISITS) readLine(reader, text);
  doubtRestrictions(reader.named);
  return { lines: reader.lines, isCut: reader.visits > MAX_VISITS };
}

function readLine(reader: Reader, text: string): void {
  const { dictionary, context } = reader;
  const line = readFitmentLine(text, { dictionary, makes: context.makes });
  if (line.named.length > 0) addNamedLine(reader, line);
  else addNamelessLine(reader, line);
}

function addNamedLine(reader: Reader, line: FitmentLine): void {
  const { dictionary, context } = reader;
  finishLine(reader, line, context.core);
  doubtLineBreak(reader.last, line, dictionary);
  const isOpen = line.clauses.length === 1 && line.named.every((clause) => !isComplete(clause)) && !line.exception;
  reader.lines.push(toReadLine(line, isOpen));
  reader.context = contextOfNames(line, context, isOpen);
  reader.condition = undefined;
  reader.last = line;
}

/** What the lines before and the clauses beside them say about the clauses. */
function finishLine(reader: Reader, line: FitmentLine, core: FitmentClause | undefined): void {
  for (const clause of line.named) takeContext(clause, reader.context);
  shareAmongClauses(line.clauses, line.hasHeading);
  for (const clause of line.named) takeCore(clause, core);
  reader.named.push(...line.named);
}

const toReadLine = ({ text, tokens, clauses }: FitmentLine, isOpen: boolean): ReadLine => ({
  line: text,
  clauses: clauses.map((clause) => ({ clause, text: rawOf({ tokens }, clause.from, clause.to) })),
  isOpen,
});

/** Engines and years without names are about those of the lines before; what else it says may be too. */
function addNamelessLine(reader: Reader, line: FitmentLine): void {
  const { dictionary, context, named } = reader;
  reader.visits += named.length;
  const name = context.names?.clause.names.at(-1);
  const found = conditionOf(name ? readFitmentLine(line.text, { dictionary, makes: context.makes, name }) : line);
  const condition = found && joinConditions(reader.condition, found);
  const isJoined = condition === reader.condition;
  const names = takesNames(line) ? context.names : undefined;
  const { core } = condition ?? {};
  const isFilled = !names?.isHeading && core !== undefined && !isWhole(core) && fillClauses(named, core);
  if (condition && !isFilled && !isJoined && !names?.isHeading)
    doubtClauses(named, condition, conditionDoubt(condition, "shared"));
  const isTaken = names !== undefined && !isFilled && addToNames(reader, line, names);
  if (!isTaken) {
    doubtLineBreak(reader.last, line, dictionary);
    reader.lines.push(toReadLine(line, false));
  }
  if (!isTaken && !isFilled && line.items.length > 0) reader.last = line;
  reader.context = contextOfNameless(line, { ...reader.context, isNewHeading: context.isNewHeading }, condition);
  if (isTaken) reader.context.core = context.core;
  reader.condition = condition;
}

const takesNames = ({ clauses: [first] }: FitmentLine): boolean =>
  first !== undefined && first.unknown.length === 0 && first.makes.size === 0 && isComplete(first);

/** Reads the line as if the names were written before it. That is certain only of a heading. */
function addToNames(reader: Reader, { text }: FitmentLine, names: LineNames): boolean {
  const { dictionary, context, lines, named } = reader;
  const line = readFitmentLine(`${names.text} ${text}`, { dictionary, makes: context.makes });
  if (line.named.length === 0) return false;
  const isDone = line.named.every(isWhole);
  const isFirst = names.text === names.base;
  const doubt: ClauseDoubt = { kind: "shared", text: names.base, choices: () => [[{}], []] };
  const open = lines.at(-1)?.isOpen ? lines.pop() : undefined;
  if (open) named.length -= open.clauses.filter(({ clause }) => clause.names.length > 0).length;
  // `Gol Power 1.6 09/12, Rallye` / `1.6 14/16`, `Gol` / `1.0 06/08` / `09/12`.
  else if (names.isHeading ? !isDone : names.clause.last === "other")
    for (const clause of reader.last?.named ?? []) addDoubt(clause, doubt);
  for (const clause of line.named) {
    clause.isExcluded ||= names.clause.isExcluded;
    for (const one of names.clause.doubts) addDoubt(clause, one);
    if (!isDone || !names.isHeading || !isFirst) addDoubt(clause, doubt);
  }
  finishLine(reader, line, context.core);
  const isOpen = !isDone && names.isHeading && line.text.length < MAX_NAMES_LENGTH;
  lines.push(toReadLine(line, isOpen));
  reader.last = line;
  reader.context = { ...context, names: { ...names, text: isOpen ? line.text : names.base } };
  return true;
}
