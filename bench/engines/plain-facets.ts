import type { FilterDto } from "@pecacerta/contract/filter";
import { DISCOUNT_OPTIONS, priceSliderBounds } from "@pecacerta/rules/filters";
import { MAX_RATING } from "@pecacerta/rules/rating";
import { slugify } from "@pecacerta/rules/text";
import { BUILT_IN_FILTERS } from "@pecacerta/server/catalog/listing/column-index/dictionary";
import type { PlainFilters } from "./plain-filters.ts";

type AttributeRow = {
  slug: string;
  name: string;
  value: string;
  valueName: string;
  color: string | null;
  count: number;
  countInScope: number;
};

export type FacetRows = {
  scopeSize: number;
  total: number;
  minPrice: number | null;
  maxPrice: number | null;
  categories: {
    id: string;
    slug: string;
    name: string;
    parentId: string | null;
    count: number;
    countInScope: number;
  }[];
  brands: { text: string; name: string | null; count: number }[];
  discounts: { isOnSale: boolean; count: number }[];
  ratings: { stars: number; count: number }[];
  attributes: AttributeRow[];
};

const MAX_ATTRIBUTES = 12;
const MAX_VALUES = 100;
const ATTRIBUTE_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ATTRIBUTE_VALUE = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$/;
const nameCollator = new Intl.Collator("pt-BR");
const valueCollator = new Intl.Collator("pt-BR", { numeric: true });

export function toFacets(rows: FacetRows, selected: PlainFilters, categoryId: string | undefined): FilterDto[] {
  if (rows.scopeSize === 0) return [];
  return [
    ...categoryFacets(rows, selected, categoryId ?? null),
    priceFacet(rows, selected),
    brandFacet(rows, selected),
    discountFacet(rows, selected),
    ratingFacet(rows, selected),
    ...attributeFacets(rows, selected),
  ];
}

function categoryFacets(
  { categories }: FacetRows,
  { category }: PlainFilters,
  listedCategory: string | null,
): FilterDto[] {
  const items = categories
    .filter(
      ({ slug, parentId, countInScope }) =>
        category.includes(slug) || (parentId === listedCategory && countInScope > 0),
    )
    .map(({ slug, name, count }) => ({ slug, name, count }));
  return items.length === 0
    ? []
    : [{ type: "check", slug: "category", name: "Categoria", value: [...category], items }];
}

function priceFacet({ minPrice, maxPrice }: FacetRows, { price }: PlainFilters): FilterDto {
  const bounds = minPrice === null || maxPrice === null ? { min: 0, max: 0 } : priceSliderBounds(minPrice, maxPrice);
  return {
    type: "range",
    slug: "price",
    name: "Preço",
    value: price,
    ...bounds,
  };
}

function brandFacet({ brands }: FacetRows, selected: PlainFilters): FilterDto {
  const branded = brands.filter(({ text }) => text !== "");
  const items = [...Map.groupBy(branded, ({ text }) => slugify(text))].map(([slug, rows]) => ({
    slug,
    name: rows.map(({ name, text }) => name ?? text).sort(nameCollator.compare)[0] ?? slug,
    count: sumCounts(rows),
  }));
  items.sort((one, other) => nameCollator.compare(one.name, other.name));
  return { type: "check", slug: "brand", name: "Marca", value: [...selected.brand], items };
}

function discountFacet({ discounts }: FacetRows, { discount }: PlainFilters): FilterDto {
  const items = DISCOUNT_OPTIONS.map(({ slug, name }) => ({
    slug,
    name,
    count: sumCounts(discounts.filter(({ isOnSale }) => slug === "any" || (slug === "yes") === isOnSale)),
  }));
  return { type: "radio", slug: "discount", name: "Desconto", value: discount === "any" ? null : discount, items };
}

function ratingFacet({ ratings }: FacetRows, { rating }: PlainFilters): FilterDto {
  const items = Array.from({ length: MAX_RATING }, (_, index) => MAX_RATING - index).map((stars) => ({
    slug: String(stars),
    name: String(stars),
    count: sumCounts(ratings.filter((row) => row.stars === stars)),
  }));
  return { type: "rating", slug: "rating", name: "Avaliação", value: [...rating], items };
}

function attributeFacets({ attributes }: FacetRows, selected: PlainFilters): FilterDto[] {
  const filterable = attributes.filter(
    ({ slug, value }) => !BUILT_IN_FILTERS.has(slug) && ATTRIBUTE_SLUG.test(slug) && ATTRIBUTE_VALUE.test(value),
  );
  return [...Map.groupBy(filterable, ({ slug }) => slug)]
    .map(([slug, values]) => ({ slug, values, size: values.reduce((sum, { countInScope }) => sum + countInScope, 0) }))
    .sort((one, other) => other.size - one.size || (one.slug < other.slug ? -1 : 1))
    .filter(({ slug }, index) => index < MAX_ATTRIBUTES || selected.attributes.has(slug))
    .map(({ slug, values }) => attributeFacet(slug, values, selected.attributes.get(slug) ?? []));
}

function attributeFacet(slug: string, values: AttributeRow[], selected: readonly string[]): FilterDto {
  const offered = values
    .sort((one, other) => other.countInScope - one.countInScope)
    .filter(({ value }, index) => index < MAX_VALUES || selected.includes(value))
    .sort((one, other) => valueCollator.compare(one.valueName, other.valueName));
  const facet = { slug, name: values[0]?.name ?? slug, value: [...selected] };
  const items = offered.map(({ value, valueName, count, color }) => ({
    item: { slug: value, name: valueName, count },
    color: color ?? "",
  }));
  if (items.every(({ color }) => color === ""))
    return { type: "check", ...facet, items: items.map(({ item }) => item) };
  return { type: "color", ...facet, items: items.map(({ item, color }) => ({ ...item, color })) };
}

const sumCounts = (rows: readonly { count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0);
