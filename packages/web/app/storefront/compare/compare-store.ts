import { type Compare, emptyCompare } from "@pecacerta/rules/compare";
import * as v from "valibot";
import { createPersistedStore } from "../../client/persisted-store.ts";
import { validItems } from "../../client/valid-items.ts";

const comparedProductSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f-]{36}$/)),
  name: v.string(),
});

/** The stored part of a product; the rest is fetched when it is shown. */
export type ComparedProduct = v.InferOutput<typeof comparedProductSchema>;

export const compareKey = (company: string): string => `compare_${company}`;

export const useCompare = createPersistedStore<{ compare: Compare<ComparedProduct> }, ComparedProduct[]>({
  keyOf: compareKey,
  initial: { compare: emptyCompare<ComparedProduct>() },
  toStored: ({ compare }) => compare.products,
  schema: validItems(comparedProductSchema),
  fromStored: (products) => ({ compare: { products } }),
});
