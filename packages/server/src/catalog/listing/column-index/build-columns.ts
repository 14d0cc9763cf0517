import { type CategoryRows, packCategories } from "./category-rows.ts";
import { createDictionary } from "./dictionary.ts";
import {
  type CategoryProducts,
  countProducts,
  readSortedIds,
  type SnapshotClient,
  streamCategoryProducts,
  streamProducts,
} from "./index-source.ts";
import { addToCategory, createColumns, findRowByBytes, type ProductColumns, writeProduct } from "./product-columns.ts";

export async function buildColumns(client: SnapshotClient, companyId: string): Promise<ProductColumns> {
  const columns = createColumns(await countProducts(client, companyId), createDictionary());
  let row = 0;
  for await (const batch of streamProducts(client, companyId))
    for (const product of batch) writeProduct(columns, row++, product);
  columns.byName = await toRows(columns, await readSortedIds(client, companyId, "name"));
  columns.byPrice = await toRows(columns, await readSortedIds(client, companyId, "price"));
  const categories = new Map<string, CategoryRows>();
  for await (const batch of streamCategoryProducts(client, companyId))
    for (const products of batch) {
      const categoryRows = await toCategoryRows(columns, products);
      categories.set(products.category, categoryRows);
      for (const categoryRow of categoryRows.rows) addToCategory(columns, categoryRow, products.category);
    }
  columns.categories = packCategories(categories);
  return columns;
}

const IDS_BETWEEN_PAUSES = 20_000;

/** Lets requests run between two parts of a long loop. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function toRows(columns: ProductColumns, ids: Buffer): Promise<Uint32Array> {
  const rows = new Uint32Array(ids.length / 16);
  let count = 0;
  for (let index = 0; index < rows.length; index++) {
    if (index % IDS_BETWEEN_PAUSES === IDS_BETWEEN_PAUSES - 1) await yieldToEventLoop();
    const row = findRowByBytes(columns, ids, index * 16);
    if (row >= 0) rows[count++] = row;
  }
  return count === rows.length ? rows : rows.slice(0, count);
}

async function toCategoryRows(columns: ProductColumns, { ids, positions }: CategoryProducts): Promise<CategoryRows> {
  if (!positions) return { rows: (await toRows(columns, ids)).sort() };
  const entries = Array.from({ length: ids.length / 16 }, (_, index) => ({
    row: findRowByBytes(columns, ids, index * 16),
    position: positions.readInt32BE(index * 4),
  }));
  return sortCategoryRows(entries.filter(({ row }) => row >= 0));
}

export type CategoryEntry = { row: number; position: number };

export function sortCategoryRows(entries: CategoryEntry[]): CategoryRows {
  entries.sort((one, other) => one.position - other.position || one.row - other.row);
  const rows = Uint32Array.from(entries, ({ row }) => row);
  if (entries.every(({ position }) => position === 0)) return { rows };
  return { rows, positions: Int32Array.from(entries, ({ position }) => position) };
}
