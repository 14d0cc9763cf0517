import { m } from "#messages";

// The shop's own filters are translated; the seller's have the seller's names.
const FILTERS = new Map([
  ["category", m.filter_category],
  ["price", m.filter_price],
  ["brand", m.filter_brand],
  ["discount", m.filter_discount],
  ["rating", m.filter_rating],
]);
const DISCOUNTS = new Map([
  ["any", m.discount_any],
  ["yes", m.discount_yes],
  ["no", m.discount_no],
]);

export const filterName = ({ slug, name }: { slug: string; name: string }): string => FILTERS.get(slug)?.() ?? name;

export function choiceName(filter: { slug: string }, { slug, name }: { slug: string; name: string }): string {
  const standardName = filter.slug === "discount" ? DISCOUNTS.get(slug) : undefined;
  return standardName?.() ?? name;
}
