import type { FitmentToken } from "./tokens.ts";

/** `after` and `before` leave open whether the year itself counts. */
export type BoundKind = "from" | "after" | "until" | "before" | "between" | "dots";

export const BOUND_PHRASES: readonly (readonly [BoundKind, string])[] = [
  ["from", "a partir de"],
  ["from", "a partir do"],
  ["from", "apartir de"],
  ["from", "apartir do"],
  ["from", "a partir"],
  ["from", "apartir"],
  ["from", "desde"],
  ["from", "> ="],
  ["from", "≥"],
  ["after", "apos"],
  ["after", "pos"],
  ["after", "pos -"],
  ["after", "depois de"],
  ["after", "depois"],
  ["after", "acima de"],
  ["after", "superior a"],
  ["after", "superiores a"],
  ["after", "superior"],
  ["after", "posterior a"],
  ["after", "posteriores a"],
  ["after", "posterior"],
  ["after", "mais novo que"],
  ["after", "maior que"],
  ["after", ">"],
  ["until", "ate"],
  ["until", "< ="],
  ["until", "≤"],
  ["before", "pre"],
  ["before", "pre -"],
  ["before", "antes de"],
  ["before", "antes"],
  ["before", "abaixo de"],
  ["before", "inferior a"],
  ["before", "inferiores a"],
  ["before", "inferior"],
  ["before", "anterior a"],
  ["before", "anteriores a"],
  ["before", "anterior"],
  ["before", "mais antigo que"],
  ["before", "mais velho que"],
  ["before", "menor que"],
  ["before", "<"],
  ["between", "entre"],
];

export const END_PHRASES: readonly (readonly ["from" | "until", string])[] = [
  ["from", "em diante"],
  ["from", "adiante"],
  ["from", "diante"],
  ["from", "acima"],
  ["from", "e acima"],
  ["from", "pra frente"],
  ["from", "p / frente"],
  ["from", "para frente"],
  ["from", "para cima"],
  ["from", "pra cima"],
  ["from", "p / cima"],
  ["from", "ou superior"],
  ["from", "ou superiores"],
  ["from", "e superior"],
  ["from", "e superiores"],
  ["from", "ou mais"],
  ["from", "ou mais novo"],
  ["from", "ou posterior"],
  ["from", "e posterior"],
  ["from", "e posteriores"],
  ["from", "/ frente"],
  ["until", "para tras"],
  ["until", "pra tras"],
  ["until", "p / tras"],
  ["until", "para baixo"],
  ["until", "pra baixo"],
  ["until", "p / baixo"],
  ["until", "ou inferior"],
  ["until", "ou inferiores"],
  ["until", "e inferior"],
  ["until", "e inferiores"],
  ["until", "ou menos"],
  ["until", "ou mais antigo"],
  ["until", "ou mais velho"],
  ["until", "ou anterior"],
  ["until", "ou anteriores"],
  ["until", "e anterior"],
  ["until", "e anteriores"],
  ["until", "e abaixo"],
  ["until", "abaixo"],
];

type Phrase<Kind> = { kind: Kind; forms: string[] };

const YEAR_WORDS = new Set(["ano", "anos", "o", "de"]);

/** By their first words. The longest phrase is first. */
function indexPhrases<Kind>(phrases: readonly (readonly [Kind, string])[]): ReadonlyMap<string, Phrase<Kind>[]> {
  const list = phrases.map(([kind, text]) => ({ kind, forms: text.split(" ") }));
  const sorted = list.toSorted((one, other) => other.forms.length - one.forms.length);
  return Map.groupBy(sorted, ({ forms }) => forms[0] as string);
}

const BOUNDS = indexPhrases(BOUND_PHRASES);
const ENDS = indexPhrases(END_PHRASES);

const findPhrase = <Kind>(
  index: ReadonlyMap<string, Phrase<Kind>[]>,
  tokens: readonly FitmentToken[],
  at: number,
): Phrase<Kind> | undefined =>
  index.get(tokens[at]?.form ?? "")?.find(({ forms }) => forms.every((form, step) => tokens[at + step]?.form === form));

/** Dots, or words, before a year, with `o ano` after them. */
export function matchBoundWords(tokens: readonly FitmentToken[], at: number) {
  if (isDots(tokens[at]?.form)) return matchDots(tokens, at);
  const phrase = findPhrase(BOUNDS, tokens, at);
  if (!phrase) return undefined;
  let next = at + phrase.forms.length;
  while (YEAR_WORDS.has(tokens[next]?.form ?? "")) next += 1;
  return { kind: phrase.kind, next };
}

export const isDots = (form: string | undefined): boolean => form !== undefined && /^(\.{2,}|…+)$/.test(form);

/** `.../2010`, `... a 2010`; the dots of `Gol... 2010` may end a sentence. */
function matchDots(tokens: readonly FitmentToken[], at: number): { kind: BoundKind; next: number } | undefined {
  const sign = tokens[at + 1]?.form ?? "";
  const next = /^([/-]|a)$/.test(sign) ? at + 2 : at + 1;
  const isSentence = next === at + 1 && tokens[at]?.glued === true && tokens[next]?.glued === false;
  const isYear = (/^[/-]$/.test(sign) ? /^(\d{2}|\d{4})$/ : /^\d{4}$/).test(tokens[next]?.form ?? "");
  return isYear && !isSentence ? { kind: "dots", next } : undefined;
}

/** `isUnclear`: it may as well be nothing but a sign. */
type OpenEnd = { kind: "from" | "until"; next: number; isUnclear: boolean };

/** What follows a year that is the first or last one: `em diante`, `>`, `+`, dots, `para trás`. */
export function matchOpenEnd(tokens: readonly FitmentToken[], at: number): OpenEnd | undefined {
  const phrase = findPhrase(ENDS, tokens, at);
  if (phrase) return { kind: phrase.kind, next: at + phrase.forms.length, isUnclear: false };
  const form = tokens[at]?.form ?? "";
  if (/^>+$/.test(form) || isDots(form)) return { kind: "from", next: at + 1, isUnclear: false };
  if (/^\++$/.test(form)) return matchPlus(tokens, at);
  if (!/^[/-]$/.test(form)) return undefined;
  const sign = tokens[at + 1]?.form ?? "";
  if (/^(>+|\++)$/.test(sign) || isDots(sign)) return { kind: "from", next: at + 2, isUnclear: false };
  return isEnd(tokens, at + 1) ? { kind: "from", next: at + 1, isUnclear: true } : undefined;
}

/** `2012+`, but `2012 + Voyage` is a list. */
function matchPlus(tokens: readonly FitmentToken[], at: number): OpenEnd | undefined {
  if (isEnd(tokens, at + 1)) return { kind: "from", next: at + 1, isUnclear: false };
  const isApart = tokens[at]?.glued === true && tokens[at + 1]?.glued === false;
  return isApart ? { kind: "from", next: at + 1, isUnclear: true } : undefined;
}

const isEnd = (tokens: readonly FitmentToken[], at: number): boolean =>
  tokens[at] === undefined || /^[/.,;|)\]\t]$/.test(tokens[at].form);
