import { normalizeMeasures } from "./measure-text.ts";
import { writeQuantity } from "./measure-words.ts";

const NUMBER = String.raw`\d{1,5}(?:[.,]\d{1,3})?`;
const UNIT = `(?!a \\d)[a-z]{1,12}(?![a-z])|"|''`;
const STATED = new RegExp(String.raw`(?<![a-wyz\d.,])(${NUMBER}(?: ?[x×*/] ?${NUMBER}){0,3})[ -]?(${UNIT})`, "g");

/** `text`: in the smallest unit. Beside its charge, a battery states the current of a cold start: 60 Ah 480 A. */
export type StatedQuantity = { text: string; unit: string; isCharge: boolean };

export const statedQuantities = (text: string): StatedQuantity[] =>
  [...normalizeMeasures(text).matchAll(STATED)].flatMap(([, numbers = "", unit = ""]) =>
    (isFraction(numbers, unit) ? [] : [...new Set([numbers, ...numbers.split(/[x×*/]/)])]).map((number) => ({
      text: writeQuantity(number.trim(), unit),
      unit,
      isCharge: unit === "ah",
    })),
  );

const isFraction = (numbers: string, unit: string): boolean => numbers.includes("/") && /^["'p]/.test(unit);

/** Returns the quantity that an input of a search asks for. A bare number is the charge of a battery, two are a lamp's. */
export const typedQuantity = (input: string): StatedQuantity | undefined =>
  statedQuantities(/\d$/.test(input) ? `${input}${input.includes("/") ? "w" : "ah"}` : input)[0];
