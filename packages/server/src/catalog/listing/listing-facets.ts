import type { FilterDto } from "@pecacerta/contract/filter";
import { DISCOUNT_OPTIONS, priceSliderBounds } from "@pecacerta/rules/filters";
import { toDecimalAmount } from "@pecacerta/rules/money";
import { MAX_RATING } from "@pecacerta/rules/rating";
import type { Columns } from "./column-index/columns.ts";
import { STARS } from "./column-index/columns.ts";
import type { Counts } from "./listing-counts.ts";
import { featureFacets } from "./listing-features.ts";
import { isReduced, type Narrowing, type Sieve } from "./listing-narrowing.ts";

export type Counted = { columns: Columns; counts: Counts; narrowing: Narrowing; sieve: Sieve };

/** How many products a listing has, and what it can be narrowed by. Shared by all who ask: not to be changed. */
export type Facets = { readonly total: number; readonly filters: readonly FilterDto[] };

/** Each filter counts what the other ones leave, so every count is exact. */
export function facetsOf(counted: Counted): Facets {
  const { all, total } = counted.counts;
  if (all === 0) return { total, filters: [] };
  const own = [priceFacet, brandFacet, discountFacet, ratingFacet].map((facet) => facet(counted));
  return { total, filters: [...own, ...featureFacets(counted)] };
}

function priceFacet({ counts: { lowest, highest }, narrowing: { price } }: Counted): FilterDto {
  const bounds = lowest <= highest ? priceSliderBounds(lowest, highest) : { min: 0, max: 0 };
  const value = price && { min: toDecimalAmount(price.min), max: toDecimalAmount(price.max) };
  return {
    type: "range",
    slug: "price",
    name: "Preço",
    value,
    min: toDecimalAmount(bounds.min),
    max: toDecimalAmount(bounds.max),
  };
}

const byName = new Intl.Collator("pt-BR");

// Several texts may be one brand: its slug is what they have in common.
function brandFacet({ columns, counts, narrowing }: Counted): FilterDto {
  const items = new Map<string, { slug: string; name: string; count: number }>();
  for (const [number, { text, slug, name }] of columns.words.brands.entries()) {
    if (text === "" || !counts.hasBrand[number]) continue;
    const count = (items.get(slug)?.count ?? 0) + (counts.brand[number] as number);
    items.set(slug, { slug, name, count });
  }
  const sorted = [...items.values()].sort((one, other) => byName.compare(one.name, other.name));
  return { type: "check", slug: "brand", name: "Marca", value: [...narrowing.brand], items: sorted };
}

function discountFacet({ counts, narrowing }: Counted): FilterDto {
  const left = counts.kind.map((count, kind) => count + (counts.onlyDiscount[kind] as number));
  const items = DISCOUNT_OPTIONS.map(({ slug, name }) => ({
    slug,
    name,
    count: sumOf(left, (kind) => slug === "any" || (slug === "yes") === isReduced(kind)),
  }));
  const value = narrowing.discount === "any" ? null : narrowing.discount;
  return { type: "radio", slug: "discount", name: "Desconto", value, items };
}

function ratingFacet({ counts, narrowing }: Counted): FilterDto {
  const left = counts.kind.map((count, kind) => count + (counts.onlyRating[kind] as number));
  const items = Array.from({ length: MAX_RATING }, (_, below) => MAX_RATING - below).map((stars) => ({
    slug: String(stars),
    name: String(stars),
    count: sumOf(left, (kind) => (kind & STARS) === stars),
  }));
  return { type: "rating", slug: "rating", name: "Avaliação", value: [...narrowing.rating], items };
}

const sumOf = (counts: Uint32Array, isMeant: (at: number) => boolean): number =>
  counts.reduce((sum, count, at) => (isMeant(at) ? sum + count : sum), 0);
