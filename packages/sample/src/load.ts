import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { SecretKey } from "@pecacerta/server/platform/config/secret-key";
import type { Database } from "@pecacerta/server/platform/database/open";
import { withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { findCompanyIds } from "./accounts.ts";
import { loadBlog } from "./load/blog.ts";
import { loadCatalog } from "./load/catalog.ts";
import { loadCompany } from "./load/company.ts";
import { loadCustomers, loadReviewsAndQuestions } from "./load/customers.ts";
import { loadOrders } from "./load/orders.ts";
import { datesBefore } from "./load/sample-dates.ts";
import { sampleId } from "./load/sample-id.ts";
import { loadSharedTables } from "./load/shared-tables.ts";
import { loadStock } from "./load/stock.ts";
import type { SampleShop } from "./sample-types.ts";
import { sampleShops } from "./shop.ts";

type Target = { database: Database; secretKey: SecretKey };

/**
 * Loads the missing sample companies, each in one transaction, and returns their slugs. Existing companies stay unchanged.
 * Dates are relative to `now`.
 */
export async function loadSample(
  { database, secretKey }: Target,
  now: Date,
): Promise<Outcome<string[], "SAMPLE_EXISTS">> {
  const existing = await findCompanyIds(database);
  const missingShops = sampleShops().filter(({ company }) => !existing.has(company.slug));
  if (missingShops.length === 0) return refuse("SAMPLE_EXISTS");
  await loadSharedTables(database);
  for (const shop of missingShops) await loadShop({ database, secretKey }, shop, now);
  return accept(missingShops.map(({ company }) => company.slug));
}

async function loadShop({ database, secretKey }: Target, shop: SampleShop, now: Date): Promise<void> {
  const { slug } = shop.company;
  const dates = datesBefore(now);
  await withTenantTransaction({ companyId: sampleId(`company ${slug}`, 0), slug, database }, async (tx) => {
    await loadCompany(tx, shop.company);
    const people = await loadCustomers(tx, shop, dates);
    const ids = { ...people, ...(await loadCatalog(tx, shop, dates)) };
    await loadReviewsAndQuestions(tx, shop, ids, dates);
    await loadOrders(tx, shop, ids, { now, secretKey });
    await loadBlog(tx, shop, dates);
    await loadStock(tx, shop, ids, dates);
  });
}
