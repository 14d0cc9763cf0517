import type { VehicleName } from "./dictionary.ts";
import { CAR, makeKey, type NamedFamily, narrowFamilies } from "./dictionary-family.ts";
import { type ItemMatcher, type ItemReader, joinedWords, type NameItem } from "./items.ts";
import { formAt, joinRaw } from "./tokens.ts";
import { ENGINE_FLAGS, FUEL_WORDS } from "./words.ts";

const MAX_DETAILS = 6;
/** More words than any model has, and more alternatives than anybody lists. */
const MAX_WORD_GROUPS = 8;
const MAX_ALTERNATIVES = 20;
const YEAR = /^(19|20)\d\d$/;

/**
 * Words of the models of motorcycles and trucks: `Titan`, `6x2`, `24.280`. Joined by a sign, one of them is enough. A word
 * that only other models of the make have is a question.
 */
export const matchModelWord: ItemMatcher = (reader, at) => {
  const { name, items } = reader;
  if (!name || !isOfModels(name)) return undefined;
  const last = items.at(-1);
  const isChoice = last?.kind === "separator" && last.from === reader.modelWordEnd;
  if (isChoice && (isOtherName(reader, at) || isEngineWord(formAt(reader, at)))) return undefined;
  if (!isChoice && !isBehindName(reader)) return undefined;
  const words = joinedWords(reader, at)
    .map(({ form, next }) => ({ word: form.replace(".", ""), next }))
    .filter(({ word }) => !/^\d{1,2}$/.test(word) && !YEAR.test(word));
  const groups = isChoice ? name.wordGroups.slice(0, -1) : name.wordGroups;
  const found = words.find(({ word }) => canNarrow(name, [...groups, [word]]));
  if (!found) return matchOtherModelWord(reader, at, words);
  if (isFull(name) || (isChoice && (last.strength > 2 || !isAlternative(name, groups, found.word)))) {
    items.push({ kind: "unknown", from: at, to: found.next });
    return found.next;
  }
  for (const one of [name, ...name.series]) {
    if (isChoice) one.wordGroups.at(-1)?.push(found.word);
    else one.wordGroups.push([found.word]);
  }
  if (isChoice) items.pop();
  reader.modelWordEnd = found.next;
  if (items.at(-1) === name) {
    name.to = found.next;
    name.raw = joinRaw(reader.tokens, name.from, found.next);
  }
  return found.next;
};

const isFull = ({ wordGroups }: NameItem): boolean =>
  wordGroups.length >= MAX_WORD_GROUPS || (wordGroups.at(-1)?.length ?? 0) >= MAX_ALTERNATIVES;

/** Models with the word are others than those of each word before, or the same: `6x2, E5` is no choice. */
function isAlternative(name: NameItem, groups: readonly (readonly string[])[], word: string): boolean {
  const models = new Set(modelsOf(name, [...groups, [word]]));
  return (name.wordGroups.at(-1) ?? []).every((other) => {
    const chosen = modelsOf(name, [...groups, [other]]);
    const both = chosen.filter((model) => models.has(model)).length;
    return both === 0 || (both === models.size && both === chosen.length);
  });
}

const modelsOf = ({ names }: NameItem, groups: readonly (readonly string[])[]): string[] =>
  names.flatMap((name) =>
    narrowName(name, groups).flatMap(({ family, models }) => [...(models ?? family.models.keys())]),
  );

/** `FH 460 6x2, FH 540`; `CG 150 2004/2009 Titan, Fan 2010/2013`, where `Titan/Fan` is a choice. */
function isOtherName(reader: ItemReader, at: number): boolean {
  const names = reader.dictionary.names.get(formAt(reader, at)) ?? [];
  const isJoined = formAt(reader, at - 1) === "/" || reader.items.at(-2)?.kind === "name";
  return names.some(({ isNickname, needsMake }) => !needsMake && !(isNickname && isJoined));
}

/** Directly, or behind years and details of it: `CG 125 2009/2015 Fan`. */
function isBehindName({ items, name }: ItemReader): boolean {
  for (let at = items.length - 1; at >= items.length - MAX_DETAILS; at--) {
    const item = items[at];
    if (item === name) return true;
    if (!item || /^(separator|exception|open|close|colon)$/.test(item.kind)) return false;
  }
  return false;
}

type Word = { word: string; next: number };

function matchOtherModelWord({ dictionary, items, name }: ItemReader, at: number, words: readonly Word[]) {
  const keys = name?.names.map(({ families }) => families[0] && makeKey(families[0].family)) ?? [];
  const found = words.find(({ word }) => keys.some((key) => key && dictionary.modelWords.get(key)?.has(word)));
  if (!found || dictionary.names.has(found.word)) return undefined;
  items.push({ kind: "unknown", from: at, to: found.next });
  return found.next;
}

export const isOfModels = ({ names }: NameItem): boolean => names.every((name) => typeOf(name) !== CAR);

/** The families of a name with the models that have a word of each group. */
export function narrowName({ families }: VehicleName, groups: readonly (readonly string[])[]): NamedFamily[] {
  let left = [...families];
  for (const group of groups) left = mergeFamilies(group.flatMap((word) => narrowFamilies(left, [word])));
  return left;
}

function mergeFamilies(families: readonly NamedFamily[]): NamedFamily[] {
  return [...Map.groupBy(families, ({ family }) => family)].map(([family, parts]) => {
    const models = new Set(parts.flatMap((part) => [...(part.models ?? family.models.keys())]));
    return { family, models: models.size === family.models.size ? null : models };
  });
}

const isEngineWord = (word: string): boolean => FUEL_WORDS.has(word) || ENGINE_FLAGS.has(word);

const canNarrow = ({ names }: NameItem, groups: readonly (readonly string[])[]): boolean =>
  names.some((name) => narrowName(name, groups).length > 0);

const typeOf = ({ families }: VehicleName): number => families[0]?.family.type ?? CAR;
export const makeOfName = ({ families }: VehicleName): string => families[0]?.family.make ?? "";
