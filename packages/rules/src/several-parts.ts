import { LEFT_WORDS, RIGHT_WORDS } from "./part-side.ts";
import { isPackingWord, isTradeWord } from "./search-words.ts";
import { isInWords, type WordSet, wordSet } from "./word-sets.ts";

/** Parts whose names hold no other part: what follows a `disco` is a part of its own. */
const WHOLE_PARTS = wordSet(`
  disco pastilha sapata lona patim tambor amortecedor pivo bandeja bieleta vela bateria alternador pneu palheta tapete
  mola farol lanterna retrovisor cuica radiador embreagem relacao feixe arranque partida`);

/** Parts that are called by what they are of: `rolamento de roda`. */
const PARTS_OF = wordSet(`
  filtro oleo fluido aditivo rolamento terminal correia polia bomba cabo bobina lampada coxim batente coifa bucha
  manopla capa organizador`);

const ANY_PART = new Set([...WHOLE_PARTS, ...PARTS_OF]);

/** Returns whether a word names a part that shoppers ask for beside others. */
export const isPartOfItsOwn = (word: string): boolean => isInWords(ANY_PART, word);

const FILTERS = wordSet("filtro");
const FILTERED = wordSet("oleo ar cabine combustivel");

/** Places of which a part has one: `amortecedor dianteiro traseiro` is two. */
const OPPOSITES: readonly (readonly [WordSet, WordSet])[] = [
  [wordSet("dianteiro dianteira"), wordSet("traseiro traseira")],
  [RIGHT_WORDS, LEFT_WORDS],
];

const CLUTCH = wordSet("plato rolamento");

/** What a second word of a part's name is, behind other words too: `correia poli-v alternador`. */
const OF_PART: readonly (readonly [WordSet, WordSet])[] = [
  [wordSet("correia"), wordSet("alternador")],
  [wordSet("polia"), wordSet("alternador bomba")],
  [wordSet("feixe"), wordSet("mola")],
  [wordSet("mola coxim batente coifa"), wordSet("amortecedor")],
  [wordSet("pivo bucha"), wordSet("bandeja")],
  [wordSet("embreagem"), CLUTCH],
  [wordSet("tapete"), wordSet("bandeja")],
  [wordSet("disco rolamento cabo bomba fluido oleo coxim bucha"), wordSet("embreagem")],
];

/** Pairs that are one part if nothing follows: an `amortecedor oleo`, but not before `oleo motor`. */
const LAST_OF_PART: readonly (readonly [WordSet, WordSet])[] = [
  [wordSet("embreagem"), wordSet("disco")],
  [wordSet("amortecedor radiador"), wordSet("oleo aditivo")],
];

const isOneOf = (words: WordSet, names: readonly string[]): boolean => names.some((name) => isInWords(words, name));

/**
 * Finds where another part begins in a query that names several without a comma: `disco pastilha`, but not `disco de freio`
 * or `correia alternador`. Each word comes with the words that it may be a misspelling of; `isOfOther`: behind `de` or `para`.
 */
export function findPartStarts(words: readonly { names: readonly string[]; isOfOther: boolean }[]): number[] {
  const starts: number[] = [];
  let part: readonly string[] = [];
  let isNamed = false;
  for (const [at, { names, isOfOther }] of words.entries()) {
    const before = words[at - 1]?.names ?? [];
    if (isNamed && !isOfOther && isOtherPart(part, before, names, words[at + 1]?.names ?? [])) {
      starts.push(at);
      if (!continuesPart(part, before, names)) part = [];
    }
    isNamed = part.length > 0 || isOneOf(WHOLE_PARTS, names);
    if (part.length === 0 && isOneOf(ANY_PART, names)) part = names;
  }
  return starts;
}

type Names = readonly string[];

const areOpposite = (one: Names, other: Names): boolean =>
  OPPOSITES.some(
    ([first, second]) =>
      (isOneOf(first, one) && isOneOf(second, other)) || (isOneOf(second, one) && isOneOf(first, other)),
  );

/** `filtro oleo ar`, `disco dianteiro traseiro`. */
const continuesPart = (part: Names, before: Names, names: Names): boolean =>
  areOpposite(before, names) || (isOneOf(FILTERS, part) && isOneOf(FILTERED, before) && isOneOf(FILTERED, names));

function isOtherPart(part: Names, before: Names, names: Names, next: Names): boolean {
  const pairs = next.length === 0 || isOneOf(CLUTCH, next) ? [...OF_PART, ...LAST_OF_PART] : OF_PART;
  if (pairs.some(([first, second]) => isOneOf(first, part) && isOneOf(second, names))) return false;
  if (continuesPart(part, before, names)) return true;
  const isSet = names.some(isPackingWord) && next.some(isTradeWord);
  return isSet || isOneOf(ANY_PART, names);
}

/** Returns whether a word is a part itself behind the words of another one: `embreagem` behind `sapata`, not behind `fluido`. */
export const isPartBehind = (word: string, before: readonly string[]): boolean =>
  isInWords(WHOLE_PARTS, word) && !OF_PART.some(([first, second]) => isOneOf(first, before) && isInWords(second, word));
