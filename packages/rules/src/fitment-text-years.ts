import { type FitmentToken, joinRaw } from "./fitment-text-tokens.ts";
import { MONTHS } from "./fitment-text-words.ts";

/** `null`: no end, or no beginning. `note`: months, which a fitment cannot hold. */
export type YearRange = { from: number | null; to: number | null; note: string; doubt?: YearDoubt };
/** `other`: what the text may mean as well. */
export type YearDoubt = {
  kind: "months" | "reversed" | "list" | "after";
  other: readonly { from: number | null; to: number | null }[];
};

type Year = { year: number; month: number | null; digits: number; next: number; isSlashed: boolean };
export type YearsMatch = { ranges: YearRange[]; next: number };

const OLDEST = 1950;
const LIST_SIGNS = new Set(["/", ",", "e"]);
const OPEN_WORDS = [
  ["em", "diante"],
  ["em", "dia"],
  ["adiante"],
  ["diante"],
  ["acima"],
  ["pra", "frente"],
  ["p", "/", "frente"],
  ["para", "frente"],
  ["para", "cima"],
];
const TODAY_WORDS = new Set(["atual", "hoje", "atualmente", "presente", "agora"]);
const FROM_WORDS = [
  ["a", "partir", "de"],
  ["apartir", "de"],
  ["a", "partir"],
  ["apartir"],
  ["desde"],
  ["apos"],
  ["depois", "de"],
];
const UNTIL_WORDS = [["ate"], ["antes", "de"]];

/** Years that begin at this token, in all forms that sellers use; undefined where none do. */
export function matchYears(tokens: readonly FitmentToken[], at: number, thisYear: number): YearsMatch | undefined {
  const reader = { tokens, thisYear };
  return matchBound(reader, at) ?? matchList(reader, at) ?? matchRange(reader, at);
}

type Reader = { tokens: readonly FitmentToken[]; thisYear: number };

const formAt = ({ tokens }: Reader, at: number): string => tokens[at]?.form ?? "";

const startsWith = (reader: Reader, at: number, phrases: readonly (readonly string[])[]): number =>
  phrases.find((phrase) => phrase.every((word, step) => formAt(reader, at + step) === word))?.length ?? 0;

/** `a partir de 2009`, `até 2012`, `> 2017`. */
function matchBound(reader: Reader, at: number): YearsMatch | undefined {
  const from = startsWith(reader, at, FROM_WORDS) || (formAt(reader, at) === ">" ? 1 : 0);
  const until = startsWith(reader, at, UNTIL_WORDS) || (formAt(reader, at) === "<" ? 1 : 0);
  const year = from + until > 0 ? readMonthYear(reader, at + from + until, true) : undefined;
  if (!year) return undefined;
  const note = noteOf(reader, at, year, year);
  if (until) return { ranges: [{ from: null, to: year.year, note }], next: year.next };
  const end = readEnd(reader, year.next);
  if (end) return { ranges: [toRange(reader, at, year, end)], next: end.next };
  const isAfter = /^(apos|depois)$/.test(formAt(reader, at));
  const doubt = isAfter ? { doubt: { kind: "after", other: [{ from: year.year + 1, to: null }] } as const } : {};
  return { ranges: [{ from: year.year, to: null, note, ...doubt }], next: openEnd(reader, year.next) ?? year.next };
}

/** At least three years, or years without any range: `2009, 2010 e 2011`, `99/00/01`. */
function matchList(reader: Reader, at: number): YearsMatch | undefined {
  const years: Year[] = [];
  let next = at;
  for (;;) {
    const year = readYear(reader, next);
    if (!year) break;
    years.push(year);
    next = year.next;
    const sign = formAt(reader, next);
    if (LIST_SIGNS.has(sign) && readYear(reader, next + 1)) next += 1;
  }
  const numbers = years.map(({ year }) => year);
  const isListed =
    numbers.length >= 3 && numbers.every((year, index) => index === 0 || year > (numbers[index - 1] ?? 0));
  const areRanges = hasAlternatingSlashes(reader, years);
  const last = years.at(-1);
  if (!isListed || areRanges || !last || readEnd(reader, last.next) || openEnd(reader, last.next)) return undefined;
  return { ranges: mergeYears(numbers), next: last.next };
}

const hasAlternatingSlashes = (reader: Reader, years: readonly Year[]): boolean =>
  years.length % 2 === 0 && years.every(({ next }, index) => (formAt(reader, next) === "/") === (index % 2 === 0));

function mergeYears(years: readonly number[]): YearRange[] {
  const ranges: { from: number; to: number; note: string }[] = [];
  for (const year of years) {
    const last = ranges.at(-1);
    if (last && last.to + 1 === year) last.to = year;
    else ranges.push({ from: year, to: year, note: "" });
  }
  return ranges;
}

/** `2009/2012`, `09 a 12`, `07/2008 a 12/2010`, `2009>`, `2009 em diante`, `2009`. */
function matchRange(reader: Reader, at: number): YearsMatch | undefined {
  const from = readMonthYear(reader, at, false) ?? readYear(reader, at);
  if (!from) return undefined;
  const end = readEnd(reader, from.next);
  if (end) return { ranges: [toRange(reader, at, from, end)], next: end.next };
  const open = openEnd(reader, from.next);
  const note = noteOf(reader, at, from, from);
  if (open) return { ranges: [{ from: from.year, to: null, note }], next: open };
  if (from.isSlashed) return matchSlashedMonth(reader, at, from);
  if (from.digits < 4) return undefined;
  const second = readYear(reader, from.next);
  if (second && second.digits === 4 && second.year > from.year && !readEnd(reader, second.next)) {
    const [first, last] = [from.year, second.year];
    const doubt = {
      kind: "list",
      other: [
        { from: first, to: first },
        { from: last, to: last },
      ],
    } as const;
    return { ranges: [{ from: first, to: last, note, ...(last > first + 1 && { doubt }) }], next: second.next };
  }
  return { ranges: [{ from: from.year, to: from.year, note }], next: from.next };
}

/** `08/2012` may be August 2012, or 2008 to 2012. */
function matchSlashedMonth({ thisYear }: Reader, _at: number, { month, year, next }: Year): YearsMatch {
  const short = expandYear(month ?? 0, thisYear);
  const doubt = { kind: "months", other: [{ from: year, to: year }] } as const;
  return { ranges: [{ from: Math.min(short, year), to: Math.max(short, year), note: "", doubt }], next };
}

type End = { year: Year | null; next: number; isMonthly: boolean };

/** What ends a range: a sign and a year, or a sign and today. */
function readEnd(reader: Reader, at: number): End | undefined {
  const sign = formAt(reader, at);
  if (!/^(\/|-|–|—|a|ate|ao|_|\.+|…)$/.test(sign)) return undefined;
  const next = sign === "a" && formAt(reader, at + 1) === "ate" ? at + 2 : at + 1;
  const first = formAt(reader, next) === "o" || formAt(reader, next) === "a" ? next + 1 : next;
  if (TODAY_WORDS.has(formAt(reader, first)) || formAt(reader, first) === "frente")
    return { year: null, next: first + 1, isMonthly: false };
  const year = readMonthYear(reader, first, false) ?? readYear(reader, first);
  return year && { year, next: year.next, isMonthly: year.month !== null };
}

function toRange(reader: Reader, at: number, from: Year, { year: to }: End): YearRange {
  if (!to) return { from: from.year, to: null, note: noteOf(reader, at, from, from) };
  const note = noteOf(reader, at, from, to);
  if (from.year <= to.year) return { from: from.year, to: to.year, note };
  const doubt = { kind: "reversed", other: [{ from: from.year, to: null }] } as const;
  return { from: to.year, to: from.year, note, doubt };
}

/** The position after `em diante`, `>`, `+` or dots. */
function openEnd(reader: Reader, at: number): number | undefined {
  const words = startsWith(reader, at, OPEN_WORDS);
  if (words) return at + words;
  if (/^(>+|\.{2,}|…+|\++)$/.test(formAt(reader, at))) return at + 1;
  if (!/^[/-]$/.test(formAt(reader, at))) return undefined;
  if (/^(>+|\.{2,}|…+|\++)$/.test(formAt(reader, at + 1))) return at + 2;
  const ends = at + 1 >= reader.tokens.length;
  return ends ? at + 1 : undefined;
}

function readYear({ tokens, thisYear }: Reader, at: number): Year | undefined {
  const token = tokens[at];
  if (!token || !/^(\d{4}|\d{2})$/.test(token.form)) return undefined;
  const number = Number(token.form);
  const year = token.form.length === 4 ? number : expandYear(number, thisYear);
  if (year < OLDEST || year > thisYear + 2) return undefined;
  return { year, month: null, digits: token.form.length, next: at + 1, isSlashed: false };
}

const expandYear = (short: number, thisYear: number): number =>
  short <= (thisYear % 100) + 1 ? 2000 + short : 1900 + short;

/** `07/2008`, `jan/2007`. `bound`: after `até` and the like, a year alone too. */
function readMonthYear(reader: Reader, at: number, bound: boolean): Year | undefined {
  const named = MONTHS.get(formAt(reader, at).slice(0, 3));
  const slash = formAt(reader, at + 1) === "/" || formAt(reader, at + 1) === "de" ? 1 : 0;
  const isNumber = /^(0?[1-9]|1[0-2])$/.test(formAt(reader, at)) && formAt(reader, at + 1) === "/";
  const year = named || isNumber ? readYear(reader, at + 1 + slash) : undefined;
  if (year && (named ? /^[a-z]{3,9}$/.test(formAt(reader, at)) : year.digits === 4)) {
    const month = named ?? Number(formAt(reader, at));
    return { ...year, month, isSlashed: !named && !bound };
  }
  return bound ? readYear(reader, at) : undefined;
}

const noteOf = ({ tokens }: Reader, at: number, from: Year, to: Year): string =>
  from.month === null && to.month === null ? "" : joinRaw(tokens.slice(at, to.next));
