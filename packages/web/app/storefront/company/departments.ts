import type { CategoryDto } from "@pecacerta/contract/categories";

/** A category as menus show it: its name, its address and what is below it. */
export type Department = { slug: string; name: string; children: Department[] };

/** The flat list of categories as a tree, in the order in which it came. */
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
