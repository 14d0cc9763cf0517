import { attributeWordsOf, attributeWordsOfPhrase, attributeWordsOfWord } from "@pecacerta/rules/attribute-measures";
import { gtinForms, isGtinLike } from "@pecacerta/rules/gtin";
import { lookAlikeNumbers } from "@pecacerta/rules/look-alikes";
import { splitMeasures } from "@pecacerta/rules/search-measure";
import { equivalentWords, isQuestionWord, joinPhrases } from "@pecacerta/rules/search-words";
import { normalizePartNumber } from "@pecacerta/rules/text";
import { phraseSynonyms } from "@pecacerta/rules/trade-synonyms";
import { spellUsualWritings } from "@pecacerta/rules/usual-writings";
import { splitYearPhrases } from "@pecacerta/rules/year-phrases";
import { compactCode, isStopWord, tokenizeQuery } from "../../search-tokens/tokenize.ts";
import { joinMeasureNames, type QueryToken } from "./measure-names.ts";

export type QueryTexts = {
  input: string;
  tokens: QueryToken[];
  code: string;
  phrases: string[];
  /** A number without what stands behind its last separator, by the whole number: TR10013 for TR10013/1. */
  shortNumbers: ReadonlyMap<string, string>;
  words: string[];
  partNumbers: string[];
  lookAlikes: string[];
  gtins: { input: string; gtin: string }[];
  exactWords: string[];
};

const KA_PLUS = /\bka\+/gi;
const BETWEEN_YEARS = /(?<=\b(?:19|20)\d\d) ?[-/] ?(?=(?:19|20)\d\d\b)/g;
const BETWEEN_ENGINES = /(?<=(?:^|\s|\/)\d\.\d) ?[/,] ?(?=\d\.\d(?![\d.]))/g;
const SERIES_OF_MODELS =
  /(?<![\d.-])(?:11[05]|125|1[56]0|190|2[05]0|300)(?: ?\/ ?(?:11[05]|125|1[56]0|190|2[05]0|300))+(?![\d/.-])/g;
const BETWEEN_GRADES = /(?<=\d{1,2}w-?\d{2,3}) ?\/ ?(?=\d{1,2}w-?\d)/gi;

const PHRASE = "fraseano";
const BETWEEN_THE_YEARS = /(?<!\p{L})entre\s+(?:os\s+anos\s+(?:de\s+)?)?(?=(?:19|20)\d\d)/giu;

const ENGINE_LITERS = /(?<=(?<![\d.,])[1-6][.,]\d) ?l(?:itros?)?(?!\p{L})/giu;
const LIQUID =
  /(?<!\p{L})(?<!(?:filtro|bomba|sensor|junta|tampa|radiador|bujao|reservat[oó]rio)\s(?:d[eo]\s)?)(?:[oó]leo|lubrificante|aditivo|fluido|l[ií]quido|graxa)s?(?!\p{L})/iu;

const withoutLiters = (input: string): string => (LIQUID.test(input) ? input : input.replace(ENGINE_LITERS, ""));

export function readTokens(typed: string): QueryToken[] {
  const phrases: string[] = [];
  const parts = splitYearPhrases(
    spellUsualWritings(withoutLiters(typed)).replace(BETWEEN_THE_YEARS, ""),
    new Date().getFullYear(),
  ).map((part) => (typeof part === "string" ? part : ` ${PHRASE}${phrases.push(part.input) - 1} `));
  const tokens = withoutQuestion(readWords(parts.join(""))).map((token) => {
    const phrase = token.text.startsWith(PHRASE) ? phrases[Number(token.text.slice(PHRASE.length))] : undefined;
    return phrase === undefined ? token : { text: phrase };
  });
  const telling = withoutFillers(tokens);
  return telling.length > 0 ? telling : tokens;
}

function withoutQuestion(tokens: QueryToken[]): QueryToken[] {
  const telling = tokens.filter(({ text }) => !isQuestionWord(text));
  return telling.length > 0 ? telling : tokens;
}

function readWords(typed: string): QueryToken[] {
  const input = joinPhrases(typed)
    .replace(KA_PLUS, "ka sedan")
    .replace(BETWEEN_YEARS, " ")
    .replace(BETWEEN_ENGINES, " ")
    .replace(SERIES_OF_MODELS, (models) => models.replaceAll("/", " "))
    .replace(BETWEEN_GRADES, " ");
  const parts = splitMeasures(input);
  if (parts.every((part) => typeof part === "string")) return tokenizeQuery(input).map((text) => ({ text }));
  const tokens = parts.flatMap((part): QueryToken[] =>
    typeof part === "string"
      ? tokenizeQuery(part).flatMap((text) => (isStopWord(text) ? [] : [{ text }]))
      : [{ text: part.input, measure: part }],
  );
  return tokens.filter(({ text }, index) => tokens.findIndex((one) => one.text === text) === index);
}

const YEAR = /^(?:(?:19|20)?\d\d)$/;
const FILLER = /^(?:ou|diante|partir)$/;
const SIGN = /^(?:positiv|negativ|invertid)[oa]s?$/;
const SIDE = /^(?:lado|esquerd[oa]|direit[oa]|norma(?:l|is))$/;

/** Removes `polo` where its sign or side says that it is the pole of a battery, not the car, and words of years. */
function withoutFillers(tokens: readonly QueryToken[]): QueryToken[] {
  const hasBattery = tokens.some(({ text }) => /^(?:bateria|acumulador|borne)|ah$|amperes?$/.test(text));
  const measured = joinMeasureNames(tokens);
  return measured.filter(({ text }, index) => {
    const next = measured[index + 1]?.text ?? "";
    const isPole = /^polos?$/.test(text) && (SIGN.test(next) || (hasBattery && SIDE.test(next)));
    const isOfYear = /^(?:anos?|modelo)$/.test(text)
      ? next === "modelo" || (text === "modelo" ? /^(?:19|20)\d\d$/ : YEAR).test(next)
      : text === "ate" && YEAR.test(next);
    return !isPole && !isOfYear && !FILLER.test(text);
  });
}

const MIN_SPLIT = 8;

/** Lists the long words of an input that were spelled as several. A product may be called by them: a `servofreio`. */
export const splitWordsOf = (input: string, tokens: readonly QueryToken[]): string[] =>
  readTokens(input)
    .map(({ text }) => text)
    .filter((text) => text.length >= MIN_SPLIT && !tokens.some((token) => token.text === text));

export function toQueryTexts(input: string, tokens: QueryToken[], otherWords: readonly string[]): QueryTexts {
  const texts = tokens.map(({ text }) => text);
  const code = compactCode(input);
  const phrases = texts.slice(1).map((text, index) => `${texts[index]} ${text}`);
  const shortNumbers = new Map(
    input.split(/\s+/).flatMap((typed): [string, string][] => {
      const short = SHORT_NUMBER.exec(typed)?.[1];
      return short ? [[compactCode(typed), short]] : [];
    }),
  );
  const withDigit = texts.filter((text) => /\p{N}/u.test(text));
  const codes = withDigit.length > 0 && !texts.includes(code) ? [code] : [];
  const numbers = [...new Set([input, ...withDigit].map(normalizePartNumber))].filter(Boolean);
  const short = [...shortNumbers.values()].map(normalizePartNumber);
  const lookAlikes = [...new Set(numbers.flatMap(lookAlikeNumbers))];
  return {
    input,
    tokens,
    code,
    phrases,
    shortNumbers,
    words: [...texts, ...codes, ...phrases],
    partNumbers: [...new Set([...numbers, ...short])].filter(Boolean),
    lookAlikes,
    gtins: [...numbers, ...lookAlikes]
      .filter(isGtinLike)
      .flatMap((number) => gtinForms(number).map((gtin) => ({ input: number, gtin }))),
    exactWords: [...new Set([...exactWords(tokens), ...otherWords])],
  };
}

const SHORT_NUMBER = /^(?=.*\p{N}.*[/.-])([\p{L}\p{N}.-]{5,})[/.-][\p{L}\p{N}]{1,2}$/u;

function exactWords(tokens: readonly QueryToken[]): string[] {
  const ofTokens = tokens.flatMap(({ text, measure }, index) =>
    measure
      ? measure.words.flatMap((words, part) => [...words, ...attributeWordsOf(measure, part)])
      : [
          ...codeSegments(text).flat(),
          ...equivalentsOf(tokens, index),
          ...phraseSynonyms(`${tokens[index - 1]?.text} ${text}`),
          ...attributeWordsOfPhrase(`${tokens[index - 1]?.text} ${text}`),
          ...wordsOfAttributes(text, tokens),
        ],
  );
  return [...new Set([...ofTokens, ...joinedCodes(tokens).map(({ word }) => word)])];
}

export const equivalentsOf = (tokens: readonly QueryToken[], index: number): readonly string[] => {
  const texts = tokens.map(({ text }) => text);
  return equivalentWords(texts[index] ?? "", texts[index - 1], texts[index + 1], texts);
};

export const wordsOfAttributes = (text: string, tokens: readonly QueryToken[]): string[] =>
  attributeWordsOfWord(
    text,
    tokens.map((token) => token.text),
  );

const MAX_JOINED = 4;
const MAX_CODE = 20;

export function joinedCodes(tokens: readonly QueryToken[]): { start: number; end: number; word: string }[] {
  return tokens.flatMap((_, start) =>
    tokens.slice(start + 1, start + MAX_JOINED).flatMap((_, more) => {
      const end = start + more + 2;
      const joined = tokens.slice(start, end);
      const word = joined.map(({ text }) => text).join("");
      const isCode = /\p{N}/u.test(word) && /\p{L}/u.test(word) && word.length <= MAX_CODE;
      return isCode && joined.every(({ measure }) => !measure) ? [{ start, end, word }] : [];
    }),
  );
}

const MAX_ATOMS = 4;

export function codeSegments(code: string): string[][] {
  const atoms = code.match(/\p{L}+|\p{N}+/gu) ?? [];
  if (atoms.length < 2 || atoms.length > MAX_ATOMS || atoms.join("") !== code) return [];
  const [first = "", ...others] = atoms;
  const segmentations = others.reduce<string[][]>(
    (found, atom) =>
      found.flatMap((words) => [
        [...words, atom],
        [...words.slice(0, -1), `${words.at(-1)}${atom}`],
      ]),
    [[first]],
  );
  return segmentations.filter(({ length }) => length > 1).sort((one, other) => one.length - other.length);
}
