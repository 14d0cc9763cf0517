import { type FilterRange, parseDiscount, parseFilter } from "@pecacerta/rules/filters";
import { BUILT_IN_FILTERS, type Dictionary } from "./dictionary.ts";
import { ON_SALE, type ProductColumns, STARS_MASK } from "./product-columns.ts";

export type SelectedFilters = {
  category: readonly string[];
  price: FilterRange | null;
  brand: readonly string[];
  discount: "any" | "yes" | "no";
  rating: readonly number[];
  attributes: ReadonlyMap<string, readonly string[]>;
};

export function parseSelectedFilters(
  filters: Readonly<Record<string, string>>,
  { dictionary }: ProductColumns,
): SelectedFilters {
  return {
    category: parseFilter("check", filters.category),
    price: parseFilter("range", filters.price),
    brand: parseFilter("check", filters.brand),
    discount: parseDiscount(filters.discount),
    rating: parseFilter("rating", filters.rating),
    attributes: parseAttributeFilters(filters, dictionary),
  };
}

function parseAttributeFilters(
  filters: Readonly<Record<string, string>>,
  { attributeValues }: Dictionary,
): SelectedFilters["attributes"] {
  const candidates = Object.entries(filters).filter(([slug]) => !BUILT_IN_FILTERS.has(slug));
  if (candidates.length === 0) return new Map();
  const slugs = new Set(attributeValues.map(({ slug }) => slug));
  const selected = candidates
    .filter(([slug]) => slugs.has(slug))
    .map(([slug, text]) => [slug, parseFilter("check", text)] as const);
  return new Map(selected.filter(([, values]) => values.length > 0));
}

/** How many filters a product fails, by the ids in its columns. `failedAttribute`: the last attribute filter failed. */
export type FilterMasks = {
  categorySet: Uint8Array;
  minPrice: number;
  maxPrice: number;
  brand: Uint8Array;
  discount: Uint8Array;
  rating: Uint8Array;
  attributeSet: Uint8Array;
  failedAttribute: Uint8Array;
};

const STARS_AND_SALE_VALUES = ON_SALE * 2;

export function createFilterMasks(columns: ProductColumns, selected: SelectedFilters): FilterMasks {
  const { dictionary } = columns;
  const { price, brand, discount, rating, attributes } = selected;
  const starsAndSale = Array.from({ length: STARS_AND_SALE_VALUES }, (_, value) => value);
  const brands = new Set(brand);
  return {
    categorySet: categoryMask(columns, selected.category),
    minPrice: price?.min ?? Number.NEGATIVE_INFINITY,
    maxPrice: price?.max ?? Number.POSITIVE_INFINITY,
    brand: Uint8Array.from(dictionary.brands, ({ slug }) => Number(brands.size > 0 && !brands.has(slug))),
    discount: Uint8Array.from(starsAndSale, (value) =>
      Number(discount !== "any" && (discount === "yes") !== isOnSale(value)),
    ),
    rating: Uint8Array.from(starsAndSale, (value) => Number(rating.length > 0 && !rating.includes(value & STARS_MASK))),
    ...attributeMasks(dictionary, attributes),
  };
}

function categoryMask({ dictionary, categoryTree }: ProductColumns, slugs: readonly string[]): Uint8Array {
  const { categorySets, categoryNumbers } = dictionary;
  if (slugs.length === 0) return new Uint8Array(categorySets.length);
  const selected = new Set(
    categoryTree.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => categoryNumbers.get(id)),
  );
  return Uint8Array.from(categorySets, (categories) => Number(!categories.some((number) => selected.has(number))));
}

function attributeMasks(
  { attributeValues, attributeSets }: Dictionary,
  selected: SelectedFilters["attributes"],
): Pick<FilterMasks, "attributeSet" | "failedAttribute"> {
  const attributeSet = new Uint8Array(attributeSets.length);
  const failedAttribute = new Uint8Array(attributeSets.length);
  for (const [index, [slug, values]] of [...selected].entries()) {
    const selectedIds = new Set(
      attributeValues.flatMap((one, id) => (one.slug === slug && values.includes(one.value) ? [id] : [])),
    );
    for (const [setId, valueIds] of attributeSets.entries()) {
      if (valueIds.some((id) => selectedIds.has(id))) continue;
      attributeSet[setId] = (attributeSet[setId] as number) + 1;
      failedAttribute[setId] = index;
    }
  }
  return { attributeSet, failedAttribute };
}

export const isOnSale = (starsAndSale: number): boolean => (starsAndSale & ON_SALE) !== 0;

export const createRowFilter = (columns: ProductColumns, masks: FilterMasks): ((row: number) => boolean) => {
  const { price, starsAndSale, brand, attributeSet, categorySet } = columns;
  return (row) => {
    const rowPrice = price[row] as number;
    const rowStarsAndSale = starsAndSale[row] as number;
    return (
      rowPrice >= masks.minPrice &&
      rowPrice <= masks.maxPrice &&
      masks.brand[brand[row] as number] === 0 &&
      masks.discount[rowStarsAndSale] === 0 &&
      masks.rating[rowStarsAndSale] === 0 &&
      masks.attributeSet[attributeSet[row] as number] === 0 &&
      masks.categorySet[categorySet[row] as number] === 0
    );
  };
};
