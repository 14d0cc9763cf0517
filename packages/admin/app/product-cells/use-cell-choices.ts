import { useMemo } from "react";
import {
  useBrandChoices,
  useCategoryChoices,
  useHasAllBrands,
  useTypeChoices,
} from "../product-form/use-catalog-choices.ts";
import type { CellChoices } from "./cell-fields.ts";

/** Undefined until all are there: until then a cell would show slugs. */
export function useCellChoices(): CellChoices | undefined {
  const [{ data: brands }, { data: types }, { data: categories }] = [
    useBrandChoices(),
    useTypeChoices(),
    useCategoryChoices(),
  ];
  const hasAllBrands = useHasAllBrands();
  return useMemo(
    () =>
      brands && types && categories
        ? {
            brands: brands.flatMap(({ text, slug, name }) =>
              [...new Set([text, slug ?? text])].map((value) => ({ value, name })),
            ),
            types: types.types.map(({ slug, name }) => ({ value: slug, name })),
            categories: toPaths(categories),
            hasAllBrands,
          }
        : undefined,
    [brands, types, categories, hasAllBrands],
  );
}

type Category = { id: string; slug: string; name: string; parentId: string | null };

function toPaths(categories: readonly Category[]) {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const pathOf = ({ name, parentId }: Category): string => {
    const parent = parentId === null ? undefined : byId.get(parentId);
    return parent ? `${pathOf(parent)} > ${name}` : name;
  };
  return categories.map((category) => ({ value: category.slug, name: pathOf(category) }));
}
