import { useBrandChoices, useCategoryChoices, useTypeChoices } from "../product-form/use-catalog-choices.ts";
import type { HistoryField } from "./product-value-text.ts";

export type ReadableValue = (field: HistoryField, value: unknown) => unknown;

/** Shows names where a product holds slugs. What has gone since keeps its slug. */
export function useReadableValue(): ReadableValue {
  const names: { [Field in HistoryField]?: ReadonlyMap<unknown, string> } = {
    categories: new Map(useCategoryChoices().data?.map(({ slug, name }) => [slug, name])),
    brand: new Map(useBrandChoices().data?.map(({ text, name }) => [text, name])),
    type: new Map(useTypeChoices().data?.types.map(({ slug, name }) => [slug, name])),
  };
  return (field, value) => {
    const known = names[field];
    if (!known) return value;
    return Array.isArray(value) ? value.map((each) => known.get(each) ?? each) : (known.get(value) ?? value);
  };
}
