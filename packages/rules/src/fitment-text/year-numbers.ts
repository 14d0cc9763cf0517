import { type FitmentToken, formAt } from "./tokens.ts";
import { MONTHS } from "./words.ts";

/** `null`: no end, or no beginning. `note`: months, which a fitment cannot hold. */
export type YearSpan = { from: number | null; to: number | null; note: string };
/** `others`: what the text may mean as well. */
export type YearDoubt = { kind: "months" | "reversed" | "list" | "after" | "open"; others: readonly YearSpan[][] };
export type YearRange = YearSpan & { raw: string; doubt?: YearDoubt };
/** `isShort`: all years have two digits. `isList`: years are listed one by one. */
export type YearsMatch = { ranges: YearRange[]; next: number; isShort: boolean; isList: boolean };

export type Year = { year: number; hasMonth: boolean; isNumeric: boolean; digits: number; next: number };
export type YearReader = { tokens: readonly FitmentToken[]; thisYear: number };

const OLDEST = 1950;
export const RANGE_SIGNS = new Set(["/", "-", ">", "~", "_", "a", "ate", "ao", "..", "…"]);
export const TODAY_WORDS = new Set(["atual", "hoje", "atualmente", "presente", "agora"]);

export type YearMatch = { range: (YearSpan & { doubt?: YearDoubt })[]; next: number; years: readonly Year[] };

export function withDoubt<Range extends YearSpan & { doubt?: YearDoubt }>(
  range: Range,
  kind: YearDoubt["kind"],
  others: YearSpan[][],
): Range {
  return range.doubt ? range : { ...range, doubt: { kind, others } };
}

export const yearSpan = (from: number | null, to: number | null, note = ""): YearSpan => ({ from, to, note });

export type YearEnd = { year: Year | null; next: number };

/** What ends a range: a sign and a year, or a sign and today. */
export function readEnd(reader: YearReader, at: number): YearEnd | undefined {
  const sign = formAt(reader, at);
  if (!RANGE_SIGNS.has(sign) && !/^\.{2,}$/.test(sign)) return undefined;
  const next = sign === "a" && formAt(reader, at + 1) === "ate" ? at + 2 : at + 1;
  const first = /^[oa]$/.test(formAt(reader, next)) ? next + 1 : next;
  if (TODAY_WORDS.has(formAt(reader, first))) return { year: null, next: first + 1 };
  const year = readYear(reader, first);
  return year && { year, next: year.next };
}

export function readYear(reader: YearReader, at: number): Year | undefined {
  const form = formAt(reader, at);
  const named = /^[a-z]{3,9}$/.test(form) ? MONTHS.get(form.slice(0, 3)) : undefined;
  const sign = /^(\/|de)$/.test(formAt(reader, at + 1)) ? 1 : 0;
  const isMonth = /^(0?[1-9]|1[0-2])$/.test(form) && formAt(reader, at + 1) === "/";
  const dated = named || isMonth ? readNumber(reader, at + 1 + sign) : undefined;
  if (dated && (named || dated.digits === 4)) return { ...dated, hasMonth: true, isNumeric: !named };
  return readNumber(reader, at);
}

function readNumber({ tokens, thisYear }: YearReader, at: number): Year | undefined {
  const form = tokens[at]?.form ?? "";
  if (!/^(\d{4}|\d{2})$/.test(form)) return undefined;
  const year = form.length === 4 ? Number(form) : expandYear(Number(form), thisYear);
  if (year < OLDEST || year > thisYear + 2) return undefined;
  return { year, hasMonth: false, isNumeric: true, digits: form.length, next: at + 1 };
}

export const expandYear = (short: number, thisYear: number): number =>
  short <= (thisYear % 100) + 1 ? 2000 + short : 1900 + short;
