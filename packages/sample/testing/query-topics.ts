import { SIDE_MISSING, SIDE_PARTS, SIDE_PRODUCTS, SIDE_QUERIES } from "./side-queries.ts";

/**
 * Lists about one topic, each for a shop of the sample or one of its own `products`: `found` among the first three, `only`
 * nothing else there, `parts` all of them there, `missing` named as left out.
 */
export type QueryTopic = {
  shop: string;
  products?: string;
  found?: string;
  only?: string;
  parts?: string;
  missing?: string;
};

export const QUERY_TOPICS: readonly QueryTopic[] = [
  {
    shop: "the shop of sides",
    products: SIDE_PRODUCTS,
    only: SIDE_QUERIES,
    parts: SIDE_PARTS,
    missing: SIDE_MISSING,
  },
];
