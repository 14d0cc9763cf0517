import type { CategoryDto } from "@pecacerta/contract/categories";

export type Department = { slug: string; name: string; children: Department[] };

/** Builds the category tree; keeps the order of the list. */
export function buildDepartmentTree(categories: readonly CategoryDto[]): Department[] {
  const bySlug = new Map<string, Department>();
  for (const { slug, name } of categories) bySlug.set(slug, { slug, name, children: [] });
  const roots: Department[] = [];
  for (const { slug, parent } of categories) {
    const department = bySlug.get(slug);
    if (department) (bySlug.get(parent ?? "")?.children ?? roots).push(department);
  }
  return roots;
}
