import { sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { viewCondition } from "../product-list/product-views.ts";

type Counts = { products: number; withoutFitments: number };
type CategoryCounts = Counts & { slug: string; name: string };

/** A product counts in its categories and those above. Archived ones do not count. */
export async function countCoverage(tx: TenantTransaction): Promise<Counts & { categories: CategoryCounts[] }> {
  const { companyId } = tx;
  const without = viewCondition(tx, "no-fitment")?.ids;
  const { rows: categories } = await tx.execute<CategoryCounts>(sql`
    with missing as materialized (${without}),
    counts as (
      select link.category_id, count(*)::int as products, count(missing.id)::int as "withoutFitments"
      from product_categories link
      join products p on p.company_id = link.company_id and p.id = link.product_id
      left join missing on missing.id = link.product_id
      where link.company_id = ${companyId} and p.company_id = ${companyId} and p.archived_at is null
      group by link.category_id)
    select c.slug, c.name, counts.products, counts."withoutFitments"
    from categories c join counts on counts.category_id = c.id
    where c.company_id = ${companyId}
    order by counts."withoutFitments" desc, c.name, c.slug`);
  const { rows: totals } = await tx.execute<Counts>(sql`
    select (select count(*)::int from products where company_id = ${companyId} and archived_at is null) as products,
      (select count(*)::int from (${without}) as missing) as "withoutFitments"`);
  return { ...(totals[0] ?? { products: 0, withoutFitments: 0 }), categories };
}
