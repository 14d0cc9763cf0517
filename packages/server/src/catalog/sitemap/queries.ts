import { sql } from "drizzle-orm";
import { reader, type Tenant } from "../../platform/database/tenant.ts";

/** `from`: the first product id. `changed`: the latest change of its products. */
export type SitemapPart = { from: string; changed: Date };

export type SitemapProduct = { slug: string; changed: Date };

/** Published products by id in parts of `size`: new products join the last part. */
export async function findSitemapParts(tenant: Tenant, size: number): Promise<SitemapPart[]> {
  const { rows } = await reader(tenant).execute<{ from: string; changed: string }>(sql`
    select min(id::text) as "from", max(changed) as changed
    from (
      select id, coalesce(updated_at, created_at) as changed, (row_number() over (order by id) - 1) / ${size}::int as part
      from products where company_id = ${tenant.companyId} and published) as placed
    group by part order by part`);
  return rows.map(({ from, changed }) => ({ from, changed: new Date(changed) }));
}

export async function findSitemapProducts(tenant: Tenant, from: string, size: number): Promise<SitemapProduct[]> {
  const { rows } = await reader(tenant).execute<{ slug: string; changed: string }>(sql`
    select slug, coalesce(updated_at, created_at) as changed from products
    where company_id = ${tenant.companyId} and published and id >= ${from}
    order by id limit ${size}`);
  return rows.map(({ slug, changed }) => ({ slug, changed: new Date(changed) }));
}
