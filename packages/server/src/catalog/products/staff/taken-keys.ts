import { skuForm } from "@pecacerta/rules/part-number";
import { and, eq, inArray, or } from "drizzle-orm";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { redirectsOf } from "../../redirects/commands.ts";
import { slugRedirects } from "../../redirects/tables.ts";
import { products } from "../../tables.ts";

export type KeyOwner = { id: string; name: string; isRedirect: boolean };
type Keys = { slugs: readonly string[]; skus: readonly string[] };
/** `skus`: by their form without case. */
export type TakenKeys = { slugs: Map<string, KeyOwner>; skus: Map<string, KeyOwner> };

/** Which product has each slug or SKU; a redirect's slug belongs to the product that it leads to. */
export async function findTakenKeys(tx: TenantTransaction, { slugs, skus }: Keys): Promise<TakenKeys> {
  const taken: TakenKeys = { slugs: new Map(), skus: new Map() };
  if (slugs.length === 0 && skus.length === 0) return taken;
  const { id, name, slug, companyId } = products;
  const forms = skus.map(skuForm);
  const rows = await tx
    .select({ id, name, slug, form: products.skuForm })
    .from(products)
    .where(and(eq(companyId, tx.companyId), or(inArray(slug, [...slugs]), inArray(products.skuForm, forms))));
  for (const row of rows) {
    const owner = { id: row.id, name: row.name, isRedirect: false };
    if (slugs.includes(row.slug)) taken.slugs.set(row.slug, owner);
    if (forms.includes(row.form)) taken.skus.set(row.form, owner);
  }
  // After the products: of one that gives up its slug meanwhile, the slug or the redirect is seen.
  if (slugs.length > 0) {
    const redirects = await tx
      .select({ slug: slugRedirects.slug, id, name })
      .from(slugRedirects)
      .innerJoin(products, and(eq(companyId, tx.companyId), eq(id, slugRedirects.targetId)))
      .where(redirectsOf(tx, "product", slugs));
    for (const { slug: earlier, ...owner } of redirects)
      if (!taken.slugs.has(earlier)) taken.slugs.set(earlier, { ...owner, isRedirect: true });
  }
  return taken;
}
