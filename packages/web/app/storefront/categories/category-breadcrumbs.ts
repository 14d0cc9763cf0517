import type { CategoryDto } from "@pecacerta/contract/categories";
import type { Crumb } from "@pecacerta/ui/breadcrumb.tsx";

/** From the root down, without the category itself. */
export function ancestorBreadcrumbs(category: CategoryDto, categories: readonly CategoryDto[]): Crumb[] {
  const bySlug = new Map(categories.map((each) => [each.slug, each]));
  const crumbs: Crumb[] = [];
  let ancestor = bySlug.get(category.parent ?? "");
  while (ancestor && crumbs.length < 10) {
    crumbs.unshift({ name: ancestor.name, href: `/catalog/${ancestor.slug}` });
    ancestor = bySlug.get(ancestor.parent ?? "");
  }
  return crumbs;
}
