import { followKept, isObject, keepValue, keptValue } from "../../client/kept.ts";

/** What is kept of a product that is compared: everything else of it is asked of the server each time. */
export type ComparedProduct = { id: string; name: string };

const VERSION = 1;
const listeners = new Set<() => void>();

export const compareKey = (company: string): string => `compare_${company}`;

export function readStoredCompare(company: string): ComparedProduct[] {
  const stored = keptValue(compareKey(company), VERSION);
  return Array.isArray(stored) ? stored.filter(isComparedProduct) : [];
}

export function storeCompare(company: string, products: readonly ComparedProduct[]): void {
  keepValue(compareKey(company), VERSION, products);
  for (const onChange of listeners) onChange();
}

/** Calls back when this tab or another one changes the comparison; returns the function that stops it. */
export function onCompareChange(company: string, onChange: () => void): () => void {
  listeners.add(onChange);
  const stopFollowing = followKept(compareKey(company), onChange);
  return () => {
    listeners.delete(onChange);
    stopFollowing();
  };
}

// Anyone may edit what a browser keeps.
function isComparedProduct(value: unknown): value is ComparedProduct {
  return (
    isObject(value) &&
    typeof value.id === "string" &&
    /^[0-9a-f-]{36}$/.test(value.id) &&
    typeof value.name === "string"
  );
}
