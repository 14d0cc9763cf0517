import { type Centavos, toCentavos, toDecimalAmount } from "./money.ts";
import { MAX_RATING } from "./rating.ts";

/** Filter values: slugs, one slug, a range in centavos, ratings, or a vehicle id. Null is the default. */
export type FilterValues = {
  check: readonly string[];
  color: readonly string[];
  radio: string | null;
  range: FilterRange | null;
  rating: readonly number[];
  vehicle: string | null;
};
export type FilterKind = keyof FilterValues;
export type FilterRange = { min: Centavos; max: Centavos };

const MAX_FILTER_VALUES = 50;
export const MAX_RANGE_BOUND: Centavos = 99_999_999_900;

export const DISCOUNT_OPTIONS = [
  { slug: "any", name: "Ambos" },
  { slug: "yes", name: "Sim" },
  { slug: "no", name: "Não" },
] as const;
export type DiscountOption = (typeof DISCOUNT_OPTIONS)[number]["slug"];

export const parseDiscount = (text: string | null | undefined): DiscountOption =>
  DISCOUNT_OPTIONS.find(({ slug }) => slug === text)?.slug ?? "any";

export const filterParameter = (slug: string): string => `filter_${slug}`;

/** Lists joined by commas, ranges in reais by a dash, empty text for the default. */
export function formatFilter<Kind extends FilterKind>(kind: Kind, value: FilterValues[Kind]): string {
  return (FORMATTERS[kind] as (value: FilterValues[Kind]) => string)(value);
}

export function parseFilter<Kind extends FilterKind>(kind: Kind, text: string | null | undefined): FilterValues[Kind] {
  return PARSERS[kind](text?.trim() ?? "") as FilterValues[Kind];
}

/** Formats typed bounds for a URL. A missing bound is open; without any valid bound the text is empty. */
export function formatTypedRange(lower: string, upper: string): string {
  const [lowest, highest] = [parseTypedDecimal(lower), parseTypedDecimal(upper)];
  if (lowest === null && highest === null) return "";
  return formatFilter("range", parseFilter("range", `${lowest ?? 0}-${highest ?? toDecimalAmount(MAX_RANGE_BOUND)}`));
}

/** Rounded outward to a step of 10^max(n-2, 1) reais; n is the number of digits of the highest price in reais. */
export function priceSliderBounds(lowest: Centavos, highest: Centavos): FilterRange {
  const digits = String(Math.ceil(highest / 100)).length;
  const step = 10 ** Math.max(digits - 2, 1) * 100;
  return { min: Math.floor(lowest / step) * step, max: Math.ceil(highest / step) * step };
}

const FORMATTERS: { [Kind in FilterKind]: (value: FilterValues[Kind]) => string } = {
  check: (slugs) => uniqueSlugs(slugs).join(","),
  color: (slugs) => uniqueSlugs(slugs).join(","),
  radio: (slug) => parseSlug(slug ?? "") ?? "",
  range: (range) => (range === null ? "" : `${toDecimalAmount(range.min)}-${toDecimalAmount(range.max)}`),
  rating: (stars) => uniqueRatings(stars).join(","),
  vehicle: (id) => parseSlug(id ?? "") ?? "",
};

const PARSERS: { [Kind in FilterKind]: (text: string) => FilterValues[Kind] } = {
  check: (text) => uniqueSlugs(text.split(",")),
  color: (text) => uniqueSlugs(text.split(",")),
  radio: parseSlug,
  range: parseRange,
  rating: (text) =>
    uniqueRatings(
      text
        .split(",")
        .filter((star) => /^\d$/.test(star))
        .map(Number),
    ),
  vehicle: parseSlug,
};

const uniqueSlugs = (slugs: readonly string[]): string[] =>
  [...new Set(slugs.filter((slug) => parseSlug(slug) !== null))].sort().slice(0, MAX_FILTER_VALUES);

const uniqueRatings = (stars: readonly number[]): number[] =>
  [...new Set(stars.map(Math.round))]
    .filter((star) => star >= 1 && star <= MAX_RATING)
    .sort((one, other) => one - other);

function parseSlug(text: string): string | null {
  return /^[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$/.test(text) && text !== "any" ? text : null;
}

function parseRange(text: string): FilterRange | null {
  const [, lower, upper] = /^(\d{1,9}(?:\.\d{1,2})?)-(\d{1,9}(?:\.\d{1,2})?)$/.exec(text) ?? [];
  if (lower === undefined || upper === undefined) return null;
  const [one, other] = [toCentavos(Number(lower)), toCentavos(Number(upper))];
  return { min: Math.min(one, other), max: Math.max(one, other) };
}

// A dot is a decimal separator unless it separates thousands.
function parseTypedDecimal(text: string): string | null {
  const typed = text.replace(/R\$|\s/g, "");
  const isGrouped = typed.includes(",") || /^\d{1,3}(\.\d{3})+$/.test(typed);
  const plain = isGrouped ? typed.replaceAll(".", "").replace(",", ".") : typed;
  const [, whole, decimals = ""] = /^0*(\d{1,9})(?:\.(\d*))?$/.exec(plain) ?? [];
  return whole === undefined ? null : `${whole}.${decimals.slice(0, 2) || "0"}`;
}
