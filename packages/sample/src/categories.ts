import { type PictureName, tileImage } from "./pictures.ts";
import type { SampleCategory } from "./sample-types.ts";

/** A branch of the tree: slug, name on the screen, picture, and what grows on it. */
export type CategoryBranch = [slug: string, name: string, picture: PictureName, children?: CategoryBranch[]];

/** The tree as a flat list, parents before children. */
export function flattenCategories(branches: CategoryBranch[], parent: string | null = null): SampleCategory[] {
  return branches.flatMap(([slug, name, picture, children = []]) => {
    const layout = parent === null ? ("categories" as const) : ("products" as const);
    const customFields: Record<string, string> = parent === null ? { destaque: `Tudo em ${name.toLowerCase()}` } : {};
    return [
      { slug, name, parent, image: tileImage(picture), layout, customFields },
      ...flattenCategories(children, slug),
    ];
  });
}

/** A category and those above it, most specific first. */
export function sampleCategoryPath(slug: string, categories: SampleCategory[]): string[] {
  const category = categories.find((known) => known.slug === slug);
  if (!category) throw new Error(`No category ${slug} in this company's tree`);
  return category.parent === null ? [slug] : [slug, ...sampleCategoryPath(category.parent, categories)];
}
