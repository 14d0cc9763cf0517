import * as v from "valibot";
import { readStored, storeValue } from "../../client/storage.ts";
import { validItems } from "../../client/valid-items.ts";

/** Only what stays true: a stored price would become outdated. */
const recentProductSchema = v.object({
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  name: v.string(),
  image: v.nullable(v.string()),
  brand: v.string(),
  partNumber: v.string(),
});
const recentProductsSchema = v.fallback(validItems(recentProductSchema), []);

export type RecentProduct = v.InferOutput<typeof recentProductSchema>;

const VERSION = 1;
const MAX_STORED = 12;

export const recentKey = (company: string): string => `recent_${company}`;

/** Puts a product first. Returns the products viewed before it, the latest first. */
export function rememberProduct(
  company: string,
  { slug, name, image, brand, partNumber }: RecentProduct,
): RecentProduct[] {
  const stored = v.parse(recentProductsSchema, readStored(recentKey(company), VERSION));
  const others = stored.filter((other) => other.slug !== slug);
  storeValue(recentKey(company), VERSION, [{ slug, name, image, brand, partNumber }, ...others].slice(0, MAX_STORED));
  return others.slice(0, MAX_STORED - 1);
}
