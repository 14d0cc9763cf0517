import { isPartNoun } from "./part-nouns.ts";
import { normalizeForSearch } from "./text.ts";

const numbersOf = (lines: string, step: number): [word: string, value: number][] =>
  lines.split("\n").flatMap((line, at) => {
    const words = line.trim().split(" ");
    return words.map((word): [string, number] => [word, (at + 1) * step]);
  });

/** Each line holds the writings of one number, from 1. */
const ONES = numbersOf(
  `um uma
  dois duas
  tres três
  quatro
  cinco
  seis
  sete
  oito
  nove
  dez
  onze
  doze
  treze
  quatorze catorze
  quinze
  dezesseis
  dezessete
  dezoito
  dezenove`,
  1,
);
/** From 10. */
const TENS = numbersOf(
  `dez
  vinte
  trinta
  quarenta
  cinquenta
  sessenta
  setenta
  oitenta
  noventa
  cem`,
  10,
);
const HUNDREDS = numbersOf(
  `cento
  duzentos duzentas
  trezentos trezentas`,
  100,
);
const NUMBERS = new Map([...ONES, ...TENS, ...HUNDREDS, ["zero", 0]]);

const anyOf = (numbers: readonly [word: string, value: number][]) => numbers.map(([word]) => word).join("|");
const BELOW_HUNDRED = `(?:(?:${anyOf(TENS)})(?:\\se\\s(?:${anyOf(ONES)}))?|${anyOf(ONES)})`;
const NUMBER = `(?:(?:${anyOf(HUNDREDS)})(?:\\se\\s${BELOW_HUNDRED})?|${BELOW_HUNDRED})`;
const END = String.raw`(?![\p{L}\p{M}\p{N}])`;
const START = String.raw`(?<![\p{L}\p{N}])`;
const COUNTED = `(?:lonas|furos|marchas|velocidades|cilindros|litros?|dentes|pinos|portas|lugares|v[aá]lvulas|frisos|amp(?:[eè]re?s?|s)?|ah|volts|watts|polegadas)`;

const YEAR = new RegExp(String.raw`${START}dois\smil\s(?:e\s)?(${NUMBER})${END}`, "giu");
const RIM = new RegExp(String.raw`(?<=${START}aro\s)${NUMBER}${END}`, "giu");
const COUNT = new RegExp(String.raw`${START}${NUMBER}(?=\s${COUNTED}${END})`, "giu");
const PARTS = new RegExp(String.raw`${START}(${NUMBER})(?=\s(\p{L}{3,20}s)${END})`, "giu");
const DISPLACEMENT = new RegExp(
  String.raw`${START}(um|dois|tr[eê]s)\sponto\s(zero|${anyOf(ONES.slice(0, 12))})${END}`,
  "giu",
);

const numberOf = (words: string): number =>
  words
    .toLowerCase()
    .split(/\s(?:e\s)?/)
    .reduce((sum, word) => sum + (NUMBERS.get(word) ?? 0), 0);

/** Writes the numbers of years, rims and counts in digits: `aro treze`, `dez lonas`, `dois mil e doze`. */
export const spellNumbers = (input: string): string =>
  input
    .replace(YEAR, (_, words: string) => String(2000 + numberOf(words)))
    .replace(DISPLACEMENT, (_, liters: string, tenths: string) => `${numberOf(liters)}.${numberOf(tenths)}`)
    .replace(RIM, (words) => String(numberOf(words)))
    .replace(COUNT, (words) => String(numberOf(words)))
    .replace(PARTS, (words, _, part: string) =>
      isPartNoun(normalizeForSearch(part)) ? String(numberOf(words)) : words,
    );
