import { type PictureName, tileOf } from "./pictures.ts";
import type { SampleCategory } from "./shapes.ts";

/** A branch of the tree: slug, name on the screen, picture, and what grows on it. */
export type Branch = [slug: string, name: string, picture: PictureName, children?: Branch[]];

/** The tree as a flat list, parents before children. */
export function categoriesOf(branches: Branch[], parent: string | null = null): SampleCategory[] {
  return branches.flatMap(([slug, name, picture, children = []]) => {
    const layout = parent === null ? ("categories" as const) : ("products" as const);
    const customFields: Record<string, string> = parent === null ? { destaque: `Tudo em ${name.toLowerCase()}` } : {};
    return [{ slug, name, parent, image: tileOf(picture), layout, customFields }, ...categoriesOf(children, slug)];
  });
}

/** A category and those above it, most specific first. */
export function chainOf(slug: string, categories: SampleCategory[]): string[] {
  const category = categories.find((known) => known.slug === slug);
  if (!category) throw new Error(`No category ${slug} in this company's tree`);
  return category.parent === null ? [slug] : [slug, ...chainOf(category.parent, categories)];
}
