import { type FitmentToken, formAt, joinRaw } from "./tokens.ts";
import { matchYearList } from "./year-lists.ts";
import {
  expandYear,
  readEnd,
  readYear,
  withDoubt,
  type Year,
  type YearEnd,
  type YearMatch,
  type YearReader,
  type YearSpan,
  type YearsMatch,
  yearSpan,
} from "./year-numbers.ts";
import { type BoundKind, isDots, matchBoundWords, matchOpenEnd } from "./year-words.ts";

/** Years that begin at this token, in all forms that sellers use; undefined where none do. */
export function matchYears(tokens: readonly FitmentToken[], at: number, thisYear: number): YearsMatch | undefined {
  const reader = { tokens, thisYear };
  const bound = matchBoundWords(tokens, at);
  const match = bound ? matchBound(reader, at, bound) : (matchYearList(reader, at) ?? matchRange(reader, at));
  if (!match) return undefined;
  const { range, next, years } = match;
  const ranges = range.map((one) => ({ ...one, raw: joinRaw(tokens, at, next) }));
  return {
    next,
    ranges: isCutShort(reader, next) ? ranges.map((one) => withDoubt(one, "list", [])) : ranges,
    isShort: !bound && years.every(({ digits }) => digits === 2),
    isList: years.length > 2,
  };
}

/** `2009/5`: more follows than was read. */
const isCutShort = (reader: YearReader, next: number): boolean =>
  /^[/>~_-]$/.test(formAt(reader, next)) &&
  reader.tokens[next]?.glued === true &&
  reader.tokens[next + 1]?.glued === true &&
  /^\d/.test(formAt(reader, next + 1));

/** `a partir de 2009`, `até 2012`, `< 2009`. */
function matchBound(
  reader: YearReader,
  at: number,
  { kind, next }: { kind: BoundKind; next: number },
): YearMatch | undefined {
  const first = readYear(reader, next);
  if (!first) return undefined;
  const end = readEnd(reader, first.next);
  const after = end?.next ?? matchOpenEnd(reader.tokens, first.next)?.next ?? first.next;
  const years = end?.year ? [first, end.year] : [first];
  const note = years.some(({ hasMonth }) => hasMonth) ? joinRaw(reader.tokens, at, after) : "";
  if (kind === "dots" && after !== first.next) return undefined;
  if (kind === "between") return end?.year ? matchRange(reader, next) : undefined;
  const isFrom = kind === "from" || kind === "after";
  const make = (year: number) => (isFrom ? yearSpan(year, null, note) : yearSpan(null, year, note));
  if (end?.year && (!isFrom || formAt(reader, first.next) === "/")) return shortDate(reader, { at, first, end, make });
  if (isFrom && end) {
    const range = yearSpan(first.year, end.year?.year ?? null, note);
    const others = [[{ ...range, from: first.year + 1 }]];
    return { range: [kind === "after" ? withDoubt(range, "after", others) : range], next: after, years };
  }
  const range = make(first.year);
  if (kind === "from" || kind === "until" || kind === "dots") return { range: [range], next: after, years };
  const other = make(first.year + (isFrom ? 1 : -1));
  return { range: [withDoubt(other, "after", [[range]])], next: after, years };
}

type ShortDate = { at: number; first: Year; end: YearEnd; make: (year: number) => YearSpan };

/** `até 09/12` may be September 2012, 2009, or 2012. */
function shortDate({ tokens }: YearReader, { at, first, end, make }: ShortDate): YearMatch {
  const last = end.year?.year ?? first.year;
  const range = { ...make(last), note: joinRaw(tokens, at, end.next) };
  return { range: [withDoubt(range, "months", [[make(last)], [make(first.year)]])], next: end.next, years: [first] };
}

/** `2009/2012`, `09 a 12`, `07/2008 a 12/2010`, `2009>`, `2009 em diante`, `2009`. */
function matchRange(reader: YearReader, at: number): YearMatch | undefined {
  const first = readYear(reader, at);
  if (!first) return undefined;
  const end = readEnd(reader, first.next);
  if (end) return rangeMatch(reader, at, { first, end });
  const note = first.hasMonth ? joinRaw(reader.tokens, at, first.next) : "";
  const single = yearSpan(first.year, first.year, note);
  const open = matchOpenEnd(reader.tokens, first.next);
  if (open) {
    const range = open.kind === "until" ? yearSpan(null, first.year, note) : yearSpan(first.year, null, note);
    return {
      range: [open.isUnclear ? withDoubt(range, "open", [[single]]) : range],
      next: open.next,
      years: [first],
    };
  }
  if (first.isNumeric && first.hasMonth) return monthMatch(reader, at, first);
  if (first.digits < 4) return undefined;
  const range = isBehindSign(reader, at) ? withDoubt(single, "open", [[yearSpan(null, first.year)]]) : single;
  return { range: [range], next: first.next, years: [first] };
}

/** `/2010`, `- 2010` may be up to that year, unless the sign begins the line. */
function isBehindSign({ tokens }: YearReader, at: number): boolean {
  const form = formAt({ tokens }, at - 1);
  const isBullet = at === 1 && tokens[at]?.glued === false;
  return !isBullet && (/^(\/|-+|\*+)$/.test(form) || isDots(form));
}

/** `08/2012` may be August 2012, or 2008 to 2012. */
function monthMatch({ tokens, thisYear }: YearReader, at: number, first: Year): YearMatch {
  const short = expandYear(Number(tokens[at]?.form), thisYear);
  const range = yearSpan(first.year, first.year, joinRaw(tokens, at, first.next));
  const other = yearSpan(Math.min(short, first.year), Math.max(short, first.year));
  return { range: [withDoubt(range, "months", [[other]])], next: first.next, years: [first] };
}

function rangeMatch(reader: YearReader, at: number, { first, end }: { first: Year; end: YearEnd }): YearMatch {
  const years = end.year ? [first, end.year] : [first];
  const note = years.some(({ hasMonth }) => hasMonth) ? joinRaw(reader.tokens, at, end.next) : "";
  const [from, to] = [first.year, end.year?.year ?? null];
  const open = to === null ? undefined : matchOpenEnd(reader.tokens, end.next);
  const more = to === null ? undefined : readEnd(reader, end.next)?.year;
  if (more && more.year !== to) {
    const singles = [first.year, to ?? from, more.year].map((year) => yearSpan(year, year));
    const whole = yearSpan(Math.min(from, more.year), Math.max(from, more.year));
    return { range: [withDoubt(whole, "list", [singles])], next: more.next, years: [...years, more] };
  }
  if (!first.hasMonth && end.year?.hasMonth && end.year.isNumeric) {
    const date = yearSpan(end.year.year, end.year.year, note);
    return {
      range: [withDoubt(date, "months", [[yearSpan(Math.min(from, end.year.year), end.year.year)]])],
      next: end.next,
      years,
    };
  }
  if (to !== null && from > to) {
    const other = [yearSpan(from, null, note)];
    return { range: [withDoubt(yearSpan(to, from, note), "reversed", [other])], next: end.next, years };
  }
  const range = yearSpan(from, to, note);
  if (!open) return { range: [range], next: end.next, years };
  const isDangling = open.isUnclear && /^[/-]$/.test(formAt(reader, end.next));
  return {
    range: [isDangling ? range : withDoubt(range, "open", [[yearSpan(from, null, note)]])],
    next: open.next,
    years,
  };
}
