import { and, asc, eq, isNotNull, lte, sql } from "drizzle-orm";
import { createCompanyJob } from "../../companies/company-job.ts";
import type { Installation } from "../../companies/installation.ts";
import { recordPageList } from "../../companies/page-products.ts";
import { reader, type Tenant, type TenantTransaction, withTenantTransaction } from "../../platform/database/tenant.ts";
import type { ScheduledJob } from "../../platform/jobs/scheduled-job.ts";
import { products } from "../tables.ts";
import { saveProducts } from "./staff/save-products.ts";

export async function findEndingSales(tenant: Tenant, limit: number): Promise<Map<string, string>> {
  recordPageList();
  const { rows } = await reader(tenant).execute<{ id: string; ends: Date | string }>(sql`
    select id, sale_ends_at as ends from products
    where company_id = ${tenant.companyId} and sale_ends_at > now() and published
    order by sale_ends_at, id limit ${limit}`);
  return new Map(rows.map(({ id, ends }) => [id, new Date(ends).toISOString()]));
}

const MAX_EXPIRED = 500;

/** At most 500. A sale that staff change at the same moment is looked at again by the next call. */
export async function expireSales(tx: TenantTransaction, now: Date): Promise<number> {
  const rows = await tx
    .select({ id: products.id, sale })
    .from(products)
    .where(and(eq(products.companyId, tx.companyId), lte(products.saleEndsAt, now), isNotNull(products.compareAtPrice)))
    .orderBy(asc(products.id))
    .limit(MAX_EXPIRED);
  const changes = rows.flatMap(({ id, sale: { price, compareAtPrice, saleEndsAt, badges } }) => {
    if (compareAtPrice === null || saleEndsAt === null) return [];
    const base = { price, compareAtPrice, saleEndsAt: saleEndsAt.toISOString(), badges };
    const ended = { price: compareAtPrice, compareAtPrice: null, saleEndsAt: null };
    return [{ id, base, changes: { ...ended, badges: badges.filter((badge) => badge !== "sale") } }];
  });
  const saved = await saveProducts(tx, { kind: "program" }, { changes, now });
  return saved.filter(({ ok }) => ok).length;
}

const { price, compareAtPrice, saleEndsAt, badges } = products;
const sale = { price, compareAtPrice, saleEndsAt, badges };

/** Reads do not compare times, so a sale may run about a minute longer than announced. */
export const createSaleExpiryJob = (installation: Installation): ScheduledJob =>
  createCompanyJob(installation, {
    name: "sale-expiry",
    cron: "* * * * *",
    async run(tenant) {
      let expired = MAX_EXPIRED;
      while (expired === MAX_EXPIRED)
        expired = await withTenantTransaction(tenant, (tx) => expireSales(tx, new Date()));
    },
  });
