import { sql } from "drizzle-orm";
import type { Installation } from "../../app/installation.ts";
import { reader, type Tenant, type TenantTransaction, withTenantTransaction } from "../../platform/database/tenant.ts";
import { startCompanyJob } from "../../platform/jobs/company-job.ts";

const EVERY_MS = 20_000;

/** The offers that still stand and have an end, the next to end first, each with the instant of its end. */
export async function findEndingSales(tenant: Tenant, limit: number): Promise<Map<string, string>> {
  const { rows } = await reader(tenant).execute<{ id: string; ends: Date | string }>(sql`
    select id, offer_ends_at as ends from products
    where company_id = ${tenant.companyId} and offer_ends_at > now() and published
    order by offer_ends_at, id limit ${limit}`);
  return new Map(rows.map(({ id, ends }) => [id, new Date(ends).toISOString()]));
}

/** Gives what was on offer until now its usual price again; answers how many there were. */
export async function expireSales(tx: TenantTransaction, now: Date): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update products set price = compare_at_price, compare_at_price = null, offer_ends_at = null, badges = badges - 'sale'
    where company_id = ${tx.companyId} and offer_ends_at <= ${now.toISOString()}`);
  return rowCount ?? 0;
}

/**
 * Looks again and again for offers that have ended. A few moments late is the shopper's gain; from then on every page,
 * cart and order knows the usual price, for the catalogue has changed. Answers how to stop.
 */
export const startSaleExpiryJob = (installation: Installation, every = EVERY_MS): (() => Promise<void>) =>
  startCompanyJob(installation, {
    name: "sale expiry",
    intervalMs: every,
    companies: () => companiesWithExpiredSales(installation),
    run: (tenant) => withTenantTransaction(tenant, (tx) => expireSales(tx, new Date())),
  });

async function companiesWithExpiredSales({ database }: Installation) {
  const { rows } = await database.reader.execute<{ companyId: string; slug: string }>(sql`
    select c.id as "companyId", c.slug from companies c
    where exists (select from products p where p.company_id = c.id and p.offer_ends_at <= now())`);
  return rows;
}
