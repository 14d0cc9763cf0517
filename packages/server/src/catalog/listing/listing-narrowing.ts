import { type FilterRange, parseDiscount, parseFilter } from "@pecacerta/rules/filters";
import { type Columns, REDUCED, STARS } from "./column-index/columns.ts";
import { OWN_FILTERS, type Words } from "./listing-words.ts";

/** The filters as asked: nothing asked is an empty list or null. Prices in centavos. */
export type Narrowing = {
  price: FilterRange | null;
  brand: readonly string[];
  discount: "any" | "yes" | "no";
  rating: readonly number[];
  /** Values wanted of featured attributes and colours, by attribute. */
  features: ReadonlyMap<string, readonly string[]>;
};

export function narrowingOf(filters: Readonly<Record<string, string>>, { words }: Columns): Narrowing {
  return {
    price: parseFilter("range", filters.price),
    brand: parseFilter("check", filters.brand),
    discount: parseDiscount(filters.discount),
    rating: parseFilter("rating", filters.rating),
    features: featuresAsked(filters, words),
  };
}

function featuresAsked(filters: Readonly<Record<string, string>>, { features }: Words): Narrowing["features"] {
  const others = Object.entries(filters).filter(([slug]) => !OWN_FILTERS.has(slug));
  if (others.length === 0) return new Map();
  const attributes = new Set(features.map(({ slug }) => slug));
  const asked = others
    .filter(([slug]) => attributes.has(slug))
    .map(([slug, text]) => [slug, parseFilter("check", text)] as const);
  return new Map(asked.filter(([, values]) => values.length > 0));
}

/**
 * How many filters a product fails, looked up by what the columns say of it: a brand's number, a kind, a look. `failed`:
 * which attribute a look fails, the last of several.
 */
export type Sieve = {
  lowest: number;
  highest: number;
  brand: Uint8Array;
  discount: Uint8Array;
  rating: Uint8Array;
  look: Uint8Array;
  failed: Uint8Array;
};

const KINDS = REDUCED * 2;

export function sieveOf({ words }: Columns, narrowing: Narrowing): Sieve {
  const { price, brand, discount, rating, features } = narrowing;
  const kinds = Array.from({ length: KINDS }, (_, kind) => kind);
  const asked = new Set(brand);
  return {
    lowest: price?.min ?? Number.NEGATIVE_INFINITY,
    highest: price?.max ?? Number.POSITIVE_INFINITY,
    brand: Uint8Array.from(words.brands, ({ slug }) => Number(asked.size > 0 && !asked.has(slug))),
    discount: Uint8Array.from(kinds, (kind) => Number(discount !== "any" && (discount === "yes") !== isReduced(kind))),
    rating: Uint8Array.from(kinds, (kind) => Number(rating.length > 0 && !rating.includes(kind & STARS))),
    ...looksSieved(words, features),
  };
}

function looksSieved({ features, looks }: Words, asked: Narrowing["features"]): Pick<Sieve, "look" | "failed"> {
  const look = new Uint8Array(looks.length);
  const failed = new Uint8Array(looks.length);
  for (const [at, [slug, values]] of [...asked].entries()) {
    const wanted = new Set(
      features.flatMap((one, no) => (one.slug === slug && values.includes(one.value) ? [no] : [])),
    );
    for (const [number, held] of looks.entries()) {
      if (held.some((feature) => wanted.has(feature))) continue;
      look[number] = (look[number] as number) + 1;
      failed[number] = at;
    }
  }
  return { look, failed };
}

export const isReduced = (kind: number): boolean => (kind & REDUCED) !== 0;

/** Whether a product passes all filters. */
export const passes = (columns: Columns, sieve: Sieve): ((slot: number) => boolean) => {
  const { price, kind, brand, look } = columns;
  return (slot) => {
    const cost = price[slot] as number;
    const sort = kind[slot] as number;
    return (
      cost >= sieve.lowest &&
      cost <= sieve.highest &&
      sieve.brand[brand[slot] as number] === 0 &&
      sieve.discount[sort] === 0 &&
      sieve.rating[sort] === 0 &&
      sieve.look[look[slot] as number] === 0
    );
  };
};
