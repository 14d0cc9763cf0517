import { isObject, readStored, storeValue } from "../../client/storage.ts";

/** Only what stays true: a stored price would become outdated. */
export type RecentProduct = { slug: string; name: string; image: string | null; brand: string; partNumber: string };

const VERSION = 1;
const MAX_STORED = 12;

export const recentKey = (company: string): string => `recent_${company}`;

/** Puts a product first. Returns the products viewed before it, the latest first. */
export function rememberProduct(
  company: string,
  { slug, name, image, brand, partNumber }: RecentProduct,
): RecentProduct[] {
  const stored = readStored(recentKey(company), VERSION);
  const others = Array.isArray(stored) ? stored.filter(isRecentProduct).filter((other) => other.slug !== slug) : [];
  storeValue(recentKey(company), VERSION, [{ slug, name, image, brand, partNumber }, ...others].slice(0, MAX_STORED));
  return others.slice(0, MAX_STORED - 1);
}

function isRecentProduct(value: unknown): value is RecentProduct {
  if (!isObject(value)) return false;
  const { slug, name, image, brand, partNumber } = value;
  const isSlug = typeof slug === "string" && /^[a-z0-9-]+$/.test(slug);
  return isSlug && [name, image ?? "", brand, partNumber].every((text) => typeof text === "string");
}
