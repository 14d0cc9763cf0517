import type { CategoryDto } from "@pecacerta/contract/categories";

/** A category in menus, with its subcategories. Only departments of the first level have a picture. */
export type Department = { slug: string; name: string; image?: string; children: Department[] };

/** Builds the category tree; keeps the order of the list. */
export function buildDepartmentTree(categories: readonly CategoryDto[]): Department[] {
  const bySlug = new Map<string, Department>();
  for (const { slug, name, image, parent } of categories)
    bySlug.set(slug, { slug, name, ...(image && parent === null && { image }), children: [] });
  const roots: Department[] = [];
  for (const { slug, parent } of categories) {
    const department = bySlug.get(slug);
    if (department) (bySlug.get(parent ?? "")?.children ?? roots).push(department);
  }
  return roots;
}
