import {
  addToCompare,
  COMPARE_DELAY_MS,
  type Compare,
  clearCompare,
  emptyCompare,
  removeFromCompare,
} from "@pecacerta/rules/compare";
import { create } from "zustand";
import { followKept } from "../../client/kept.ts";
import { textOf } from "../../texts/text.ts";
import { toast } from "../../ui/toast.ts";
import { type ComparedProduct, compareKey, readStoredCompare, storeCompare } from "./stored-compare.ts";

type CompareState = {
  /** False until the browser looked. */
  isLoaded: boolean;
  company: string;
  compare: Compare<ComparedProduct>;
};

export const useCompare = create<CompareState>(() => ({ isLoaded: false, company: "", compare: emptyCompare() }));

/** Takes up what the browser kept of this company, and follows what other tabs do to it; answers how to stop. */
export function loadCompare(company: string): () => void {
  const reload = () =>
    useCompare.setState({ isLoaded: true, company, compare: { products: readStoredCompare(company) } });
  reload();
  return followKept(compareKey(company), reload);
}

/** Adds a product and says so; one that is compared already stays, and nothing is said. */
export async function compareProduct(company: string, { id, name }: ComparedProduct): Promise<void> {
  await change(company, (compare) => {
    const added = addToCompare(compare, { id, name });
    if (added !== compare) toast.success(textOf("TEXT_TOAST_PRODUCT_ADDED_TO_COMPARE", { name }));
    return added;
  });
}

export const removeCompared = (company: string, id: string): Promise<void> =>
  change(company, (compare) => removeFromCompare(compare, id));

export const clearCompared = (company: string): Promise<void> => change(company, clearCompare);

type Change = (compare: Compare<ComparedProduct>) => Compare<ComparedProduct>;

async function change(company: string, apply: Change): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, COMPARE_DELAY_MS));
  // What is kept, not what this tab remembers: another one may have added something meanwhile.
  const previous: Compare<ComparedProduct> = { products: readStoredCompare(company) };
  const compare = apply(previous);
  if (compare !== previous) storeCompare(company, compare.products);
  useCompare.setState({ isLoaded: true, company, compare });
}
