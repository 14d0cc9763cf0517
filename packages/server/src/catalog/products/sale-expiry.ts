import { sql } from "drizzle-orm";
import { createCompanyJob } from "../../companies/company-job.ts";
import type { Installation } from "../../companies/installation.ts";
import { recordPageList } from "../../companies/page-products.ts";
import { reader, type Tenant, type TenantTransaction, withTenantTransaction } from "../../platform/database/tenant.ts";
import type { ScheduledJob } from "../../platform/jobs/scheduled-job.ts";

export async function findEndingSales(tenant: Tenant, limit: number): Promise<Map<string, string>> {
  recordPageList();
  const { rows } = await reader(tenant).execute<{ id: string; ends: Date | string }>(sql`
    select id, sale_ends_at as ends from products
    where company_id = ${tenant.companyId} and sale_ends_at > now() and published
    order by sale_ends_at, id limit ${limit}`);
  return new Map(rows.map(({ id, ends }) => [id, new Date(ends).toISOString()]));
}

export async function expireSales(tx: TenantTransaction, now: Date): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update products set price = compare_at_price, compare_at_price = null, sale_ends_at = null, badges = badges - 'sale'
    where company_id = ${tx.companyId} and sale_ends_at <= ${now.toISOString()}`);
  return rowCount ?? 0;
}

/** Reads do not compare times, so a sale may run about a minute longer than announced. */
export const createSaleExpiryJob = (installation: Installation): ScheduledJob =>
  createCompanyJob(installation, {
    name: "sale-expiry",
    cron: "* * * * *",
    companies: () => companiesWithExpiredSales(installation),
    run: (tenant) => withTenantTransaction(tenant, (tx) => expireSales(tx, new Date())),
  });

async function companiesWithExpiredSales({ database }: Installation) {
  const { rows } = await database.reader.execute<{ companyId: string; slug: string }>(sql`
    select distinct c.id as "companyId", c.slug from products p join companies c on c.id = p.company_id
    where p.sale_ends_at <= now()`);
  return rows;
}
