import { deletionVariants, isOneTypoApart } from "../typo.ts";
import type { VehicleName } from "./dictionary.ts";
import { narrowFamilies } from "./dictionary-family.ts";
import type { ItemMatcher, ItemReader, NameItem } from "./items.ts";
import { isOfModels, makeOfName } from "./model-words.ts";
import { formAt, joinRaw, squeezeName } from "./tokens.ts";
import { PART_WORDS, UNIT_WORDS } from "./words.ts";

const MAX_WORDS = 4;
const MAX_TYPO_LENGTH = 20;
const MAX_SERIES = 20;
const YEAR = /^(19|20)\d\d$/;
const LITERS = /^\d\.\d[lti]?$/;

/** A name of vehicles, the longest that begins here. */
export const matchName: ItemMatcher = (reader, at) => {
  if (!reader.tokens[at]?.isWord) return undefined;
  const series = matchSeries(reader, at);
  if (series) return series;
  for (const { form, next } of wordEnds(reader, at)) {
    const entries = reader.dictionary.names.get(form)?.filter((name) => isUsable(reader, name, { at, next }));
    if (entries && entries.length > 0) return pushName(reader, entries, { from: at, to: next });
  }
  return undefined;
};

export const matchMake: ItemMatcher = (reader, at) => {
  if (!reader.tokens[at]?.isWord) return undefined;
  for (const { form, next } of wordEnds(reader, at)) {
    const makes = reader.dictionary.makes.get(form);
    if (!makes) continue;
    const before = reader.items.at(-1);
    const isJoined = before?.kind === "separator" && reader.items.at(-2)?.kind === "make";
    reader.makes = isJoined ? new Set([...reader.makes, ...makes]) : makes;
    reader.items.push({ kind: "make", makes: reader.makes, from: at, to: next });
    return next;
  }
  return undefined;
};

/** Names that are one typo away from this word. */
export const matchTypo: ItemMatcher = (reader, at) => {
  const { names, namesByTypo } = reader.dictionary;
  const form = formAt(reader, at);
  if (!reader.tokens[at]?.isWord || form.length > MAX_TYPO_LENGTH) return undefined;
  const near = new Set(deletionVariants(form).flatMap((variant) => namesByTypo.get(variant) ?? []));
  const entries = [...near].filter((name) => isOneTypoApart(name, form)).flatMap((name) => names.get(name) ?? []);
  const proper = entries.filter(({ isNickname, needsMake }) => !isNickname && !needsMake);
  return proper.length > 0 ? pushName(reader, proper, { from: at, to: at + 1, isTypo: true }) : undefined;
};

type NameSpan = { from: number; to: number; isTypo?: boolean; series?: readonly NameItem[] };

function pushName(reader: ItemReader, entries: readonly VehicleName[], span: NameSpan): number {
  const before = reader.items.at(-1);
  const ofMake = entries.filter((name) => reader.makes.has(makeOfName(name)));
  const proper = entries.filter(({ isNickname }) => !isNickname);
  const names = ofMake.length > 0 ? ofMake : proper.length > 0 ? proper : entries;
  const isAfterMake = before?.kind === "make";
  reader.name = {
    kind: "name",
    raw: joinRaw(reader.tokens, span.from, span.to),
    names,
    wordGroups: [],
    isTypo: false,
    series: [],
    isOfMake: isAfterMake && ofMake.length > 0,
    isMismatch: isAfterMake && ofMake.length === 0,
    ...span,
  };
  reader.items.push(reader.name);
  reader.makes = new Set(names.map(makeOfName));
  return span.to;
}

/** A nickname within the name of a car is a version of it. */
function isUsable(reader: ItemReader, name: VehicleName, { at, next }: { at: number; next: number }): boolean {
  const before = reader.items.at(-1);
  if (name.isNickname) return before?.kind !== "name" || isOfModels(before);
  return !name.needsMake || isNumberName(reader, name, { at, next });
}

/** `307` behind its make, at the beginning of the line before an engine, or in a list; `17.190` everywhere. */
function isNumberName(reader: ItemReader, name: VehicleName, { at, next }: { at: number; next: number }): boolean {
  const raw = reader.tokens.slice(at, next).reduce((text, token) => text + token.form, "");
  if (/^\d{1,2}[.-]\d{3}$/.test(raw)) return true;
  const before = reader.items.at(-1);
  const isOfMake = reader.makes.has(makeOfName(name));
  if (before?.kind === "make") return isOfMake;
  if (YEAR.test(raw)) return false;
  const following = formAt(reader, next);
  if (PART_WORDS.has(following) || UNIT_WORDS.has(following)) return false;
  if (before?.kind === "separator" && isOfMake) return true;
  return (before === undefined || before.kind === "separator") && (LITERS.test(following) || following === "/");
}

/** The second of `CG 125/150`, `206/207`, `208/2008`: only its number is written. */
function matchSeries(reader: ItemReader, at: number): number | undefined {
  const { name, items } = reader;
  const number = formAt(reader, at);
  if (!name || formAt(reader, at - 1) !== "/" || items.at(-2) !== name || !/^\d{3,4}$/.test(number)) return undefined;
  if (YEAR.test(number) && !reader.tokens.slice(at + 1, at + 12).some(({ form }) => YEAR.test(form))) return undefined;
  if (name.wordGroups.length > 0 || name.series.length >= MAX_SERIES) return undefined;
  const entries = name.names.flatMap((one) => namesOfSeries(reader, one, number));
  return entries.length > 0
    ? pushName(reader, entries, { from: at, to: at + 1, series: [...name.series, name] })
    : undefined;
}

function namesOfSeries({ dictionary: { names } }: ItemReader, first: VehicleName, number: string): VehicleName[] {
  const ofMake = (form: string) => (names.get(form) ?? []).filter((name) => makeOfName(name) === makeOfName(first));
  const lines = first.families.map(({ family }) => /^[a-z]*/.exec(squeezeName(family.family))?.[0] ?? "");
  const found = [...new Set(lines)].map((letters) => ofMake(letters + number)).find((entries) => entries.length > 0);
  if (found) return found;
  const narrowed = lines.flatMap((letters) =>
    ofMake(letters).map((name) => ({ ...name, families: narrowFamilies(name.families, [number]) })),
  );
  return narrowed.filter(({ families }) => families.length > 0).slice(0, 1);
}

/** The next one to four words, joined, the longest first. A letter that is a word itself joins with a hyphen only. */
function wordEnds(reader: ItemReader, at: number): { form: string; next: number }[] {
  const { tokens, dictionary } = reader;
  const ends: { form: string; next: number }[] = [];
  let next = at;
  let form = "";
  while (ends.length < MAX_WORDS && tokens[next]?.isWord) {
    const word = formAt(reader, next);
    if (next > at && word.includes(".")) break;
    form += word.includes(".") ? word.replace(".", "") : word;
    if (!dictionary.beginnings.has(form)) break;
    next += 1;
    ends.unshift({ form, next });
    const isHyphen = formAt(reader, next) === "-" && tokens[next]?.glued && tokens[next + 1]?.glued;
    const isPoint = formAt(reader, next) === "." && word.length === 1;
    if (isHyphen || isPoint) next += 1;
    else if (/^[acdenos]$/.test(word) && form === word && reader.items.at(-1)?.kind !== "make") break;
  }
  return ends;
}
