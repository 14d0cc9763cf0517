import { followKept, isObject, keepValue, keptValue } from "../../client/kept.ts";

/** What is kept of a product that is compared: everything else of it is asked of the server each time. */
export type ComparedProduct = { id: string; name: string };

const VERSION = 1;

export const compareKey = (company: string): string => `compare_${company}`;

export function readStoredCompare(company: string): ComparedProduct[] {
  const stored = keptValue(compareKey(company), VERSION);
  return Array.isArray(stored) ? stored.filter(isComparedProduct) : [];
}

export function storeCompare(company: string, products: readonly ComparedProduct[]): void {
  keepValue(compareKey(company), VERSION, products);
  renderCompareCount(company);
}

/** Writes into the shop's bars how many products are compared: their markup is the server's, and stays. */
export function renderCompareCount(company: string): void {
  const count = String(readStoredCompare(company).length);
  for (const element of document.querySelectorAll("[data-compare-count]")) element.textContent = count;
}

/** Keeps the count right, whatever other tabs do. Answers how to stop. */
export function watchCompareCount(company: string): () => void {
  renderCompareCount(company);
  return followKept(compareKey(company), () => renderCompareCount(company));
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
