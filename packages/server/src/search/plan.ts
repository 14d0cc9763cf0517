import type { Shop } from "../companies/shop.ts";
import { type Reading, readTerm, type Wanted } from "./reading.ts";

/** How to find what was asked for. `words`: products with all of them, the rarest first; none, where one is unknown. */
export type Plan = { bearing: string[]; begun: string[]; words: Wanted[] };

/** The plan for a typed text; undefined where the catalogue cannot hold an answer. */
export async function planOf(shop: Shop, term: string): Promise<Plan | undefined> {
  return planFor(await readTerm(shop, term));
}

export function planFor({ bearing, begun, words }: Reading): Plan | undefined {
  const isKnown = words.every(({ ways, numbered }) => ways.length + numbered.length > 0);
  const plan = {
    bearing,
    begun,
    words: isKnown ? [...words].sort((one, other) => productsOf(one) - productsOf(other)) : [],
  };
  return bearing.length + begun.length + plan.words.length > 0 ? plan : undefined;
}

export const productsOf = ({ ways, numbered }: Wanted): number =>
  ways.reduce((sum, { products }) => sum + products, numbered.length);
