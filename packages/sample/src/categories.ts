import { type PictureName, tileImage } from "./pictures.ts";
import type { SampleCategory } from "./sample-types.ts";

export type CategoryBranch = [slug: string, name: string, picture: PictureName, children?: CategoryBranch[]];

/** Lists parents before children. */
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

/** Slugs of a category and its ancestors, most specific first. */
export function sampleCategoryPath(slug: string, categories: SampleCategory[]): string[] {
  const category = categories.find((other) => other.slug === slug);
  if (!category) throw new Error(`No category ${slug} in this company's tree`);
  return category.parent === null ? [slug] : [slug, ...sampleCategoryPath(category.parent, categories)];
}
