import { addDoubt, isComplete } from "./clause.ts";
import { isWhole } from "./conditions.ts";
import type { FitmentDictionary } from "./dictionary.ts";
import { CORE_KINDS, type FitmentItem } from "./items.ts";
import type { FitmentLine } from "./line.ts";
import { namedFamilies } from "./shared.ts";

const RANGE_SIGNS = /^([-/>]|a|ate)$/;

/** What a line break may have cut in two is a question about both lines. */
export function doubtLineBreak(
  before: FitmentLine | undefined,
  next: FitmentLine,
  dictionary: FitmentDictionary,
): void {
  if (!before) return;
  const isCut = cutsYears(before, next) || cutsName(before, next, dictionary) || cutsClause(before, next);
  if (!isCut && !isListOfNames(before, next)) return;
  const text = `${before.text} ${next.text}`.slice(0, 200);
  for (const clause of [...before.named, ...next.named])
    addDoubt(clause, { kind: "reading", text, choices: () => [[{}], []] });
}

/** `2009` / `a 2012`, `2009 a` / `2012`, `2012 +` / `Voyage`. A sign that begins both lines is none of years. */
function cutsYears(before: FitmentLine, next: FitmentLine): boolean {
  const last = before.tokens.at(-1);
  const first = next.tokens[0]?.form ?? "";
  if (last?.form === "+" && !last.glued) return true;
  const years = before.items.findLast(({ kind }) => kind === "years");
  if (!years || before.tokens.length - years.to > 1) return false;
  const startsWithSign = RANGE_SIGNS.test(first);
  if (startsWithSign && first === before.tokens[0]?.form) return false;
  const isSingle = years.kind === "years" && years.ranges.every(({ from, to }) => from === to);
  return (startsWithSign && isSingle) || next.items.find(({ kind }) => kind !== "separator")?.kind === "years";
}

/** `Grand` / `Siena`, `G.` / `Siena`. */
function cutsName(before: FitmentLine, next: FitmentLine, { names }: FitmentDictionary): boolean {
  const [last, first] = [before.tokens.findLast(({ form }) => form !== "."), next.tokens[0]];
  return last?.isWord === true && first?.isWord === true && names.has(last.form + first.form);
}

/** `Gol 1.0` / `8v, Voyage 1.6`, `Gol 1.0` / `2009/2012 Voyage`; not if each line begins so. */
function cutsClause(before: FitmentLine, next: FitmentLine): boolean {
  const lead = leadOf(next);
  const hasCore = lead.some(({ kind }) => CORE_KINDS.has(kind));
  if (before.named.length === 0) return hasCore && before.clauses.some(isComplete);
  if (lead.length === 0 || lead[0]?.kind === leadOf(before)[0]?.kind) return false;
  return lead.some(({ kind }) => kind === "separator") || (hasCore && !before.named.every(isWhole));
}

/** What is written before the first name, without makes. */
function leadOf({ items, named }: FitmentLine): FitmentItem[] {
  if (named.length === 0) return [];
  const end = items.findIndex(({ kind }) => kind === "name");
  const start = items.findIndex(({ kind }) => !/^(separator|open|make)$/.test(kind));
  return items.slice(start, end).filter(({ kind }) => kind !== "make");
}

/** `CG 150` / `Titan`: names that say nothing else, and then others. */
function isListOfNames(before: FitmentLine, next: FitmentLine): boolean {
  const isAlone = before.named.length > 0 && !before.named.some(isComplete);
  const known = new Set(before.named.flatMap(({ names }) => names.flatMap(namedFamilies)));
  return isAlone && next.named.some(({ names }) => names.flatMap(namedFamilies).some((family) => !known.has(family)));
}
