import type { CategoryDto } from "@pecacerta/contract/categories";

export type DepartmentLink = { slug: string; name: string; hasChildren: boolean };

/** A category in menus, with its subcategories. Only departments of the first level have a picture. */
export type Department = DepartmentLink & { image?: string; children: Department[] };

const DEPARTMENTS_IN_PAGE = 24;

/** Returns the first departments. A page does not grow with the others: menus fetch them when they open. */
export const firstDepartments = (categories: readonly CategoryDto[]): DepartmentLink[] =>
  categories
    .filter(({ parent }) => parent === null)
    .slice(0, DEPARTMENTS_IN_PAGE)
    .map(({ slug, name, children }) => ({ slug, name, hasChildren: children.length > 0 }));

/** Builds the category tree; keeps the order of the list. */
export function buildDepartmentTree(categories: readonly CategoryDto[]): Department[] {
  const bySlug = new Map<string, Department>();
  for (const { slug, name, image, parent, children } of categories) {
    const picture = image && parent === null ? { image } : {};
    bySlug.set(slug, { slug, name, ...picture, hasChildren: children.length > 0, children: [] });
  }
  const roots: Department[] = [];
  for (const { slug, parent } of categories) {
    const department = bySlug.get(slug);
    if (department) (bySlug.get(parent ?? "")?.children ?? roots).push(department);
  }
  return roots;
}
