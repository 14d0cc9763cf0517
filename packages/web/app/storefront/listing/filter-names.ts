import { listingText } from "../../texts/listing-text.ts";

// The shop's own filters are translated; the seller's have the seller's names.
const FILTERS = ["price", "brand", "discount", "rating"] as const;
const DISCOUNTS = ["any", "yes", "no"] as const;

export function filterName({ slug, name }: { slug: string; name: string }): string {
  const standardSlug = FILTERS.find((standard) => standard === slug);
  return standardSlug ? listingText(`TEXT_FILTER_${standardSlug}`) : name;
}

export function choiceName(filter: { slug: string }, { slug, name }: { slug: string; name: string }): string {
  const standardSlug = filter.slug === "discount" ? DISCOUNTS.find((standard) => standard === slug) : undefined;
  return standardSlug ? listingText(`TEXT_DISCOUNT_${standardSlug}`) : name;
}
