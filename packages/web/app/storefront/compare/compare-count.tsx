import { useCompare } from "./compare-store.ts";

export const CompareCount = () => useCompare(({ compare }) => compare.products.length);
