import type { ProductCondition } from "@pecacerta/rules/product-state";
import { m } from "#messages";

/** Undefined for a new product: only other conditions are shown. */
export function conditionLabel(condition: ProductCondition): string | undefined {
  if (condition === "new") return undefined;
  return condition === "used" ? m.condition_used() : m.condition_remanufactured();
}
