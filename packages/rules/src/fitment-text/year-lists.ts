import { formAt } from "./tokens.ts";
import {
  readEnd,
  readYear,
  withDoubt,
  type Year,
  type YearMatch,
  type YearReader,
  type YearSpan,
  yearSpan,
} from "./year-numbers.ts";
import { matchOpenEnd } from "./year-words.ts";

const LIST_SIGNS = new Set([",", ";", "|", "\t", "e"]);

/** Years one by one: `2009, 2010 e 2011`, `99/00/01`. */
export function matchYearList(reader: YearReader, at: number): YearMatch | undefined {
  const years: Year[] = [];
  const signs: string[] = [];
  let next = at;
  for (;;) {
    const year = readYear(reader, next);
    if (!year) break;
    const sign = listSign(reader, next, years.at(-1));
    if (years.length > 0 && sign === undefined) break;
    if (years.length > 0) signs.push(sign ?? "");
    years.push(year);
    next = formAt(reader, year.next) === "/" || LIST_SIGNS.has(formAt(reader, year.next)) ? year.next + 1 : year.next;
  }
  const last = years.at(-1);
  if (!last || years.length < 2 || years.some(({ hasMonth, isNumeric }) => hasMonth && !isNumeric)) return undefined;
  if (years.length === 2 && signs[0] === "/") return undefined;
  return listMatch(reader, years, { signs, next: last.next });
}

/** The sign before the next year of a list: empty for a blank, undefined if the list ends. */
function listSign(reader: YearReader, at: number, before: Year | undefined): string | undefined {
  if (!before) return "";
  const sign = before.next === at ? "" : formAt(reader, at - 1);
  const year = readYear(reader, at);
  if (!year || year.year <= before.year) return undefined;
  if (sign === "/") return sign;
  if (readEnd(reader, year.next)?.year || readEnd(reader, before.next)?.year) return undefined;
  const isAlike = year.digits === before.digits || (year.digits > before.digits && year.year === before.year + 1);
  if (sign !== "" || year.digits === 4) return isAlike ? sign : undefined;
  return isAlike && year.year === before.year + 1 ? sign : undefined;
}

function listMatch(reader: YearReader, years: readonly Year[], { signs, next }: { signs: string[]; next: number }) {
  const numbers = years.map(({ year }) => year);
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  const isConsecutive = numbers.every((year, at) => at === 0 || year === (numbers[at - 1] ?? 0) + 1);
  const areSlashed = signs.includes("/");
  if (years.length === 2 && years[0]?.digits === 2 && signs[0] === "") return undefined;
  if (areSlashed && hasAlternatingSlashes(signs)) return undefined;
  const end = matchOpenEnd(reader.tokens, next);
  const isMixed = areSlashed && years.some(({ digits }) => digits !== years[0]?.digits);
  const singles = numbers.map((year) => yearSpan(year, year));
  const whole = yearSpan(first, last);
  if (end) return { range: [withDoubt(whole, "open", [[yearSpan(first, null)]])], next: end.next, years };
  if (isConsecutive && !isMixed) return { range: [whole], next, years };
  if (years.length > 2 && !areSlashed) return { range: mergeYears(numbers), next, years };
  return { range: [withDoubt(whole, "list", [singles, singles.slice(-1)])], next, years };
}

const hasAlternatingSlashes = (signs: readonly string[]): boolean =>
  signs.length > 1 && signs.every((sign, at) => (sign === "/") === (at % 2 === 0));

function mergeYears(years: readonly number[]): YearSpan[] {
  const ranges: { from: number; to: number; note: string }[] = [];
  for (const year of years) {
    const last = ranges.at(-1);
    if (last && last.to + 1 === year) last.to = year;
    else ranges.push({ from: year, to: year, note: "" });
  }
  return ranges;
}
