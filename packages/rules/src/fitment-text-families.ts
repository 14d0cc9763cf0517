import type { FamilyMention, FitmentClause } from "./fitment-clause.ts";
import type { FamilyName, FitmentDictionary } from "./fitment-dictionary.ts";
import { type FitmentToken, joinRaw } from "./fitment-text-tokens.ts";
import { deletionVariants, isOneTypoApart } from "./typo.ts";

export type FamilyMatch = { mention: FamilyMention; next: number };
export type MakeMatch = { makes: ReadonlySet<string>; next: number };

const MAX_WORDS = 4;
const YEAR = /^(19|20)\d\d$/;

type Position = { tokens: readonly FitmentToken[]; at: number; afterMake: boolean };

/** The longest name of a family that begins here. Words may be joined by blanks and hyphens. */
export function matchFamily(
  { familyNames }: FitmentDictionary,
  clause: FitmentClause,
  { tokens, at, afterMake }: Position,
): FamilyMatch | undefined {
  for (const next of wordEnds(tokens, at)) {
    const names = familyNames.get(joinForms(tokens, at, next));
    if (!names) continue;
    const usable = afterMake ? names : names.filter(({ needsMake }) => !needsMake || isNumberOfSeries(tokens, at));
    const ofMake = usable.filter(({ family }) => clause.makes.has(family.make));
    const chosen = ofMake.length > 0 ? ofMake : usable;
    if (chosen.length > 0)
      return { mention: { names: chosen, raw: joinRaw(tokens.slice(at, next)), isTypo: false }, next };
  }
  const mention = matchGlued(familyNames, tokens[at]);
  return mention && { mention, next: at + 1 };
}

/** `VM270`: a family and a word of its versions. */
function matchGlued(familyNames: FitmentDictionary["familyNames"], token: FitmentToken | undefined) {
  const [, name = "", word = ""] = /^([a-z]{2,})(\d{3,4})$/.exec(token?.form ?? "") ?? [];
  const names = familyNames.get(name)?.filter(({ family }) => family.versionsByWord.has(word)) ?? [];
  if (names.length === 0) return undefined;
  return { names: names.map((one) => ({ ...one, words: [word] })), raw: token?.raw ?? "", isTypo: false };
}

/** `307` at the beginning of a text, which is no year. */
const isNumberOfSeries = (tokens: readonly FitmentToken[], at: number): boolean =>
  at === 0 && !YEAR.test(tokens[at]?.form ?? "");

/** The second of `CG 125/150`, `206/207`, `208/2008`: only its number is written. */
export function matchSeries(
  { familyNames }: FitmentDictionary,
  { names }: FamilyMention,
  tokens: readonly FitmentToken[],
  at: number,
): FamilyMatch | undefined {
  const number = tokens[at + 1];
  if (tokens[at]?.form !== "/" || !number || !/^\d{3,4}$/.test(number.form)) return undefined;
  if (YEAR.test(number.form) && !tokens.slice(at + 2).some(({ form }) => YEAR.test(form))) return undefined;
  for (const { family } of names) {
    const letters = /^[a-z]*/.exec(family.family.toLowerCase().replace(/[^a-z0-9]/g, ""))?.[0] ?? "";
    const found = (familyNames.get(letters + number.form) ?? []).filter((one) => one.family.make === family.make);
    if (found.length > 0) return { mention: { names: found, raw: number.raw, isTypo: false }, next: at + 2 };
  }
  return undefined;
}

export function matchMake({ makes }: FitmentDictionary, tokens: readonly FitmentToken[], at: number) {
  for (const next of wordEnds(tokens, at)) {
    const found = makes.get(joinForms(tokens, at, next));
    if (found) return { makes: found, next } satisfies MakeMatch;
  }
  return undefined;
}

/** Families whose names are one typo away from this word. */
export function matchTypo(dictionary: FitmentDictionary, clause: FitmentClause, { form, raw }: FitmentToken) {
  const candidates = new Set(deletionVariants(form).flatMap((variant) => dictionary.namesByTypo.get(variant) ?? []));
  const names = [...candidates]
    .filter((name) => isOneTypoApart(name, form))
    .flatMap((name): readonly FamilyName[] => dictionary.familyNames.get(name) ?? []);
  const ofMake = names.filter(({ family }) => clause.makes.has(family.make));
  const chosen = ofMake.length > 0 ? ofMake : names;
  return chosen.length > 0 ? ({ names: chosen, raw, isTypo: true } satisfies FamilyMention) : undefined;
}

const joinForms = (tokens: readonly FitmentToken[], at: number, next: number): string =>
  tokens
    .slice(at, next)
    .map(({ form, isWord }) => (isWord ? form.replace(".", "") : ""))
    .join("");

/** The ends of the next one to four words, the longest first. */
function wordEnds(tokens: readonly FitmentToken[], at: number): number[] {
  const ends: number[] = [];
  let next = at;
  while (ends.length < MAX_WORDS && tokens[next]?.isWord) {
    if (next > at && tokens[next]?.form.includes(".")) break;
    next += 1;
    ends.unshift(next);
    if (/^[-.]$/.test(tokens[next]?.form ?? "")) next += 1;
  }
  return ends;
}
