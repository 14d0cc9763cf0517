import { BELT_KINDS } from "./belt-measures.ts";
import { CHAIN_KINDS } from "./chain-sizes.ts";
import { EQUIPMENT_PATTERN } from "./equipment.ts";
import { type MeasureKind, type MeasureRole, TIMES } from "./measure-kind.ts";
import { normalizeMeasures } from "./measure-text.ts";
import {
  compactMeasure,
  decimal,
  fluidClassWords,
  GENERAL_UNITS,
  isEngineWithTrim,
  isLamp,
  productWords,
  quantityWords,
  strokeWords,
  threadWords,
} from "./measure-words.ts";
import { RING_SIZE } from "./ring-measures.ts";
import { LAMPS, SLASH_KINDS } from "./slash-measures.ts";
import { isViscosity, viscosityWords } from "./viscosity.ts";
import { BARE_RIM, WHEEL_KINDS } from "./wheel-measures.ts";

/**
 * A measure as typed, and what a text must have to state it: for each of its parts the words that stand for the part,
 * the usual writing first. `6pk 1045` is in a text that has `6pk1045`, or `6pk` and `1045`.
 */
export type SearchMeasure = {
  input: string;
  words: readonly (readonly string[])[];
  role: MeasureRole;
};

const NUMBER = String.raw`\d{1,4}(?:[.,]\d{1,3})?`;

const OILS = /(?<![a-z])(?:oleos?|lubrificantes?)(?![a-z])/;

const SMALL_LAMP = "(w(?:3|5|16|21)w|py?21w|p21/5w|[rc](?:5|10)w)";

const CURRENTS =
  /(?<![a-z])(?:baterias?|fusive(?:l|is)|reles?|buzinas?|alternador(?:es)?|partidas?|arranques?)(?![a-z])/;

const LIGHTS = /(?<![a-z])(?:farol|farois|farolete|lanterna|sirene|ventoinha)s?(?![a-z])/;
/** The `12v` of an engine are valves. */
const VALVES = /(?<![\d.,])\d[.,]\d \d{1,2} ?v(?![a-z0-9])/;

const KINDS: readonly MeasureKind[] = [
  { role: "equipment", pattern: EQUIPMENT_PATTERN, toWords: ([item = ""]) => [item.split(" ")] },
  RING_SIZE,
  ...WHEEL_KINDS,
  {
    pattern: String.raw`(?:sae_)?(\d{1,2})_w_[-/]?_(\d{2,3})`,
    toWords: ([cold = "", hot = ""]) => viscosityWords(cold, hot),
  },
  {
    pattern: String.raw`(?:sae_)?(0|5|[1278][05])(?:_[-/]_| )?(\d{2,3})`,
    toWords: ([cold = "", hot = ""], text) =>
      OILS.test(text) && isViscosity(cold, hot) ? viscosityWords(cold, hot) : undefined,
  },
  {
    pattern: String.raw`sae_(\d{2,3})`,
    toWords: ([grade = ""]) => [
      [`sae${grade}`, "sae"],
      [`sae${grade}`, grade],
    ],
  },
  {
    pattern: "(2|4|dois|quatro)_(tempos|t)",
    toWords: ([count = "", unit = ""], text) => (unit === "tempos" || OILS.test(text) ? strokeWords(count) : undefined),
  },
  ...BELT_KINDS,
  {
    pattern: String.raw`m_(\d{1,2})_${TIMES}_(\d(?:[.,]\d{1,2})?)`,
    toWords: ([width = "", pitch = ""]) => threadWords(width, pitch),
  },
  {
    pattern: `(${NUMBER})_${TIMES}_(${NUMBER})(?:_${TIMES}_(${NUMBER}))?(?:_mm)?`,
    toWords: (numbers) => productWords(numbers.filter(Boolean)),
  },
  ...SLASH_KINDS,
  ...CHAIN_KINDS,
  BARE_RIM,
  {
    role: "quantity",
    pattern: `(${NUMBER})_(${GENERAL_UNITS.join("|")})`,
    toWords: ([number = "", unit = ""], text) =>
      isEngineWithTrim(`${number} ${unit}`, text) ? undefined : quantityWords(number, unit),
  },
  {
    role: "quantity",
    pattern:
      "(?<=[a-z0-9] )(?<!(?:jogo|kit|par) )([34568])_cil(?:indros)?(?! (?:d[aeo] )?(?:roda|freio|mestre|auxiliar))",
    toWords: ([count = ""]) => [
      [`${count}cil`, `${count}cilindros`, count],
      [`${count}cil`, `${count}cilindros`, "cilindros"],
    ],
  },
  {
    role: "quantity",
    pattern: String.raw`(\d{1,4})_(a)(?!_\d)`,
    toWords: ([number = "", unit = ""], text) => (CURRENTS.test(text) ? quantityWords(number, unit) : undefined),
  },
  {
    role: "quantity",
    pattern: String.raw`(?<=(?<![a-z])baterias? )(\d{1,3})(?! ?(?:v|volts?)\b)`,
    toWords: ([charge = ""]) => quantityWords(charge, "ah"),
  },
  {
    role: "quantity",
    pattern: "(6|12|14|24|28)_(v)",
    toWords: ([number = "", unit = ""], text) =>
      CURRENTS.test(text) || LAMPS.test(text) || (LIGHTS.test(text) && !VALVES.test(text))
        ? quantityWords(number, unit)
        : undefined,
  },
  {
    role: "quantity",
    pattern: String.raw`(\d{2,3})(a)`,
    toWords: ([number = "", unit = ""]) => quantityWords(number, unit),
  },
  {
    role: "quantity",
    pattern: String.raw`(\d{4})_(k)`,
    toWords: ([number = "", unit = ""]) => quantityWords(number, unit),
  },
  {
    pattern: String.raw`(hb|hs|h|t|hir)([ -]?)(\d{1,2})`,
    toWords: ([letters = "", gap = "", number = ""], text) =>
      isLamp(letters + number) && (gap !== "" || LAMPS.test(text)) ? [[`${letters}${number}`]] : undefined,
  },
  { pattern: SMALL_LAMP, toWords: ([name = ""]) => [[compactMeasure(name)]] },
  {
    pattern: "dot_-?_(5[.,]?1|[345])",
    toWords: ([fluidClass = ""]) => fluidClassWords(compactMeasure(fluidClass)),
  },
];

const SIZE = /^(?:\d{1,2}|\d{0,3}[a-z]{1,3}\d{1,2})$/;
const RIBS = /^\d{1,2}d?pk$/;
/** Returns whether a text is the number of a belt's ribs, which the whole size begins with. */
export const isRibCount = (text: string): boolean => RIBS.test(text);

/** Returns whether a word of the catalog continues the number of a size: H11 is not H1. */
export const isOtherSize = (size: string, word: string): boolean =>
  SIZE.test(size) && word.startsWith(size) && /^[\d.]/.test(word.slice(size.length));

/** A kind may search this much of the text for each match. */
const MAX_CONTEXT = 200;
const BORDERED_KINDS = KINDS.map((kind) => ({
  ...kind,
  regex: new RegExp(
    `(?<![a-z0-9])(?<![a-z0-9][.,/-])${kind.pattern.replaceAll("_", " ?")}(?![a-z0-9])(?![.,/-][a-z0-9])`,
    "g",
  ),
}));
const ANY_KIND = new RegExp(BORDERED_KINDS.map(({ regex }) => regex.source).join("|"));

/** Splits an input into text and measures, in the order of the input. Text is without accents and capitals. */
export function splitMeasures(input: string): (string | SearchMeasure)[] {
  const text = normalizeMeasures(input);
  if (!ANY_KIND.test(text)) return text.trim() === "" ? [] : [text];
  const context = text.slice(0, MAX_CONTEXT);
  return BORDERED_KINDS.reduce<(string | SearchMeasure)[]>(
    (parts, kind) => parts.flatMap((part) => (typeof part === "string" ? splitKind(part, kind, context) : [part])),
    [text],
  ).filter((part) => typeof part !== "string" || part.trim() !== "");
}

/** Lists the measures of a text. */
export const measuresIn = (text: string): SearchMeasure[] =>
  splitMeasures(text).filter((part) => typeof part !== "string");

/** Lists the words that state a measure whole: `6pk1045`, not `6pk`. */
export const wholeWords = ({ words: [first = [], ...others] }: SearchMeasure): string[] =>
  first.filter((word) => others.every((alternatives) => alternatives.includes(word)));

export const numbersIn = (text: string): number[] =>
  (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((one) => Number(decimal(one)));

/** Lists the numbers that a measure multiplies, as `34x64x37` does. */
export function multipliedNumbers(measure: SearchMeasure): number[] {
  const [whole = ""] = wholeWords(measure);
  return measure.role === "measure" && /^\d+(?:x\d+)+$/.test(whole) ? numbersIn(measure.input) : [];
}

function splitKind(
  text: string,
  { regex, toWords, role = "measure" }: (typeof BORDERED_KINDS)[number],
  whole: string,
): (string | SearchMeasure)[] {
  const parts: (string | SearchMeasure)[] = [];
  let end = 0;
  for (const match of text.matchAll(regex)) {
    const words = toWords(match.slice(1), whole);
    if (!words) continue;
    parts.push(text.slice(end, match.index), { input: match[0], words, role });
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}
