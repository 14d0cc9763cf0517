import { parseMoneyInput } from "@pecacerta/rules/decimal-input";
import { type PublishBlocker, publishBlockers } from "@pecacerta/rules/product-state";
import { formValue } from "../product-form/product-edits.ts";
import { useProductFormContext } from "../product-form/product-form-context.ts";

/**
 * What keeps the product from being published, with the fields as they are typed. Of a published one, what it would
 * lose; nothing once it is archived.
 */
export function useMissingFields(): readonly PublishBlocker[] {
  const { product, edits } = useProductFormContext();
  if (product.state === "archived") return [];
  const price = parseMoneyInput(formValue(product, edits, "price"));
  const typed = {
    name: formValue(product, edits, "name"),
    price: price.ok ? price.value : 0,
    categories: formValue(product, edits, "categories"),
    images: formValue(product, edits, "images"),
    compatibility: formValue(product, edits, "compatibility"),
    fitments: formValue(product, edits, "fitments"),
  };
  const missing = publishBlockers(typed, product.blockers.includes("fitment"));
  return product.state === "published" ? missing.filter((blocker) => !product.blockers.includes(blocker)) : missing;
}
