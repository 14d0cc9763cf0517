import type { CategoryDto } from "@pecacerta/contract/categories";
import type { Crumb } from "../../ui/breadcrumb.tsx";

/** The categories above one, from the root down; without itself. */
export function ancestorBreadcrumbs(category: CategoryDto, all: readonly CategoryDto[]): Crumb[] {
  const bySlug = new Map(all.map((one) => [one.slug, one]));
  const crumbs: Crumb[] = [];
  let above = bySlug.get(category.parent ?? "");
  while (above && crumbs.length < 10) {
    crumbs.unshift({ name: above.name, href: `/catalog/${above.slug}` });
    above = bySlug.get(above.parent ?? "");
  }
  return crumbs;
}
