/** The rows of a category in its own order. `positions` only where the seller set any. */
export type CategoryRows = { rows: Uint32Array; positions?: Int32Array };

/** The rows of all categories in one array, one category after another: there are many, and most are small. */
export type PackedCategories = {
  indexes: ReadonlyMap<string, number>;
  starts: Uint32Array;
  rows: Uint32Array;
  positions: ReadonlyMap<string, Int32Array>;
};

export function packCategories(categories: ReadonlyMap<string, CategoryRows>): PackedCategories {
  const all = [...categories.values()];
  const starts = new Uint32Array(all.length + 1);
  for (const [index, { rows }] of all.entries()) starts[index + 1] = (starts[index] as number) + rows.length;
  const rows = new Uint32Array(starts[all.length] as number);
  for (const [index, category] of all.entries()) rows.set(category.rows, starts[index]);
  return {
    indexes: new Map([...categories.keys()].map((id, index) => [id, index])),
    starts,
    rows,
    positions: new Map([...categories].flatMap(([id, { positions }]) => (positions ? [[id, positions]] : []))),
  };
}

export function findCategoryRows(categories: PackedCategories, categoryId: string): CategoryRows | undefined {
  const { indexes, starts, rows } = categories;
  const index = indexes.get(categoryId);
  if (index === undefined) return undefined;
  const positions = categories.positions.get(categoryId);
  return { rows: rows.subarray(starts[index], starts[index + 1]), ...(positions && { positions }) };
}
