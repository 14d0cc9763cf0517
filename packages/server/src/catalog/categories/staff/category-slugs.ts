import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { isRedirected } from "../../redirects/queries.ts";
import type { CategoryRow } from "./category-tree.ts";

/** A path segment of the storefront's calls: `/categories/all`. */
const RESERVED_SLUG = "all";

type SlugUse = { tree: readonly CategoryRow[]; slug: string; targetId: string; takeSlug: boolean };

/** `takeSlug`: one that leads to another category counts as free. */
export async function isSlugTaken(tx: TenantTransaction, use: SlugUse): Promise<boolean> {
  const { tree, slug, targetId, takeSlug } = use;
  if (slug === RESERVED_SLUG || tree.some((category) => category.slug === slug)) return true;
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
