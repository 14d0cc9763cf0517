import * as attributes from "./attributes.ts";
import type { FitmentItem, ItemMatcher, ItemReader } from "./items.ts";
import { matchModelWord } from "./model-words.ts";
import { matchMake, matchName, matchTypo } from "./names.ts";
import { type FitmentToken, formAt } from "./tokens.ts";
import { CODE_WORDS, EXCEPTION_WORDS, NOISE_WORDS, PART_WORDS, POSITION_WORDS } from "./words.ts";
import { matchYears } from "./years.ts";

/** The meaning of each stretch of a line. `makes` and `name`: those written before the line. */
export function readItems(line: Omit<ItemReader, "items" | "numberRun">): FitmentItem[] {
  const reader: ItemReader = { ...line, items: [], numberRun: { from: 0, to: 0 } };
  let at = 0;
  while (at < line.tokens.length) at = readItem(reader, at);
  return reader.items;
}

function readItem(reader: ItemReader, at: number): number {
  for (const matcher of matchersOf(reader.tokens[at])) {
    const next = matcher(reader, at);
    if (next !== undefined) return next;
  }
  pushUnknown(reader, at, at + 1);
  return at + 1;
}

/** Neighbors are one phrase. */
function pushUnknown({ items }: ItemReader, from: number, to: number): void {
  const last = items.at(-1);
  if (last?.kind === "unknown") last.to = to;
  else items.push({ kind: "unknown", from, to });
}

export const SIGNS: ReadonlyMap<string, FitmentItem["kind"]> = new Map([
  ["(", "open"],
  ["[", "open"],
  [")", "close"],
  ["]", "close"],
  [":", "colon"],
]);
export const SEPARATORS: ReadonlyMap<string, number> = new Map([
  ...["/", "\\", "+", "&", "e", "ou"].map((sign) => [sign, 1] as const),
  ...[",", "-"].map((sign) => [sign, 2] as const),
  ...[";", "|", "\t", "•", "·", "●", "✓", "✔", "✅"].map((sign) => [sign, 3] as const),
]);
const SILENT_SIGNS = /^[."'*!]+$/;

const matchSign: ItemMatcher = (reader, at) => {
  const form = formAt(reader, at);
  // `XTZ 125 K/E`.
  if (form === "e" && reader.tokens[at]?.glued && formAt(reader, at - 1) === "/") return undefined;
  const span = { from: at, to: at + 1 };
  const kind = SIGNS.get(form);
  const strength = form === "." && endsSentence(reader, at) ? 3 : SEPARATORS.get(form);
  if (isPlusOfName(reader, at)) reader.items.push({ kind: "note", from: reader.name?.from ?? at, to: at + 1 });
  else if (kind === "open" || kind === "close" || kind === "colon") reader.items.push({ kind, ...span });
  else if (strength) pushSeparator(reader, { strength, ...span });
  else if (!SILENT_SIGNS.test(form)) return undefined;
  return at + 1;
};

/** `Ka+` is a version of the Ka. */
const isPlusOfName = ({ tokens, items, name }: ItemReader, at: number): boolean =>
  tokens[at]?.form === "+" && tokens[at].glued && items.at(-1) === name && tokens[at + 1]?.glued === false;

/** Several signs in a row separate like the strongest. */
function pushSeparator({ items }: ItemReader, separator: { strength: number; from: number; to: number }): void {
  const last = items.at(-1);
  if (last?.kind === "separator") last.strength = Math.max(last.strength, separator.strength);
  else items.push({ kind: "separator", ...separator });
}

/** A point behind a number, or before a capital letter. */
function endsSentence({ tokens }: ItemReader, at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (!before || !after || after.glued) return false;
  return /\d$/.test(before.form) || (before.form.length > 5 && /^\p{Lu}\p{Ll}/u.test(after.raw));
}

/** `exceto`, `não serve`, `incompatível`; `N-123` is a code. */
const matchException: ItemMatcher = (reader, at) => {
  const form = formAt(reader, at);
  const isShortNot = form === "n" && reader.tokens[at + 1]?.isWord === true;
  if (!EXCEPTION_WORDS.has(form) && !isShortNot) return undefined;
  reader.items.push({ kind: "exception", from: at, to: at + 1 });
  return at + 1;
};

const matchYearItem: ItemMatcher = (reader, at) => {
  const { items, tokens, dictionary } = reader;
  const years = matchYears(tokens, at, dictionary.thisYear);
  if (!years) return undefined;
  if (years.isShort && isAmongUnknown(reader, at, years.next)) {
    pushUnknown(reader, at, years.next);
    return years.next;
  }
  items.push({ kind: "years", ranges: years.ranges, isList: years.isList, from: at, to: years.next });
  return years.next;
};

/** `kit 04/06 peças`: numbers of two digits next to words without a meaning are no years. */
function isAmongUnknown(reader: ItemReader, at: number, next: number): boolean {
  const last = reader.items.at(-1);
  if (last?.kind === "unknown" && last.to === at) return true;
  const token = reader.tokens[next];
  if (!token?.isWord || token.form < "a" || SEPARATORS.has(token.form) || NOISE_WORDS.has(token.form)) return false;
  if (/^(com|sem|c|s|p)$/.test(token.form)) return false;
  const probe: ItemReader = { ...reader, items: [{ kind: "years", ranges: [], isList: false, from: at, to: next }] };
  readItem(probe, next);
  return probe.items.at(-1)?.kind === "unknown";
}

/** `Ref: 2005`: the words behind it are codes. */
const matchCode: ItemMatcher = (reader, at) => {
  if (!CODE_WORDS.has(formAt(reader, at))) return undefined;
  let next = at + 1;
  while (/^[.:º°#-]$/.test(formAt(reader, next)) || /\d/.test(formAt(reader, next))) next += 1;
  pushUnknown(reader, at, next);
  return next;
};

/** Words without a meaning for the vehicle. Those of the part stand before it, or before a position. */
const matchNoise: ItemMatcher = (reader, at) => {
  const form = formAt(reader, at);
  const next = formAt(reader, at + 1);
  if (/^(ano|fab)$/.test(form) && next === "/" && /^mod/.test(formAt(reader, at + 2))) return undefined;
  if (form === "com" && /compative(l|is)$/.test(formAt(reader, at - 1))) return at + 1;
  if (form === "motor" && POSITION_WORDS.has(next) && reader.name) return undefined;
  if (form === "antes" && /^d[ea]$/.test(next) && /^compra/.test(formAt(reader, at + 2))) return at + 3;
  // `2000 a 4 portas` may be 2000 to 2004.
  if (form === "a" && reader.items.at(-1)?.kind === "years" && reader.items.at(-1)?.to === at) return undefined;
  const isPart = PART_WORDS.has(form) && (reader.name === undefined || POSITION_WORDS.has(next));
  return NOISE_WORDS.has(form) || isPart || (form === "p" && next === "/") ? at + 1 : undefined;
};

const SIGN_MATCHERS: readonly ItemMatcher[] = [matchYearItem, matchSign];
const NUMBER_MATCHERS: readonly ItemMatcher[] = [
  matchModelWord,
  matchName,
  attributes.matchQuantity,
  attributes.matchMeasure,
  matchYearItem,
  attributes.matchSize,
  attributes.matchValves,
  attributes.matchGeneration,
  attributes.matchNote,
];
const WORD_MATCHERS: readonly ItemMatcher[] = [
  matchException,
  matchModelWord,
  matchName,
  matchMake,
  attributes.matchMeasure,
  matchYearItem,
  matchCode,
  attributes.matchGeneration,
  attributes.matchNote,
  attributes.matchMeaning,
  matchSign,
  matchNoise,
  matchTypo,
];

function matchersOf(token: FitmentToken | undefined): readonly ItemMatcher[] {
  if (!token?.isWord) return SIGN_MATCHERS;
  return token.form < "a" ? NUMBER_MATCHERS : WORD_MATCHERS;
}
