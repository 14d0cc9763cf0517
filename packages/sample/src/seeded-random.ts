/** Random values that depend on the seed only (mulberry32). */
export type SeededRandom = {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** True with probability `share`. */
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  sample<Item>(items: readonly Item[], count: number): Item[];
};

export function seededRandom(seed: string): SeededRandom {
  const next = mulberry32(fnv1a(seed));
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
  return {
    next,
    between,
    pick,
    chance: (share) => next() < share,
    sample: (items, count) => pickSeveral(items, count, next),
  };
}

function pickSeveral<Item>(items: readonly Item[], count: number, next: () => number): Item[] {
  const remaining = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () => {
    const [picked] = remaining.splice(Math.floor(next() * remaining.length), 1);
    return picked as Item;
  });
}

function mulberry32(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

// Turns a readable seed into a number.
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
