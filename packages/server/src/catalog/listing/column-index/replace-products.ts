import { findCategoryRows } from "./category-rows.ts";
import { EMPTY_CATEGORY_SET, extendCategorySet, updateValues } from "./dictionary.ts";
import type { ChangedProduct } from "./index-source.ts";
import { insertionsFor, mergeOrder, type NextProduct } from "./merge-order.ts";
import { findRow, nextGeneration, type ProductColumns, writeProperties } from "./product-columns.ts";

/** Above this, finding the place of each product takes longer than mapping all rows. */
const MAX_REPLACED = 50;

/** The columns with changed products in their old rows and categories; undefined where one moves or appears. */
export function replaceProducts(old: ProductColumns, changed: readonly ChangedProduct[]): ProductColumns | undefined {
  if (changed.length > MAX_REPLACED) return undefined;
  const rows = changed.map(({ id }) => findRow(old, id));
  if (rows.includes(-1)) return undefined;
  const isChanged = new Set(rows);
  const keepsPlace = (product: ChangedProduct, next: NextProduct, place: number, rowAt: (place: number) => number) =>
    !isChanged.has(rowAt(place + 1)) && rowAt(place + 1) === nextRow(old, product[next]);
  const rowOrEnd = (row: number) => (row < old.size ? row : -1);
  const isReplaceable = changed.every(
    (product, index) =>
      keepsPlace(product, "nextByNewest", rows[index] as number, rowOrEnd) &&
      keepsCategories(old, rows[index] as number, product),
  );
  if (!isReplaceable) return undefined;

  const { price, starsAndSale, flags, brand, attributeSet } = old;
  const columns = {
    ...old,
    price: price.slice(),
    starsAndSale: starsAndSale.slice(),
    flags: flags.slice(),
    brand: brand.slice(),
    attributeSet: attributeSet.slice(),
    generation: nextGeneration(),
  };
  for (const [index, product] of changed.entries()) {
    writeProperties(columns, rows[index] as number, product);
    updateValues(columns.dictionary, product.features ?? "");
  }
  const reorder = (order: Uint32Array, next: NextProduct, rank: (product: ChangedProduct, index: number) => number) => {
    const rowAt = (place: number) => order[place] ?? -1;
    const isSame = changed.every((product, index) =>
      keepsPlace(product, next, order.indexOf(rows[index] as number), rowAt),
    );
    return isSame ? order : mergeReplaced(old, order, { changed, rows, next, rank });
  };
  columns.byName = reorder(old.byName, "nextByName", (_, index) => index);
  columns.byPrice = reorder(old.byPrice, "nextByPrice", ({ priceRank }) => priceRank);
  return columns;
}

const nextRow = (old: ProductColumns, id: string | null): number => (id === null ? -1 : findRow(old, id));

function keepsCategories(old: ProductColumns, row: number, { categories }: ChangedProduct): boolean {
  const set = categories.reduce(
    (id, [category]) => extendCategorySet(old.dictionary, id, category),
    EMPTY_CATEGORY_SET,
  );
  if (set !== old.categorySet[row]) return false;
  return categories.every(([category, position]) => {
    const { rows, positions } = findCategoryRows(old.categories, category) ?? {};
    return (positions?.[rows?.indexOf(row) ?? -1] ?? 0) === position;
  });
}

type Reordering = {
  changed: readonly ChangedProduct[];
  rows: readonly number[];
  next: NextProduct;
  rank: (product: ChangedProduct, index: number) => number;
};

function mergeReplaced(old: ProductColumns, order: Uint32Array, { changed, rows, next, rank }: Reordering) {
  const isRemoved = new Uint8Array(old.size);
  for (const row of rows) isRemoved[row] = 1;
  const merged = mergeOrder(order, isRemoved, insertionsFor(changed, old, next, rank));
  for (let index = 0; index < merged.length; index++) {
    const source = merged[index] as number;
    if (source < 0) merged[index] = rows[~source] as number;
  }
  return new Uint32Array(merged.buffer, merged.byteOffset, merged.length);
}
