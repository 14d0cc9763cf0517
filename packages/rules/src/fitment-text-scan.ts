import {
  type ClauseScan,
  continueClause,
  emptyClause,
  type FitmentClause,
  hasAttributes,
  startClause,
} from "./fitment-clause.ts";
import type { FitmentDictionary } from "./fitment-dictionary.ts";
import { matchAttribute } from "./fitment-text-attributes.ts";
import { matchFamily, matchMake, matchSeries, matchTypo } from "./fitment-text-families.ts";
import { type FitmentToken, joinRaw } from "./fitment-text-tokens.ts";
import { CONNECTORS, EXCEPTION_WORDS, NOISE_WORDS } from "./fitment-text-words.ts";
import { matchYears } from "./fitment-text-years.ts";

/** `before`: the last clause of the piece before, whose make and families carry over. */
export function scanClauses(
  dictionary: FitmentDictionary,
  tokens: readonly FitmentToken[],
  before: FitmentClause | undefined,
): FitmentClause[] {
  const first = emptyClause(before?.makes);
  const scan: ClauseScan = { dictionary, tokens, clauses: [first], clause: first, isAfterMake: false };
  let at = 0;
  while (at < tokens.length) at = scanToken(scan, at);
  carryFamilies(scan.clauses, before);
  shareYears(scan.clauses);
  return scan.clauses;
}

function scanToken(scan: ClauseScan, at: number): number {
  const { tokens, dictionary, clause } = scan;
  const token = tokens[at] as FitmentToken;
  const wasAfterMake = scan.isAfterMake;
  scan.isAfterMake = false;
  const exception = matchException(tokens, at);
  if (exception) return scanException(scan, at, exception);
  const family = token.isWord && matchFamily(dictionary, clause, { tokens, at, afterMake: wasAfterMake });
  if (family) return addFamily(scan, family);
  const make = token.isWord && matchMake(dictionary, tokens, at);
  if (make) {
    if (clause.families.length > 0 && hasAttributes(clause)) startClause(scan, emptyClause());
    scan.clause.makes = make.makes;
    scan.isAfterMake = true;
    return make.next;
  }
  const years = matchYears(tokens, at, dictionary.thisYear);
  if (years) {
    if (clause.families.length > 0 && clause.ranges.length > 0 && clause.last === "engine")
      startClause(scan, continueClause(clause));
    scan.clause.ranges.push(...years.ranges);
    scan.clause.last = "years";
    return years.next;
  }
  const attribute = matchAttribute(scan, at);
  if (attribute) return attribute;
  return scanUnknown(scan, at);
}

function addFamily(scan: ClauseScan, match: NonNullable<ReturnType<typeof matchFamily>>): number {
  const { clause } = scan;
  if (clause.families.length > 0 && hasAttributes(clause)) startClause(scan, emptyClause(clause.makes));
  const { families } = scan.clause;
  let { next, mention } = match;
  const add = () => {
    const isKnown = families.some(({ names }) => names[0]?.family === mention.names[0]?.family);
    if (!isKnown) families.push(mention);
    if (mention.names.length === 1) scan.clause.versionWords.push(...(mention.names[0]?.words ?? []));
  };
  add();
  for (;;) {
    const series = matchSeries(scan.dictionary, mention, scan.tokens, next);
    if (!series) break;
    ({ next, mention } = series);
    add();
  }
  scan.clause.last = "family";
  return next;
}

function scanUnknown(scan: ClauseScan, at: number): number {
  const token = scan.tokens[at] as FitmentToken;
  const isSilent = !token.isWord || NOISE_WORDS.has(token.form) || CONNECTORS.has(token.form);
  if (isSilent) return at + 1;
  const typo = matchTypo(scan.dictionary, scan.clause, token);
  if (typo) return addFamily(scan, { mention: typo, next: at + 1 });
  scan.clause.unknown.push(token.raw);
  return at + 1;
}

/** The position after `exceto`, `não serve no`. */
function matchException(tokens: readonly FitmentToken[], at: number): number | undefined {
  const [form, second] = [tokens[at]?.form ?? "", tokens[at + 1]?.form ?? ""];
  if (EXCEPTION_WORDS.has(form)) return at + 1;
  return (form === "nao" || form === "n") && /^serve/.test(second) ? at + 2 : undefined;
}

function scanException(scan: ClauseScan, at: number, from: number): number {
  const { tokens, dictionary, clause } = scan;
  const closing = tokens.findIndex(({ form }, index) => index >= from && form === ")");
  const to = closing < 0 ? tokens.length : closing;
  const rest = tokens.slice(from, to);
  const [first = emptyClause()] = scanClauses(dictionary, rest, undefined);
  clause.exceptions.push({ clause: first, raw: joinRaw(tokens.slice(at, to)) });
  return to + 1;
}

function carryFamilies(clauses: readonly FitmentClause[], before: FitmentClause | undefined): void {
  for (const clause of clauses)
    if (before && clause.families.length === 0 && hasAttributes(clause)) clause.families.push(...before.families);
}

/** `Gol 1.0, Voyage 1.6 2009/2013`: the years may be those of all. */
function shareYears(clauses: readonly FitmentClause[]): void {
  for (const [index, clause] of clauses.entries()) {
    if (clause.ranges.length > 0 || clause.families.length === 0 || clause.isAllYears) continue;
    const later = clauses.slice(index + 1).find(({ ranges }) => ranges.length > 0);
    if (!later) continue;
    clause.ranges.push(...later.ranges);
    clause.hasSharedYears = true;
  }
}
