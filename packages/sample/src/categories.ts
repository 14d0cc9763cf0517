import { SERVICE_INTERVAL_FIELD, SERVICE_TYPES_FIELD } from "@pecacerta/rules/service-plan";
import { type PictureName, tileImage } from "./pictures.ts";
import type { SampleCategory } from "./sample-types.ts";
import { SERVICE_INTERVALS_KM, SERVICE_TYPES } from "./service-intervals.ts";

export type CategoryBranch = [slug: string, name: string, picture: PictureName, children?: CategoryBranch[]];

/** Lists parents before children. */
export function flattenCategories(branches: CategoryBranch[], parent: string | null = null): SampleCategory[] {
  return branches.flatMap(([slug, name, picture, children = []]) => {
    const layout = parent === null ? ("categories" as const) : ("products" as const);
    const intervalKm = SERVICE_INTERVALS_KM[slug];
    const customFields: SampleCategory["customFields"] = {
      ...(parent === null && { destaque: `Tudo em ${name.toLowerCase()}` }),
      ...(intervalKm !== undefined && { [SERVICE_INTERVAL_FIELD]: intervalKm }),
      ...(SERVICE_TYPES[slug] && { [SERVICE_TYPES_FIELD]: SERVICE_TYPES[slug] }),
    };
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
