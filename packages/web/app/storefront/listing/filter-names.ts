import { textOf } from "../../texts/listing-text.ts";

// What every shop's lists have; what a seller lets people choose by brings the seller's own names.
const FILTERS = ["price", "brand", "discount", "rating"] as const;
const DISCOUNTS = ["any", "yes", "no"] as const;

export function filterName({ slug, name }: { slug: string; name: string }): string {
  const own = FILTERS.find((known) => known === slug);
  return own ? textOf(`TEXT_FILTER_${own}`) : name;
}

export function choiceName(filter: { slug: string }, { slug, name }: { slug: string; name: string }): string {
  const own = filter.slug === "discount" ? DISCOUNTS.find((known) => known === slug) : undefined;
  return own ? textOf(`TEXT_DISCOUNT_${own}`) : name;
}
