import { useCompare } from "./compare-store.ts";

/** The number of products in the comparison. */
export const CompareCount = () => useCompare(({ compare }) => compare.products.length);
