import { addDoubt, type FitmentClause, hasEngine, hasPosition, hasYears } from "./clause.ts";
import type { NameItem } from "./items.ts";
import { positionTexts } from "./positions.ts";

const FAR = 3;

/** What one clause of a line lacks may be written in another: it is a question. */
export function shareAmongClauses(clauses: readonly FitmentClause[], hasHeading: boolean): void {
  const named = clauses.filter(({ names, isExcluded }) => names.length > 0 && !isExcluded);
  shareYears(named);
  shareEngines(named);
  sharePositions(named, hasHeading);
  for (const { names } of named) shareModelWords(names);
}

/** `Gol/Voyage 1.0 2009/2012, somente Voyage com ABS`: what is said again with less may narrow what was said before. */
export function doubtRestrictions(clauses: readonly FitmentClause[]): void {
  const seen = new Map<string, FitmentClause[]>();
  for (const clause of clauses) {
    const text = clause.names.map(({ raw }) => raw).join("/");
    const isRestriction = clause.isExcluded || (hasCondition(clause) && (clause.hasSharedYears || !hasYears(clause)));
    for (const family of clause.names.flatMap(namedFamilies)) {
      const before = seen.get(family) ?? [];
      seen.set(family, before);
      if (isRestriction)
        for (const one of before.splice(0)) addDoubt(one, { kind: "reading", text, choices: () => [[{}], []] });
      if (!clause.isExcluded) before.push(clause);
    }
  }
}

const hasCondition = ({ names, notes, bodies, fuels, unknown, positions }: FitmentClause): boolean =>
  names.some(isOfSomeModels) ||
  [notes, bodies, fuels, unknown, positions.end, positions.height, positions.side].some(({ length }) => length > 0);

const isOfSomeModels = ({ names, wordGroups }: NameItem): boolean =>
  wordGroups.length > 0 || names.some(({ families }) => families.some(({ models }) => models !== null));

export const namedFamilies = ({ names }: NameItem): string[] =>
  names.flatMap(({ families }) => families.map(({ family }) => `${family.make} ${family.family}`));

/** `YBR/Factor 125`. */
function shareModelWords(names: readonly NameItem[]): void {
  const last = names.findLast(({ wordGroups }) => wordGroups.length > 0);
  for (const name of names)
    if (last && name !== last && name.wordGroups.length === 0) name.sharedGroups = last.wordGroups;
}

/** `Gol 1.0, Voyage 1.6 2009/2013`: the next years, or else the ones before. */
function shareYears(clauses: readonly FitmentClause[]): void {
  const later = new Map<FitmentClause, FitmentClause>();
  let donor: FitmentClause | undefined;
  for (const clause of clauses.toReversed()) {
    if (clause.ranges.length > 0) donor = clause;
    else if (donor) later.set(clause, donor);
  }
  let before: FitmentClause | undefined;
  for (const clause of clauses) {
    const lacksYears = !hasYears(clause) && clause.generations.length === 0;
    const shared = later.get(clause) ?? before;
    if (clause.ranges.length > 0) before = clause;
    if (!lacksYears || !shared) continue;
    clause.ranges = shared.ranges.map((range) => ({ ...range }));
    clause.hasSharedYears = true;
    // One question for both.
    if (!hasEngine(clause) && shared === later.get(clause)) clause.engines = shared.engines;
  }
}

/** Engines before the first name, or those of the next clause that has some and is not far, or else of the one before. */
function shareEngines(clauses: readonly FitmentClause[]): void {
  const [first] = clauses;
  const lead = first?.lead.has("engine") ? first : undefined;
  const later = new Map<FitmentClause, FitmentClause>();
  let donor: FitmentClause | undefined;
  for (const clause of clauses.toReversed()) {
    if (hasEngine(clause)) donor = clause;
    else if (donor) later.set(clause, donor);
    if (clause.gap >= FAR) donor = undefined;
  }
  let before: FitmentClause | undefined;
  for (const [at, clause] of clauses.entries()) {
    const isOfSame = clauses[at - 1]?.names[0] === clause.names[0];
    if (clause.gap >= FAR && !isOfSame) before = undefined;
    if (hasEngine(clause)) before = clause;
    else if (!clause.exclusions.some(hasEngine))
      clause.sharedEngines = (lead ?? later.get(clause) ?? before)?.engines ?? [];
  }
}

function sharePositions(clauses: readonly FitmentClause[], hasHeading: boolean): void {
  const donor = clauses.find(hasPosition);
  if (!donor) return;
  for (const clause of clauses) {
    if (hasPosition(clause)) continue;
    if (hasHeading && donor === clauses[0]) clause.positions = donor.positions;
    else {
      const texts = positionTexts(donor.positions);
      const text = texts.join("/");
      addDoubt(clause, { kind: "shared", text, choices: () => [[{}], texts.map((position) => ({ position }))] });
    }
  }
}
