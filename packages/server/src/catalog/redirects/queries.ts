import { sql } from "drizzle-orm";
import { recordPageProduct } from "../../companies/page-products.ts";
import { reader, type Tenant, type TenantTransaction } from "../../platform/database/tenant.ts";
import { isPossibleSlug } from "../possible-slug.ts";

export type RedirectKind = "product" | "category";

const TARGET_TABLES = { product: sql`products`, category: sql`categories` };

/** The slug that a page has today; undefined where no page had this one before. Hidden products are not found. */
export async function findRedirectedSlug(
  tenant: Tenant,
  kind: RedirectKind,
  slug: string,
): Promise<string | undefined> {
  if (!isPossibleSlug(slug)) return undefined;
  const { rows } = await reader(tenant).execute<{ id: string; slug: string }>(sql`
    select target.id, target.slug from slug_redirects redirect
    join ${TARGET_TABLES[kind]} target on target.company_id = redirect.company_id and target.id = redirect.target_id
    where redirect.company_id = ${tenant.companyId} and redirect.kind = ${kind} and redirect.slug = ${slug}`);
  if (rows[0] && kind === "product") recordPageProduct("whole", rows[0].id);
  return rows[0]?.slug;
}

export async function findRedirectedBrand(tenant: Tenant, slug: string): Promise<string | undefined> {
  if (!isPossibleSlug(slug)) return undefined;
  const { rows } = await reader(tenant).execute<{ slug: string }>(sql`
    select target_slug as slug from slug_redirects
    where company_id = ${tenant.companyId} and kind = 'brand' and slug = ${slug}`);
  return rows[0]?.slug;
}

/** Whether this slug leads to a page other than `targetId`. */
export async function isRedirected(
  tx: TenantTransaction,
  { kind, slug, targetId }: { kind: RedirectKind; slug: string; targetId: string },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from slug_redirects
    where company_id = ${tx.companyId} and kind = ${kind} and slug = ${slug} and target_id <> ${targetId}`);
  return rows.length > 0;
}
