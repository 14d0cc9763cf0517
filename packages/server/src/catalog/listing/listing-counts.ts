import type { Columns } from "./column-index/columns.ts";
import type { Sieve } from "./listing-narrowing.ts";
import type { Slots } from "./listing-scope.ts";

/**
 * What a scope holds, in one pass over it. A filter counts what the other ones leave: products that pass all, and those
 * that fail it alone. So every count is exact, however the filters are put together.
 */
export type Counts = {
  /** Products of the scope, and how many all filters together leave. */
  all: number;
  total: number;
  /** Lowest and highest price in centavos of what all filters but the price leave. */
  lowest: number;
  highest: number;
  /** By brand: whether the scope has it, and what all filters but the brand leave. */
  hasBrand: Uint8Array;
  brand: Uint32Array;
  /** By kind: what passes, and what fails nothing but the discount or the rating. */
  kind: Uint32Array;
  onlyDiscount: Uint32Array;
  onlyRating: Uint32Array;
  /** By look: all of the scope, what passes, and what fails nothing but one attribute. */
  allLooks: Uint32Array;
  look: Uint32Array;
  onlyLook: Uint32Array;
};

export function countsOf(columns: Columns, slots: Slots, sieve: Sieve): Counts {
  const counts = noCounts(sieve);
  const { price, kind, brand, look } = columns;
  const { hasBrand, allLooks } = counts;
  const size = slots?.length ?? columns.size;
  for (let at = 0; at < size; at++) {
    const slot = slots ? (slots[at] as number) : at;
    const sort = kind[slot] as number;
    const maker = brand[slot] as number;
    const face = look[slot] as number;
    const cost = price[slot] as number;
    hasBrand[maker] = 1;
    oneMore(allLooks, face);
    const dear = cost < sieve.lowest || cost > sieve.highest ? 1 : 0;
    const failed =
      dear +
      (sieve.brand[maker] as number) +
      (sieve.discount[sort] as number) +
      (sieve.rating[sort] as number) +
      (sieve.look[face] as number);
    if (failed === 0 || (failed === 1 && dear === 1)) {
      if (cost < counts.lowest) counts.lowest = cost;
      if (cost > counts.highest) counts.highest = cost;
    }
    if (failed === 0) {
      counts.total++;
      oneMore(counts.brand, maker);
      oneMore(counts.kind, sort);
      oneMore(counts.look, face);
    } else if (failed === 1 && dear === 0) {
      if (sieve.brand[maker] === 1) oneMore(counts.brand, maker);
      else if (sieve.discount[sort] === 1) oneMore(counts.onlyDiscount, sort);
      else if (sieve.rating[sort] === 1) oneMore(counts.onlyRating, sort);
      else oneMore(counts.onlyLook, face);
    }
  }
  counts.all = size;
  return counts;
}

function noCounts({ brand, discount, look }: Sieve): Counts {
  return {
    ...{ all: 0, total: 0, lowest: Number.POSITIVE_INFINITY, highest: Number.NEGATIVE_INFINITY },
    hasBrand: new Uint8Array(brand.length),
    brand: new Uint32Array(brand.length),
    kind: new Uint32Array(discount.length),
    onlyDiscount: new Uint32Array(discount.length),
    onlyRating: new Uint32Array(discount.length),
    allLooks: new Uint32Array(look.length),
    look: new Uint32Array(look.length),
    onlyLook: new Uint32Array(look.length),
  };
}

function oneMore(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1;
}
