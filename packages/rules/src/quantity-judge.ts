import { compactMeasure } from "./measure-words.ts";
import { splitMeasures } from "./search-measure.ts";
import { normalizeForSearch } from "./text.ts";

const NUMBER = String.raw`\d{1,5}(?:[.,]\d{1,3})?`;
const STATED = new RegExp(
  String.raw`(?<![\d.,])(${NUMBER}(?: ?[x×*/] ?${NUMBER}){0,3})[ -]?([a-z]{1,12})(?![a-z])`,
  "g",
);

/** Returns a judge of names: each quantity stands there with its unit. `GL-5 1 L` has a 5 and an L, but not 5 L. */
export function createQuantityJudge(quantities: readonly string[]): (name: string) => boolean {
  const required = quantities.flatMap((input) =>
    splitMeasures(input).flatMap((part) => (typeof part === "string" ? [] : [part])),
  );
  return (name) => {
    const stated = quantitiesOf(name);
    // Beside its capacity, a battery states the current of a cold start: 60 Ah 480 A.
    const charges = stated.filter(isCharge);
    return required.every(({ input, words: [words = []] }) => {
      const own = isCharge(input) && charges.length > 0 ? charges : stated;
      return own.some((one) => words.includes(one));
    });
  };
}

const isCharge = (quantity: string): boolean => quantity.endsWith("ah");

const quantitiesOf = (name: string): string[] =>
  [...normalizeForSearch(name).matchAll(STATED)].flatMap(([, numbers = "", unit = ""]) =>
    [numbers, ...numbers.split(/[x×*/]/)].map((number) => `${compactMeasure(number)}${unit}`),
  );
