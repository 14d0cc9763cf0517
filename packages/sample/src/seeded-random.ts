/** A small seeded generator (mulberry32): the same seed throws the same numbers on every machine, for ever. */
export type SeededRandom = {
  /** From 0 up to, never reaching, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** True in `share` of all throws. */
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  some<Item>(items: readonly Item[], count: number): Item[];
};

export function seededRandom(seed: string): SeededRandom {
  const next = mulberry32(fnv1a(seed));
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
  return { next, between, pick, chance: (share) => next() < share, some: (items, count) => someOf(items, count, next) };
}

function someOf<Item>(items: readonly Item[], count: number, next: () => number): Item[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () => {
    const [taken] = left.splice(Math.floor(next() * left.length), 1);
    return taken as Item;
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

// FNV-1a, so that a seed can be a readable name.
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
