import type { FilterDto } from "@pecacerta/contract/filter";
import { DISCOUNT_OPTIONS, priceSliderBounds } from "@pecacerta/rules/filters";
import { MAX_RATING } from "@pecacerta/rules/rating";
import { attributeFacets } from "./attribute-facets.ts";
import { categoryFacets } from "./category-facets.ts";
import type { FacetCounts } from "./facet-counts.ts";
import { type FilterMasks, isOnSale, type SelectedFilters } from "./filter-masks.ts";
import { type ProductColumns, STARS_MASK } from "./product-columns.ts";

export type FacetInput = {
  columns: ProductColumns;
  counts: FacetCounts;
  selected: SelectedFilters;
  masks: FilterMasks;
  categoryId: string | undefined;
};

/** The number of products, and the filters with their counts. Cached and shared: never change it. */
export type Facets = { readonly total: number; readonly filters: readonly FilterDto[] };

export function buildFacets(input: FacetInput): Facets {
  const { scopeSize, total } = input.counts;
  if (scopeSize === 0) return { total, filters: [] };
  const builtIn = [priceFacet, brandFacet, discountFacet, ratingFacet].map((facet) => facet(input));
  return { total, filters: [...categoryFacets(input), ...builtIn, ...attributeFacets(input)] };
}

function priceFacet({ counts: { minPrice, maxPrice }, selected: { price } }: FacetInput): FilterDto {
  const bounds = minPrice <= maxPrice ? priceSliderBounds(minPrice, maxPrice) : { min: 0, max: 0 };
  return { type: "range", slug: "price", name: "Preço", value: price, ...bounds };
}

const collator = new Intl.Collator("pt-BR");

// Different texts may share a slug: they are one brand, with the name that sorts first.
function brandFacet({ columns, counts, selected }: FacetInput): FilterDto {
  const items = new Map<string, { slug: string; name: string; count: number }>();
  for (const [id, { text, slug, name }] of columns.dictionary.brands.entries()) {
    if (text === "" || !counts.hasBrand[id]) continue;
    const sameBrand = items.get(slug);
    const count = (sameBrand?.count ?? 0) + (counts.brand[id] as number);
    const isNamed = sameBrand !== undefined && collator.compare(sameBrand.name, name) <= 0;
    items.set(slug, { slug, name: isNamed ? sameBrand.name : name, count });
  }
  const sorted = [...items.values()].sort((one, other) => collator.compare(one.name, other.name));
  return { type: "check", slug: "brand", name: "Marca", value: [...selected.brand], items: sorted };
}

function discountFacet({ counts, selected }: FacetInput): FilterDto {
  const matching = counts.starsAndSale.map((count, value) => count + (counts.failsDiscountOnly[value] as number));
  const items = DISCOUNT_OPTIONS.map(({ slug, name }) => ({
    slug,
    name,
    count: sumWhere(matching, (value) => slug === "any" || (slug === "yes") === isOnSale(value)),
  }));
  const value = selected.discount === "any" ? null : selected.discount;
  return { type: "radio", slug: "discount", name: "Desconto", value, items };
}

function ratingFacet({ counts, selected }: FacetInput): FilterDto {
  const matching = counts.starsAndSale.map((count, value) => count + (counts.failsRatingOnly[value] as number));
  const items = Array.from({ length: MAX_RATING }, (_, index) => MAX_RATING - index).map((stars) => ({
    slug: String(stars),
    name: String(stars),
    count: sumWhere(matching, (value) => (value & STARS_MASK) === stars),
  }));
  return { type: "rating", slug: "rating", name: "Avaliação", value: [...selected.rating], items };
}

const sumWhere = (counts: Uint32Array, isIncluded: (index: number) => boolean): number =>
  counts.reduce((sum, count, index) => (isIncluded(index) ? sum + count : sum), 0);
