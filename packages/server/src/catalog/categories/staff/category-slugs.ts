import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { isRedirected } from "../../redirects/queries.ts";
import type { CategoryRow } from "./category-tree.ts";

/** Path segments of the storefront: of its calls `/categories/all`, of its pages `/catalog/product-search`. */
const RESERVED_SLUGS: ReadonlySet<string> = new Set(["all", "product-search"]);

type SlugUse = { tree: readonly CategoryRow[]; slug: string; targetId: string; takeSlug: boolean };

/** `takeSlug`: one that leads to another category counts as free. */
export async function isSlugTaken(tx: TenantTransaction, use: SlugUse): Promise<boolean> {
  const { tree, slug, targetId, takeSlug } = use;
  if (RESERVED_SLUGS.has(slug) || tree.some((category) => category.slug === slug)) return true;
  return !takeSlug && (await isRedirected(tx, { kind: "category", slug, targetId }));
}

const MAX_ATTEMPTS = 50;

/** The slug, or the first free one with a number behind it. */
export async function findFreeSlug(tx: TenantTransaction, use: SlugUse): Promise<string | undefined> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const slug = attempt === 1 ? use.slug : `${use.slug}-${attempt}`;
    if (!(await isSlugTaken(tx, { ...use, slug }))) return slug;
  }
  return undefined;
}
