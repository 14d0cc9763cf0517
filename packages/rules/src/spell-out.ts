import { spellPoles } from "./battery-poles.ts";
import { spellChains } from "./chain-sizes.ts";
import { spellSizes } from "./look-alikes.ts";
import { spellNumbers } from "./number-words.ts";
import { isPartNoun } from "./part-nouns.ts";
import { isPackingWord, isTradeWord } from "./search-words.ts";
import { spellShortWords } from "./short-words.ts";
import { joinSplitNames } from "./split-names.ts";
import { normalizeForSearch } from "./text.ts";
import { ABBREVIATIONS } from "./trade-synonyms.ts";
import { spellOutValues } from "./value-alternatives.ts";

const MIN_JOINED = 8;
const MAX_JOINED = 40;
const MIN_NAME = 3;
/** A shorter name of a part may begin another word: a `discovery` is no `disco`. */
const MIN_PART = 6;

const WORD = /^(\p{L}[\p{L}\p{M}]*)\.?(,?)$/u;
const CONNECTOR = /^(?:d(?=agua)|d[aeo])(?=\p{L}{2})/u;
const OIL_CHANGE = /(?<!\p{L})(?=(?:kit\s(?:d[eo]\s)?)?troca\s(?:d[eo]\s)?[oó]leo(?!\p{L}))/iu;
/** What is changed with the oil is its filter: `oleo 5w30 e filtro`, `filtro e oleo 5w30`. */
const OIL_WITH_FILTER =
  /(?<!\p{L}|filtro\s(?:d[eo]\s)?)[oó]leo(?!\p{L})(?=.{0,60}?\d\s?w).{0,60}[+&,\s]\s?(?:(?:e|com)\s)?(?:o\s)?filtro|(?<!\p{L})filtro\s?(?:[+&,]|e(?!\p{L}))\s?[oó]leo(?!\p{L})(?=.{0,60}?\d\s?w)/iu;
const BARE_FILTER =
  /(?<!\p{L})filtro(?!\p{L})(?!\s(?:d[aeo]\s)?(?:[oó]leo|ar|cabine|p[oó]len|combust|gasolina|diesel|separador|secador|racor))/iu;
/** `água do radiador` is its additive. */
const COOLANT = /^\s{0,3}[aá]gua\s(?=(?:d[eo]|para(?:\so)?)\sradiador(?!\p{L}))/iu;
const FILTER = /(?<!\p{L})filtro(?!\p{L})/iu;
/** `disco x pastilha`, `disco/pastilha`, `ld/le`. */
const AND =
  /(?<=\p{L})\s(?:mais|x)\s(?!(?:nov|antig|velh)[oa])(?=\p{L}{4})|(?<=\p{L}{4})\/(?=\p{L}{4})|(?<=(?<!\p{L})l[de])\s?[/-]\s?(?=l[de](?!\p{L}))/giu;
const CLUTCH_PARTS =
  /(?<!\p{L})(?:disco\s?(?:e|,|\+)\s?plat[oô]|plat[oô]\s?(?:e|,|\+)\s?disco)(?:\s?(?:e|,|\+)?\s?(rolamento|colar))?(?!\p{L})/giu;
/** A belt comes with its pump or pulley, but is another part than the `correia da bomba`. */
const BELT_NEIGHBOR = /(?<=(?<!\p{L})correia\s)(?:com\s)?(?=bomba\sd)|(?<=(?<!\p{L})polias?\s)(?=correia(?!\p{L}))/giu;
const TO_THE_PAST = /(?<=(?<!\d)(?:\d\d)?\d\d\s)(?:para|pra|p\/)\s?tr[aá]s(?!\p{L})/giu;
/** The packing of a liquid before its quantity: a `tambor 200 litros` is no drum of a brake, but one of `1.6 litros` is. */
const FILLED =
  /(?<!\p{L})(?:em\s)?(?:tambor(?:es)?(?=\D{1,8}(?:[2-9]\d|\d{3}))|(?:balde|gal[aã]o|frasco|bombona|garrafa|lata)s?)\s(?:d[eo]\s|com\s|c\/\s?)?(?=\d{1,4}(?:[.,]\d)?\s?(?:l(?:itros?|ts?)?|ml)(?!\p{L}))/giu;
const BRAKE_OIL = /(?<!\p{L})([oó]leo)\s(?=dot)/giu;

/**
 * Writes a query out that a counter abbreviates, or that has several words as one: `filt ar`, `filtrodeoleo`. The last word
 * may be incomplete while it is typed.
 */
export function spellOutQuery(input: string, isTyping: boolean): string {
  const words = spellNumbers(spellShortWords(input))
    .replace(CLUTCH_PARTS, (_, more = "") => `kit embreagem plato disco ${more}`)
    .replace(BELT_NEIGHBOR, "e ")
    .replace(AND, " + ")
    .replace(WITH, withPart)
    .replace(TO_THE_PAST, "ou anterior")
    .replace(FILLED, "")
    .replace(COOLANT, "aditivo ")
    .split(/\s+/);
  const spelled = joinSplitNames(words).map((word, at, all) =>
    isTyping && at === all.length - 1 ? word : spellOut(word),
  );
  const text = spellOutValues(spellSizes(withChainSizes(spellPoles(spelled.join(" "))))).replace(
    BRAKE_OIL,
    "$1 freio ",
  );
  const change = OIL_CHANGE.exec(text)?.index ?? text.length;
  const isOfPart = text
    .slice(0, change)
    .split(" ")
    .some((word) => isPartNoun(normalizeForSearch(word)));
  if (OIL_WITH_FILTER.test(text)) return text.replace(BARE_FILTER, "filtro oleo");
  return FILTER.test(text) || isOfPart ? text : text.replace(OIL_CHANGE, "filtro oleo, ");
}

function withChainSizes(text: string): string {
  const normalized = normalizeForSearch(text);
  const spelled = spellChains(normalized);
  return spelled === normalized ? text : spelled;
}

const WITH = /(?<=\s)c\/\s?(\p{L}{1,40})/giu;

const withPart = (text: string, word: string): string => (isPartNoun(normalizeForSearch(word)) ? `com ${word}` : text);

function spellOut(typed: string): string {
  const [, letters = "", comma = ""] = WORD.exec(typed) ?? [];
  const word = normalizeForSearch(letters);
  const whole = ABBREVIATIONS.get(word);
  if (whole) return whole + comma;
  const isJoined = word.length >= MIN_JOINED && word.length <= MAX_JOINED && !isTradeWord(word);
  return isJoined ? splitJoined(word).join(" ") + comma : typed;
}

/** Splits names of parts from the beginning of a word, and what is left: `pastilhadefreiogol`. */
function splitJoined(word: string): string[] {
  const names: string[] = [];
  let rest = word;
  let isConnected = false;
  while (rest !== "") {
    const name = beginningPart(rest, names.length === 0);
    if (!name) break;
    names.push(name);
    rest = rest.slice(name.length);
    const connector = beginningPart(rest, false) ? "" : (CONNECTOR.exec(rest)?.[0] ?? "");
    isConnected ||= connector !== "";
    rest = rest.slice(connector.length);
  }
  const [first = ""] = names;
  const isSure =
    names.length > 1 || isConnected || (first.length >= MIN_PART && (rest.length >= MIN_NAME || rest === "ar"));
  return isSure && first !== "" ? [...names, ...(rest === "" ? [] : [rest])] : [word];
}

function beginningPart(text: string, isFirst: boolean): string | undefined {
  for (let length = text.length; length >= MIN_NAME; length--) {
    const name = text.slice(0, length);
    if (isTradeWord(name) || (isFirst && isPackingWord(name))) return name;
  }
  return undefined;
}
