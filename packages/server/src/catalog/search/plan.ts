import { isKnown, type Reading, type Wanted } from "./reading.ts";

/** How to find what was asked for. `words`: products with all of them, the rarest first; none, where one is unknown. */
export type Plan = { bearing: string[]; begun: string[]; words: Wanted[] };

/** The plan for a text that was read; undefined where the catalogue cannot hold an answer. */
export function planFor({ bearing, begun, words }: Reading): Plan | undefined {
  const plan = {
    bearing,
    begun,
    words: words.every(isKnown) ? [...words].sort((one, other) => productsOf(one) - productsOf(other)) : [],
  };
  return bearing.length + begun.length + plan.words.length > 0 ? plan : undefined;
}

export const productsOf = ({ ways, numbered }: Wanted): number =>
  ways.reduce((sum, { products }) => sum + products, numbered.length);
