import { type Compare, emptyCompare } from "@pecacerta/rules/compare";
import { createPersistedStore } from "../../client/persisted-store.ts";
import { isObject } from "../../client/storage.ts";

/** The stored part of a product; the rest is fetched when it is shown. */
export type ComparedProduct = { id: string; name: string };

export const compareKey = (company: string): string => `compare_${company}`;

export const useCompare = createPersistedStore<{ compare: Compare<ComparedProduct> }, readonly ComparedProduct[]>({
  keyOf: compareKey,
  initial: { compare: emptyCompare<ComparedProduct>() },
  toStored: ({ compare }) => compare.products,
  fromStored: (stored) =>
    Array.isArray(stored) ? { compare: { products: stored.filter(isComparedProduct) } } : undefined,
});

function isComparedProduct(value: unknown): value is ComparedProduct {
  return (
    isObject(value) &&
    typeof value.id === "string" &&
    /^[0-9a-f-]{36}$/.test(value.id) &&
    typeof value.name === "string"
  );
}
