import { compactMeasure, UNITS } from "./measure-words.ts";
import { normalizeForSearch } from "./text.ts";

const NUMBER = String.raw`\d{1,5}(?:[.,]\d{1,3})?`;
const UNIT = `[a-z]{1,12}(?![a-z])|"|''`;
const STATED = new RegExp(String.raw`(?<![\d.,])(${NUMBER}(?: ?[x×*/] ?${NUMBER}){0,3})[ -]?(${UNIT})`, "g");

type Quantity = { text: string; isCharge: boolean };

/** Returns a judge of names: each quantity stands there with its unit. `GL-5 1 L` has a 5 and an L, but not 5 L. */
export function createQuantityJudge(quantities: readonly string[]): (name: string) => boolean {
  // A bare number is the charge of a battery.
  const required = quantities.flatMap((input) => quantitiesOf(/\d$/.test(input) ? `${input}ah` : input).slice(0, 1));
  return (name) => {
    const stated = quantitiesOf(name);
    // Beside its capacity, a battery states the current of a cold start: 60 Ah 480 A.
    const charges = stated.filter(({ isCharge }) => isCharge);
    return required.every(({ text, isCharge }) =>
      (isCharge && charges.length > 0 ? charges : stated).some((one) => one.text === text),
    );
  };
}

const quantitiesOf = (text: string): Quantity[] =>
  [...normalizeForSearch(text).matchAll(STATED)].flatMap(([, numbers = "", unit = ""]) =>
    [...new Set([numbers, ...numbers.split(/[x×*/]/)])].map((number) => ({
      text: convert(number.trim(), unit),
      isCharge: unit === "ah",
    })),
  );

const SMALLER_UNITS: ReadonlyMap<string, readonly [unit: string, factor: number]> = new Map([
  ["l", ["ml", 1000]],
  ["cm", ["mm", 10]],
]);

/** Writes a quantity in the smallest unit of its kind, by the first of the unit's names. */
function convert(number: string, unit: string): string {
  const name = UNITS.find((names) => names.includes(unit))?.[0] ?? unit;
  const value = Number(number.replace(",", "."));
  if (Number.isNaN(value)) return `${compactMeasure(number)}${name}`;
  const [smaller, factor] = SMALLER_UNITS.get(name) ?? [name, 1];
  return `${Math.round(value * factor * 1000) / 1000}${smaller}`;
}
