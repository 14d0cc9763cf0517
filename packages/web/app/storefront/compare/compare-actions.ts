import {
  addToCompare,
  COMPARE_DELAY_MS,
  type Compare,
  emptyCompare,
  removeFromCompare,
} from "@pecacerta/rules/compare";
import { toast } from "@pecacerta/ui/toast.ts";
import { m } from "#messages";
import { type ComparedProduct, useCompare } from "./compare-store.ts";

/** Adds a product and confirms it with a toast. Does nothing if the product is compared already. */
export async function compareProduct(company: string, { id, name }: ComparedProduct): Promise<void> {
  await update(company, (compare) => {
    const added = addToCompare(compare, { id, name });
    if (added !== compare) toast.success(m.toast_product_added_to_compare({ name }));
    return added;
  });
}

export const removeCompared = (company: string, id: string): Promise<void> =>
  update(company, (compare) => removeFromCompare(compare, id));

export const clearCompared = (company: string): Promise<void> => update(company, emptyCompare);

type Change = (compare: Compare<ComparedProduct>) => Compare<ComparedProduct>;

async function update(company: string, change: Change): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, COMPARE_DELAY_MS));
  // Another tab may have changed the stored list.
  useCompare.load(company);
  const { compare } = useCompare.getState();
  const changed = change(compare);
  if (changed !== compare) useCompare.setState({ compare: changed });
}
