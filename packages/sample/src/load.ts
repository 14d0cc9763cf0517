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
 * Loads the sample companies that the database lacks, each whole or not at all, and answers their slugs. Company slugs
 * that exist are never touched; refused when all of them do. Dates are counted back from `now`.
 */
export async function loadSample(
  { database, secretKey }: Target,
  now: Date,
): Promise<Outcome<string[], "SAMPLE_EXISTS">> {
  const there = await findCompanyIds(database);
  const missing = sampleShops().filter(({ company }) => !there.has(company.slug));
  if (missing.length === 0) return refuse("SAMPLE_EXISTS");
  await loadSharedTables(database);
  for (const shop of missing) await loadShop({ database, secretKey }, shop, now);
  return accept(missing.map(({ company }) => company.slug));
}

async function loadShop({ database, secretKey }: Target, shop: SampleShop, now: Date): Promise<void> {
  const { slug } = shop.company;
  const moments = datesBefore(now);
  await withTenantTransaction({ companyId: sampleId(`company ${slug}`, 0), slug, database }, async (tx) => {
    await loadCompany(tx, shop.company);
    const people = await loadCustomers(tx, shop, moments);
    const ids = { ...people, ...(await loadCatalog(tx, shop, moments)) };
    await loadReviewsAndQuestions(tx, shop, ids, moments);
    await loadOrders(tx, shop, ids, { now, secretKey });
    await loadBlog(tx, shop, moments);
    await loadStock(tx, shop, ids, moments);
  });
}
