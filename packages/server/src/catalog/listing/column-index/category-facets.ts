import type { FilterDto } from "@pecacerta/contract/filter";
import type { FacetInput } from "./facets.ts";

type CategoryCount = { count: number; countInScope: number };

/** The categories one level below that of the listing, and the selected ones. None where there is nothing to choose. */
export function categoryFacets(input: FacetInput): FilterDto[] {
  const { columns, selected, categoryId } = input;
  const counts = countByNumber(input);
  const items = columns.categoryTree.flatMap(({ id, slug, name, parentId }) => {
    const { count, countInScope } = counts.get(columns.dictionary.categoryNumbers.get(id) ?? -1) ?? NO_PRODUCTS;
    const isOffered = selected.category.includes(slug) || (parentId === (categoryId ?? null) && countInScope > 0);
    return isOffered ? [{ slug, name, count }] : [];
  });
  if (items.length === 0) return [];
  return [{ type: "check", slug: "category", name: "Categoria", value: [...selected.category], items }];
}

const NO_PRODUCTS: CategoryCount = { count: 0, countInScope: 0 };

function countByNumber({ columns, counts }: FacetInput): Map<number, CategoryCount> {
  const byNumber = new Map<number, CategoryCount>();
  for (const [setId, categories] of columns.dictionary.categorySets.entries()) {
    const inScope = counts.categorySetInScope[setId] ?? 0;
    if (inScope === 0) continue;
    const passing = (counts.categorySet[setId] ?? 0) + (counts.failsCategoryOnly[setId] ?? 0);
    for (const number of categories) {
      const { count, countInScope } = byNumber.get(number) ?? NO_PRODUCTS;
      byNumber.set(number, { count: count + passing, countInScope: countInScope + inScope });
    }
  }
  return byNumber;
}
