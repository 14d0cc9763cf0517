import { NO_END_YEAR } from "./fitment.ts";
import { joinRaw, tokenizeFitmentText } from "./fitment-text/tokens.ts";
import { expandYear, readEnd, readYear, type YearReader } from "./fitment-text/year-numbers.ts";
import { matchBoundWords, matchOpenEnd } from "./fitment-text/year-words.ts";
import { normalizeForSearch } from "./text.ts";

type YearSpan = { from: number; to: number };

/** Years of a query. `required`: those that a part should serve all; without it, any of them. */
export type YearPhrase = YearSpan & { input: string; required: YearSpan };

const OLDEST_YEAR = 1950;
const TEMPORAL = /^(?:antes|depois|apos|pos|pre|anterior|posterior)/;
const DECADE_WORD = /^(?:anos|decada)$/;
const DECADE = /^(?:[089]0|[1-7]0|(?:19|20)\d0)$/;
const YEAR = /^(?:19|20)?\d\d$/;
const RANGE_SIGN = /^(?:a|ate)$/;

type Match = Omit<YearPhrase, "input"> & { next: number };

const openSpan = (kind: "from" | "until", year: number, next: number): Match =>
  kind === "from"
    ? { from: year, to: NO_END_YEAR, required: { from: year, to: year }, next }
    : { from: OLDEST_YEAR, to: year, required: { from: year, to: year }, next };

const wholeSpan = (from: number, to: number, next: number): Match => ({ from, to, required: { from, to }, next });

/** Splits an input into text and phrases of years: `antes de 2010`, `2012 em diante`, `anos 90`. */
export function splitYearPhrases(input: string, thisYear: number): (string | YearPhrase)[] {
  const text = input.normalize("NFC");
  const tokens = tokenizeFitmentText(text);
  const reader: YearReader = { tokens, thisYear };
  const parts: (string | YearPhrase)[] = [];
  let end = 0;
  let cursor = 0;
  for (let at = 0; at < tokens.length; ) {
    const match = matchDecade(reader, at) ?? matchYear(reader, at) ?? matchBound(reader, at) ?? matchSpan(reader, at);
    const start = text.indexOf(tokens[at]?.raw ?? "", cursor);
    const next = match?.next ?? at + 1;
    for (const { raw } of tokens.slice(at, next)) cursor = text.indexOf(raw, cursor) + raw.length;
    if (match) {
      const { from, to, required } = match;
      parts.push(text.slice(end, start), { input: normalizeForSearch(joinRaw(tokens, at, next)), from, to, required });
      end = cursor;
    }
    at = next;
  }
  return [...parts, text.slice(end)].filter((part) => typeof part !== "string" || part.trim() !== "");
}

/** `anos 90`, `decada de 2010`, but no `anos 2010 a 2012`. */
function matchDecade({ tokens, thisYear }: YearReader, at: number): Match | undefined {
  if (!DECADE_WORD.test(tokens[at]?.form ?? "")) return undefined;
  const year = tokens[at + 1]?.form === "de" ? at + 2 : at + 1;
  const form = tokens[year]?.form ?? "";
  if (!DECADE.test(form) || /^(?:[-/,]|a|ate|e|\d+)$/.test(tokens[year + 1]?.form ?? "")) return undefined;
  const short = Number(form) + (Number(form) > thisYear % 100 ? 1900 : 2000);
  const from = form.length === 4 ? Number(form) : short;
  return wholeSpan(from, from + 9, year + 1);
}

/** `ano 90`, but no `ano 90 a 92`. */
function matchYear({ tokens, thisYear }: YearReader, at: number): Match | undefined {
  const form = tokens[at + 1]?.form ?? "";
  if (tokens[at]?.form !== "ano" || !/^\d\d$/.test(form)) return undefined;
  if (/^(?:[-/,+]|a|ate|e|em|ou|\d+)$/.test(tokens[at + 2]?.form ?? "")) return undefined;
  const year = expandYear(Number(form), thisYear);
  return wholeSpan(year, year, at + 2);
}

/** `antes de 2010`, `a partir de 2010`; the end of `2008 ate 2012` is none. */
function matchBound(reader: YearReader, at: number): Match | undefined {
  const { tokens } = reader;
  const bound = matchBoundWords(tokens, at);
  const isEnd = bound?.kind === "until" && YEAR.test(tokens[at - 1]?.form ?? "");
  const year = bound && !isEnd ? readYear(reader, bound.next) : undefined;
  if (!bound || !year || year.hasMonth) return undefined;
  const { kind } = bound;
  const isTemporal = year.next === tokens.length && TEMPORAL.test(tokens[at]?.form ?? "");
  if ((year.digits < 4 && !isTemporal) || readEnd(reader, year.next)) return undefined;
  if (kind === "from" || kind === "until") return openSpan(kind, year.year, year.next);
  if (kind === "after") return openSpan("from", year.year + 1, year.next);
  return kind === "before" ? openSpan("until", year.year - 1, year.next) : undefined;
}

/** `2012 em diante`, `2009 ou anterior`, `2016 a 2017`. */
function matchSpan(reader: YearReader, at: number): Match | undefined {
  const { tokens } = reader;
  if (!/^(?:19|20)\d\d$/.test(tokens[at]?.form ?? "")) return undefined;
  const first = readYear(reader, at);
  const isPart = at > 0 && /^(?:a|ate|e|[-/]|\d+)$/.test(tokens[at - 1]?.form ?? "");
  if (!first || first.hasMonth || isPart) return undefined;
  const open = matchOpenEnd(tokens, first.next);
  if (open && !open.isUnclear) return openSpan(open.kind, first.year, open.next);
  const end = RANGE_SIGN.test(tokens[first.next]?.form ?? "") ? readEnd(reader, first.next) : undefined;
  const last = end?.year;
  if (end && last === null) return openSpan("from", first.year, end.next);
  return last && last.digits === 4 && last.year === first.year + 1
    ? wholeSpan(first.year, last.year, end.next)
    : undefined;
}
