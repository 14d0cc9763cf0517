import { hash } from "node:crypto";
import { slugify } from "@pecacerta/rules/text";

/** The texts behind the numbers of the columns. They are only ever added to, so older columns may share them. */
export type Words = {
  brands: BrandLabel[];
  brandNumbers: Map<string, number>;
  features: Feature[];
  featureNumbers: Map<string, number>;
  /** The features that some product has, all together. */
  looks: readonly number[][];
  lookNumbers: Map<string, number>;
};
export type BrandLabel = { text: string; slug: string; name: string };
/** One value of an attribute or of an option of colour. `isOffered`: a list can be narrowed by it. */
export type Feature = {
  slug: string;
  name: string;
  value: string;
  valueName: string;
  color: string | null;
  isOffered: boolean;
};

export const newWords = (): Words => ({
  brands: [],
  brandNumbers: new Map(),
  features: [],
  featureNumbers: new Map(),
  looks: [],
  lookNumbers: new Map(),
});

/** Slugs of filters that are no attribute's. */
export const OWN_FILTERS: ReadonlySet<string> = new Set(["price", "brand", "discount", "rating", "vehicle", "fitment"]);

/** What can stand in an address as `filter_{slug}`, and as its value. */
const ATTRIBUTE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const VALUE = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$/;

export const brandNumber = (words: Words, text: string): number =>
  numberOf(words.brandNumbers, text, () => words.brands.push({ text, slug: slugify(text), name: text }));

/** The number of the features that the database tells of a product, as one text. */
// The texts are long and many: each is known again by its hash.
export const lookOf = (words: Words, text: string): number =>
  numberOf(words.lookNumbers, hash("sha1", text, "base64"), () =>
    (words.looks as number[][]).push(text === "" ? [] : featuresIn(words, text)),
  );

function featuresIn(words: Words, text: string): number[] {
  const told = JSON.parse(text) as [string, string, string, string, string | null][];
  const numbers = told.map(([slug, name, value, valueName, color]) =>
    numberOf(words.featureNumbers, `${slug}\n${value}`, () => {
      const isOffered = !OWN_FILTERS.has(slug) && ATTRIBUTE.test(slug) && VALUE.test(value);
      return words.features.push({ slug, name, value, valueName, color, isOffered });
    }),
  );
  return [...new Set(numbers)];
}

function numberOf(numbers: Map<string, number>, text: string, add: () => number): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  const number = add() - 1;
  numbers.set(text, number);
  return number;
}
