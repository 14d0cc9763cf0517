import type { ChangedProduct } from "./index-source.ts";
import { findRow, type ProductColumns } from "./product-columns.ts";

export type NextProduct = "nextByNewest" | "nextByName" | "nextByPrice";
/** A changed product, and the old row that follows it: -1 at the end. */
type Insertion = { changed: number; beforeRow: number };

export function insertionsFor(
  changed: readonly ChangedProduct[],
  old: ProductColumns,
  next: NextProduct,
  rank: (product: ChangedProduct, index: number) => number,
): Insertion[] {
  return changed
    .map((product, index) => ({ changed: index, rank: rank(product, index), nextId: product[next] }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ changed, nextId }) => ({ changed, beforeRow: nextId === null ? -1 : findRow(old, nextId) }));
}

/** An order without the removed rows and with the changed products inserted: old rows, and ~index of a changed one. */
export function mergeOrder(order: Uint32Array, isRemoved: Uint8Array, insertions: Insertion[]): Int32Array {
  const byFollowingRow = Map.groupBy(insertions, ({ beforeRow }) => beforeRow);
  const hasInsertions = new Uint8Array(isRemoved.length);
  for (const row of byFollowingRow.keys()) if (row >= 0) hasInsertions[row] = 1;
  const merged = new Int32Array(order.length + insertions.length);
  let end = 0;
  const append = (inserted: Insertion[] = []) => {
    for (const { changed } of inserted) merged[end++] = ~changed;
  };
  for (let index = 0; index < order.length; index++) {
    const row = order[index] as number;
    if (hasInsertions[row] === 1) append(byFollowingRow.get(row));
    if (isRemoved[row] === 0) merged[end++] = row;
  }
  append(byFollowingRow.get(-1));
  return merged.slice(0, end);
}
