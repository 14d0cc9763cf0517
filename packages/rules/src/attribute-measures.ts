import { joinThousands, normalizeMeasures } from "./measure-text.ts";
import { compactMeasure, isCount, isUnit, writeQuantity } from "./measure-words.ts";
import { measuresIn, multipliedNumbers, type SearchMeasure, wholeWords } from "./search-measure.ts";
import { isTradeWord } from "./search-words.ts";
import { type StatedQuantity, statedQuantities, typedQuantity } from "./stated-quantities.ts";
import { normalizeForSearch } from "./text.ts";
import { isOneTypoApart } from "./typo.ts";
import { denialOfPhrase, deniedWords, enclosedPartOf, enclosedParts, valueWordsOf } from "./value-words.ts";

type ProductAttribute = { name: string; values: readonly { name: string }[] };

const MAX_WORDS = 16;
const MAX_VALUE = 40;

/** What tells of the packing or of wear, not of the part. */
const NOT_OF_PART = /(?<![a-z])(?:(?<!conteudo da )embalagem|peso|(?:espessura|diametro) (?:minim|maxim)[ao])(?![a-z])/;
const PLAIN = /^(?:[\d.,]+ ?[a-z"']*|\D*)$/;
const RIM = /(?<![a-z])aro(?![a-z])/;
/** The `12V` of an engine are valves. */
const VALVES = /(?<![\d.,])\d[.,]\d \d{1,2}v(?![a-z0-9])/g;
const CODE = /^(?:(?=.*\d)(?=.*[a-z])[a-z0-9./-]{2,12}|\d{1,2}\/\d{1,2})$/;

/** A chain of 428H is typed as 428. */
const CHAIN = /^(\d{3})[a-z]{1,2}$/;
const SEALED_CHAIN = /^(\d{3})[a-z]{0,2} (?=[xzo][ -]?ring)/;

/** Marks a word of an attribute, so that no word of a search finds it. */
const markAttributeWord = (word: string): string => `#${word}`;

export const isAttributeWord = (word: string): boolean => word.startsWith("#");

/** Lists a word for each measure, quantity and code that attributes state and the name of the product does not. */
export function attributeWords(attributes: readonly ProductAttribute[], productName: string): string[] {
  const productText = normalizeForSearch(productName);
  const stated = new Set([...wordsOf("", productText), ...productText.split(" ").map(compactMeasure)]);
  const values = valuesOfParts(attributes);
  const words = [...beltSizes(values), ...values.flatMap(({ name, value }) => wordsOf(name, value))];
  return [...new Set(words)]
    .filter((word) => !stated.has(word))
    .slice(0, MAX_WORDS)
    .map(markAttributeWord);
}

/** Lists words and codes of values, as of materials, that attributes state and the name of the product does not. */
export function attributeValueWords(attributes: readonly ProductAttribute[], productName: string): string[] {
  const stated = new Set([...valueWordsOf(productName), ...codesIn(normalizeForSearch(productName))]);
  const words = valuesOfParts(attributes).flatMap(({ name, value }) => [
    ...valueWordsOf(value),
    ...codesIn(value),
    ...enclosedParts(name, value),
    ...deniedWords(name, value),
  ]);
  return [...new Set(words)]
    .filter((word) => !stated.has(word))
    .slice(0, MAX_WORDS)
    .map(markAttributeWord);
}

const RING = /^[xz]-?ring$/;
const CODE_IN_VALUE = /^(?=.*\d)(?=.*[a-z])[a-z0-9-]{2,8}$/;

/** Lists the codes in a value: `ACEA C3, ILSAC GF-6A` states `c3` and `gf6a`. */
const codesIn = (value: string): string[] =>
  value
    .replace(VALVES, "")
    .split(/[\s,;/()]+/)
    .filter((word) => CODE_IN_VALUE.test(word) || RING.test(word))
    .map(compactMeasure);

function valuesOfParts(attributes: readonly ProductAttribute[]): { name: string; value: string }[] {
  return attributes
    .flatMap(({ name, values }) =>
      values.map((value) => ({ name: normalizeForSearch(name), value: normalizeForSearch(value.name) })),
    )
    .filter(({ name, value }) => !NOT_OF_PART.test(name) && value.length <= MAX_VALUE);
}

/** Units of attributes that state one number each of `34x64x37`, `43x14`, or `428x118`, whose first is a code. */
const SIDE_UNITS = ["mm", "dentes", "elos", ""];

/** Lists the words of attributes that state a part of a measure of a search. */
export function attributeWordsOf(measure: SearchMeasure, part: number): string[] {
  const quantity = measure.role === "quantity" ? typedQuantity(measure.input) : undefined;
  const side = multipliedNumbers(measure)[part];
  const sides = side === undefined ? [] : SIDE_UNITS.map((unit) => `${side}${unit}`);
  return (quantity ? quantityWordsOf(quantity) : [...statedWholes(measure), ...sides]).map(markAttributeWord);
}

/** Parts whose size is typed without its unit. */
const BARE_SIZES: readonly (readonly [part: RegExp, number: RegExp, unit: string])[] = [
  [/^palhetas?$/, /^(?:1[2-9]|2\d|3[0-2])$/, "pol"],
  [/^(?:discos?|tambor(?:es)?|embreage(?:m|ns)|plato)$/, /^[1-4]\d\d$/, "mm"],
  [/^alternador(?:es)?$/, /^\d{2,3}$/, "a"],
  [/^correias?$/, /^(?:[4-9]\d\d|[1-3]\d{3})$/, "mm"],
  [/^correias?$/, /^[12]\d\d$/, "dentes"],
  [/^(?:relac(?:ao|oes)|coroas?|pinh(?:ao|oes))$/, /^(?:1[1-9]|[2-5]\d)$/, "dentes"],
  [/^rodas?$/, /^(?:2[5-9]|[3-6]\d)$/, "mm"],
  [/^feixes?$/, /^[1-2]\d{3}$/, "mm"],
];

/** Lists what a number among the words of a query may be a size of, by the part among them: `palheta 26` is `26pol`. */
export function bareSizes(word: string, others: readonly string[]): string[] {
  const number = joinThousands(word);
  return BARE_SIZES.filter(([part, size]) => size.test(number) && others.some((other) => part.test(other))).map(
    ([, , unit]) => `${number}${unit}`,
  );
}

/** Sizes that no year or number of a vehicle is likely to be, by the part. */
const SURE_SIZES: readonly (readonly [part: string, number: RegExp])[] = [
  ["palheta", /^(?:1[6-9]|2\d|3[0-2])$/],
  ["bateria", /^(?:[3-8]\d|1\d[05]|2[0-4][05])$/],
];

const isPart = (word: string, part: string): boolean => isOneTypoApart(word, part) || word === `${part}s`;

/** Returns whether a number behind a vehicle is a size of the part, also of a misspelled one: `palheta onix 24`. */
export const isSizeBehindVehicle = (number: string, words: readonly string[]): boolean =>
  SURE_SIZES.some(([part, size]) => size.test(number) && words.some((word) => isPart(word, part)));

/** Lists the words of attributes that a word of a query may stand for: a code, a size of the part among its words, or a value. */
export function attributeWordsOfWord(word: string, others: readonly string[]): string[] {
  if (others.length < 2) return [];
  const isCode = /^(?:\d{3}$|(?=.*\d).*\p{L})/u.test(word);
  const before = others.slice(0, others.indexOf(word));
  const values = (isTradeWord(word) ? before : others).some(isTradeWord) ? valueWordsOf(word) : [];
  const words = [...(isCode ? [word] : []), ...bareSizes(word, others), ...values, ...enclosedPartOf(word, before)];
  return [...new Set(words)].map(markAttributeWord);
}

/** Lists the words of attributes that two words of a query together may stand for: a denial as `sem camara`, `x ring`. */
export const attributeWordsOfPhrase = (phrase: string): string[] =>
  [...denialOfPhrase(phrase), ...(/^[xz] ring$/.test(phrase) ? [phrase.replace(" ", "")] : [])].map(markAttributeWord);

function wordsOf(name: string, value: string): string[] {
  const text = normalizeMeasures(value).replace(VALVES, "");
  const isPlain = PLAIN.test(text) && !RIM.test(name);
  const measures = isPlain ? [] : measuresIn(`${name} ${text}`);
  return [
    ...countWords(name, text),
    ...statedQuantities(text)
      .filter(({ unit }) => isUnit(unit))
      .map(quantityWord),
    ...measures.filter(({ role }) => role !== "quantity").flatMap((measure) => sizeWords(measure)),
    ...(CODE.test(value) ? [compactMeasure(value), ...(CHAIN.exec(value)?.slice(1) ?? [])] : []),
    ...(SEALED_CHAIN.exec(value) ?? []).map(compactMeasure),
  ];
}

const COUNT = /^(\d{1,3}(?:[.,]\d)?)(?: e re)?$/;

/** Lists a word for a number whose unit is the name of the attribute: 4 as `Furos de fixação` are `4furos`. */
function countWords(name: string, value: string): string[] {
  const [, number] = COUNT.exec(value) ?? [];
  const unit = /^[a-z]+/.exec(name)?.[0] ?? "";
  return number && isCount(unit) ? [writeQuantity(number, unit)] : [];
}

const CHARGE = /ah$/;

const quantityWord = ({ text, isCharge }: StatedQuantity): string => (isCharge ? text : text.replace(CHARGE, "a"));

const quantityWordsOf = ({ text }: StatedQuantity): string[] => [...new Set([text, text.replace(CHARGE, "a")])];

const statedWholes = (measure: SearchMeasure): string[] => wholeWords(measure).filter((word) => /\d/.test(word));

const THREAD = /^(?:m\d{1,2}(?=x)|[\d./]+pol(?=\d))/;

function sizeWords(measure: SearchMeasure): string[] {
  const [size = ""] = statedWholes(measure);
  return [size, THREAD.exec(size)?.[0] ?? ""].filter(Boolean);
}

const PROFILE = /^(?:d?pk|p[jlm])$/;
const RIBS = /friso|canais|nervura|ribs/;
const LENGTH = /comprimento/;

/** Ribs, profile and length of a belt are attributes of their own: `6`, `PK` and `1.195 mm` are 6PK1195. */
function beltSizes(values: readonly { name: string; value: string }[]): string[] {
  const profile = values.find(({ value }) => PROFILE.test(value))?.value;
  const statedAs = (kind: RegExp) => joinThousands(values.find(({ name }) => kind.test(name))?.value ?? "");
  const [ribs] = /^\d{1,2}$/.exec(statedAs(RIBS)) ?? [];
  const [, length] = /^(\d{3,4})(?: ?mm)?$/.exec(statedAs(LENGTH)) ?? [];
  if (!profile || !ribs) return [];
  return [`${ribs}${profile}`, ...(length ? [`${ribs}${profile}${length}`] : [])];
}
