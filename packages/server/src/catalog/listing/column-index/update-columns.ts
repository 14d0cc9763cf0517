import { type CategoryEntry, sortCategoryRows, yieldToEventLoop } from "./build-columns.ts";
import { type CategoryRows, findCategoryRows, packCategories } from "./category-rows.ts";
import { updateValues } from "./dictionary.ts";
import { type ChangedProduct, readChangedProducts, type SnapshotClient } from "./index-source.ts";
import { insertionsFor, mergeOrder, type NextProduct } from "./merge-order.ts";
import {
  addToCategory,
  allRows,
  copyProduct,
  createColumns,
  findRow,
  type ProductColumns,
  writeProduct,
} from "./product-columns.ts";
import { replaceProducts } from "./replace-products.ts";

/** The row of each old row and of each changed product in the new columns; -1 for a removed one. */
type RowMapping = { old: Int32Array; changed: Uint32Array };

const ROWS_BETWEEN_PAUSES = 20_000;

export async function updateColumns(
  client: SnapshotClient,
  { companyId, old, ids }: { companyId: string; old: ProductColumns; ids: string[] },
): Promise<ProductColumns> {
  const changed = await readChangedProducts(client, companyId, ids);
  const replaced = changed.length === ids.length ? replaceProducts(old, changed) : undefined;
  if (replaced) return replaced;
  const isRemoved = new Uint8Array(old.size);
  for (const row of ids.map((id) => findRow(old, id))) if (row >= 0) isRemoved[row] = 1;
  const merge = (order: Uint32Array, next: NextProduct, rank: (product: ChangedProduct, index: number) => number) =>
    mergeOrder(order, isRemoved, insertionsFor(changed, old, next, rank));
  const newest = merge(allRows(old), "nextByNewest", ({ newestRank }) => newestRank);
  const columns = createColumns(newest.length, old.dictionary);
  const mapping: RowMapping = { old: new Int32Array(old.size).fill(-1), changed: new Uint32Array(changed.length) };
  for (let row = 0; row < newest.length; row++) {
    if (row % ROWS_BETWEEN_PAUSES === ROWS_BETWEEN_PAUSES - 1) await yieldToEventLoop();
    const source = newest[row] as number;
    if (source >= 0) copyProduct(columns, row, old, source);
    else writeChangedProduct(columns, row, changed[~source] as ChangedProduct);
    if (source >= 0) mapping.old[source] = row;
    else mapping.changed[~source] = row;
  }
  columns.byName = mapRows(
    mapping,
    merge(old.byName, "nextByName", (_, index) => index),
  );
  await yieldToEventLoop();
  columns.byPrice = mapRows(
    mapping,
    merge(old.byPrice, "nextByPrice", ({ priceRank }) => priceRank),
  );
  await yieldToEventLoop();
  columns.categories = packCategories(updateCategories(old, mapping, changed));
  return columns;
}

function writeChangedProduct(columns: ProductColumns, row: number, product: ChangedProduct): void {
  writeProduct(columns, row, product);
  updateValues(columns.dictionary, product.features ?? "");
  for (const [categoryId] of product.categories) addToCategory(columns, row, categoryId);
}

function mapRows({ old, changed }: RowMapping, sources: Int32Array): Uint32Array {
  const rows = new Uint32Array(sources.length);
  for (let index = 0; index < sources.length; index++) {
    const source = sources[index] as number;
    rows[index] = (source >= 0 ? old[source] : changed[~source]) as number;
  }
  return rows;
}

function updateCategories(
  { categories }: ProductColumns,
  mapping: RowMapping,
  changed: ChangedProduct[],
): Map<string, CategoryRows> {
  const added = new Map<string, CategoryEntry[]>();
  for (const [index, product] of changed.entries())
    for (const [categoryId, position] of product.categories) {
      const entries = added.get(categoryId) ?? [];
      entries.push({ row: mapping.changed[index] as number, position });
      added.set(categoryId, entries);
    }
  const categoryIds = new Set([...categories.indexes.keys(), ...added.keys()]);
  return new Map(
    [...categoryIds].map((categoryId) => [
      categoryId,
      addRows(retainedRows(findCategoryRows(categories, categoryId), mapping), added.get(categoryId)),
    ]),
  );
}

function retainedRows(category: CategoryRows | undefined, { old }: RowMapping): CategoryRows {
  if (!category) return { rows: new Uint32Array() };
  const { rows, positions } = category;
  const isRetained = (index: number) => (old[rows[index] as number] as number) >= 0;
  return {
    rows: rows.map((row) => old[row] as number).filter((_, index) => isRetained(index)),
    ...(positions && { positions: positions.filter((_, index) => isRetained(index)) }),
  };
}

function addRows(category: CategoryRows, added: CategoryEntry[] = []): CategoryRows {
  if (added.length === 0) return category;
  if (!category.positions && added.every(({ position }) => position === 0)) {
    const rows = new Uint32Array(category.rows.length + added.length);
    rows.set(category.rows);
    rows.set(
      added.map(({ row }) => row),
      category.rows.length,
    );
    return { rows: rows.sort() };
  }
  const { rows, positions } = category;
  return sortCategoryRows([
    ...Array.from(rows, (row, index) => ({ row, position: positions?.[index] ?? 0 })),
    ...added,
  ]);
}
