const MAX_SUBSETS = 16;

export function subsetsBySize<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [];
  const subsets: Item[][] = [];
  let last: { items: Item[]; end: number }[] = [{ items: [], end: 0 }];
  for (let size = 1; size < items.length; size++) {
    last = last.flatMap((one) =>
      items.slice(one.end).map((item, index) => ({ items: [...one.items, item], end: one.end + index + 1 })),
    );
    subsets.push(...last.map((one) => one.items));
    if (subsets.length >= MAX_SUBSETS) break;
  }
  const allButOne = items.map((_, at) => items.toSpliced(items.length - 1 - at, 1)).filter(({ length }) => length > 0);
  return [...subsets.slice(0, MAX_SUBSETS), ...allButOne, [...items]];
}
