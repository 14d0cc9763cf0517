import type { FilterMasks } from "./filter-masks.ts";
import type { ProductColumns } from "./product-columns.ts";
import type { ScopeRows } from "./scope-rows.ts";

/** Each filter counts the products that pass all others: those that fail none, and those that fail this one alone. */
export type FacetCounts = {
  scopeSize: number;
  total: number;
  /** Per set of categories: all of the scope, products that pass, and products that fail the category alone. */
  categorySetInScope: Uint32Array;
  categorySet: Uint32Array;
  failsCategoryOnly: Uint32Array;
  /** Centavos, over the products that pass every filter but the price. */
  minPrice: number;
  maxPrice: number;
  hasBrand: Uint8Array;
  brand: Uint32Array;
  /** Per value of `starsAndSale`: products that pass, and products that fail the discount or the rating alone. */
  starsAndSale: Uint32Array;
  failsDiscountOnly: Uint32Array;
  failsRatingOnly: Uint32Array;
  /** Per attribute set: all of the scope, products that pass, and products that fail one attribute alone. */
  attributeSetInScope: Uint32Array;
  attributeSet: Uint32Array;
  failsAttributeOnly: Uint32Array;
};

export function countFacets(columns: ProductColumns, rows: ScopeRows, masks: FilterMasks): FacetCounts {
  const counts = emptyCounts(masks);
  const { price, starsAndSale, brand, attributeSet, categorySet } = columns;
  const { hasBrand, attributeSetInScope, categorySetInScope } = counts;
  const size = rows?.length ?? columns.size;
  for (let index = 0; index < size; index++) {
    const row = rows ? (rows[index] as number) : index;
    const rowStarsAndSale = starsAndSale[row] as number;
    const rowBrand = brand[row] as number;
    const rowAttributes = attributeSet[row] as number;
    const rowCategories = categorySet[row] as number;
    const rowPrice = price[row] as number;
    hasBrand[rowBrand] = 1;
    increment(attributeSetInScope, rowAttributes);
    increment(categorySetInScope, rowCategories);
    const failsPrice = rowPrice < masks.minPrice || rowPrice > masks.maxPrice ? 1 : 0;
    const failed =
      failsPrice +
      (masks.brand[rowBrand] as number) +
      (masks.discount[rowStarsAndSale] as number) +
      (masks.rating[rowStarsAndSale] as number) +
      (masks.categorySet[rowCategories] as number) +
      (masks.attributeSet[rowAttributes] as number);
    if (failed === 0 || (failed === 1 && failsPrice === 1)) {
      if (rowPrice < counts.minPrice) counts.minPrice = rowPrice;
      if (rowPrice > counts.maxPrice) counts.maxPrice = rowPrice;
    }
    if (failed === 0) {
      counts.total++;
      increment(counts.brand, rowBrand);
      increment(counts.starsAndSale, rowStarsAndSale);
      increment(counts.attributeSet, rowAttributes);
      increment(counts.categorySet, rowCategories);
    } else if (failed === 1 && failsPrice === 0) {
      if (masks.brand[rowBrand] === 1) increment(counts.brand, rowBrand);
      else if (masks.discount[rowStarsAndSale] === 1) increment(counts.failsDiscountOnly, rowStarsAndSale);
      else if (masks.rating[rowStarsAndSale] === 1) increment(counts.failsRatingOnly, rowStarsAndSale);
      else if (masks.categorySet[rowCategories] === 1) increment(counts.failsCategoryOnly, rowCategories);
      else increment(counts.failsAttributeOnly, rowAttributes);
    }
  }
  counts.scopeSize = size;
  return counts;
}

function emptyCounts({ brand, discount, attributeSet, categorySet }: FilterMasks): FacetCounts {
  return {
    scopeSize: 0,
    total: 0,
    categorySetInScope: new Uint32Array(categorySet.length),
    categorySet: new Uint32Array(categorySet.length),
    failsCategoryOnly: new Uint32Array(categorySet.length),
    minPrice: Number.POSITIVE_INFINITY,
    maxPrice: Number.NEGATIVE_INFINITY,
    hasBrand: new Uint8Array(brand.length),
    brand: new Uint32Array(brand.length),
    starsAndSale: new Uint32Array(discount.length),
    failsDiscountOnly: new Uint32Array(discount.length),
    failsRatingOnly: new Uint32Array(discount.length),
    attributeSetInScope: new Uint32Array(attributeSet.length),
    attributeSet: new Uint32Array(attributeSet.length),
    failsAttributeOnly: new Uint32Array(attributeSet.length),
  };
}

function increment(counts: Uint32Array, index: number): void {
  counts[index] = (counts[index] as number) + 1;
}
