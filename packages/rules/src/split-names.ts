import { HYPHENATED_ENDINGS, isOrdinaryWord, isPackingWord, isTradeWord, TRADE_WORDS } from "./search-words.ts";
import { normalizeForSearch } from "./text.ts";
import { phraseSynonyms } from "./trade-synonyms.ts";
import { deletionVariants, isOneTypoApart } from "./typo.ts";
import { wordForms } from "./word-sets.ts";

const MIN_PIECE = 2;
const MIN_NAME = 5;
const MIN_MISSPELLED = 8;
const MAX_NAME = 20;

const LONG_NAMES = [...TRADE_WORDS].filter(({ length }) => length >= MIN_MISSPELLED);
const NAMES_BY_VARIANT = Map.groupBy(
  LONG_NAMES.flatMap((name) => deletionVariants(name).map((variant) => ({ name, variant }))),
  ({ variant }) => variant,
);
const HYPHENATED = new Set(HYPHENATED_ENDINGS.map((ending) => `para${ending}`));

/** Returns the long name of a part that is one typo away from a word. */
function correctName(word: string): string | undefined {
  if (word.length < MIN_MISSPELLED || word.length > MAX_NAME) return undefined;
  const forms = wordForms(word);
  const similar = forms.flatMap(deletionVariants).flatMap((variant) => NAMES_BY_VARIANT.get(variant) ?? []);
  return similar.find(({ name }) => forms.some((form) => isOneTypoApart(form, name)))?.name;
}

const FILLER = /^(?:d[aeo]|n[ao])s?$/;
const MIN_BEFORE_FILLER = 4;

const isKnown = (word: string): boolean => isOrdinaryWord(word) || isPackingWord(word);

/** Returns the name of a part that was written as two words: `radi ador`, `parra choque`. */
function joinName(first: string, second: string): string | undefined {
  const pieces = [first, second].map(normalizeForSearch);
  const joined = pieces.join("");
  if (joined.length < MIN_NAME || joined.length > MAX_NAME || pieces.some(({ length }) => length < MIN_PIECE))
    return undefined;
  if (pieces.every(isKnown) || phraseSynonyms(pieces.join(" ")).length > 0) return undefined;
  const [start = "", end = ""] = pieces;
  const isBeforeFiller = FILLER.test(end);
  if (isTradeWord(joined)) return isBeforeFiller && start.length < MIN_BEFORE_FILLER ? undefined : joined;
  return isBeforeFiller || pieces.some(isKnown) ? undefined : correctName(joined);
}

const WORD = String.raw`\p{L}[\p{L}\p{M}]*`;
const HYPHENATED_WORD = new RegExp(`^(${WORD})-(${WORD})([,.]?)$`, "u");
const FIRST = new RegExp(`^${WORD}$`, "u");
const SECOND = new RegExp(`^(${WORD})([,.]?)$`, "u");

const write = (name: string): string => (HYPHENATED.has(name) ? name.replace("para", "para ") : name);

const MAY_BE_HYPHENATED = /^p[\p{L}\p{M}]{7,}$/iu;

function correctHyphenated(word: string): string | undefined {
  const typed = MAY_BE_HYPHENATED.test(word) ? normalizeForSearch(word) : "";
  const name = typed === "" || isKnown(typed) ? undefined : correctName(typed);
  return name && HYPHENATED.has(name) ? write(name) : undefined;
}

/** Joins names of parts that are written with a blank or a hyphen inside, and corrects a typo in them. */
export function joinSplitNames(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    const [, before, after, sign] = HYPHENATED_WORD.exec(word) ?? [];
    const [, next, nextSign] = SECOND.exec(words[at + 1] ?? "") ?? [];
    const ofHyphen = before && after ? joinName(before, after) : undefined;
    const ofBlank = next && FIRST.test(word) ? joinName(word, next) : undefined;
    if (ofBlank && !ofHyphen) at++;
    if (ofHyphen) joined.push(write(ofHyphen) + sign);
    else if (ofBlank) joined.push(write(ofBlank) + nextSign);
    else joined.push(correctHyphenated(word) ?? word);
  }
  return joined;
}
