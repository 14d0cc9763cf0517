import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { insertCompany } from "@pecacerta/server/companies/insert-company";
import type { SecretKey } from "@pecacerta/server/platform/config/secret-key";
import type { Database } from "@pecacerta/server/platform/database/open";
import { withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { findCompanyIds, sampleCompanyId } from "./accounts.ts";
import { loadBlog } from "./load/blog.ts";
import { loadCatalog } from "./load/catalog.ts";
import { loadCustomers, loadReviewsAndQuestions } from "./load/customers.ts";
import { loadOrders } from "./load/orders.ts";
import { datesBefore } from "./load/sample-dates.ts";
import { loadSettings } from "./load/settings.ts";
import { loadSharedTables } from "./load/shared-tables.ts";
import { loadStock } from "./load/stock.ts";
import type { SampleShop } from "./sample-types.ts";
import { sampleShops } from "./shop.ts";

type Target = { database: Database; secretKey: SecretKey };

/** Loads the missing sample companies and returns their slugs. Other companies stay unchanged. Dates are relative to `now`. */
export async function loadSample(
  { database, secretKey }: Target,
  now: Date,
): Promise<Outcome<string[], "SAMPLE_EXISTS">> {
  const existing = await findCompanyIds(database);
  const missingShops: SampleShop[] = [];
  for (const shop of sampleShops()) {
    const companyId = existing.get(shop.company.slug);
    if (companyId === undefined || (await isUnfinished(database, shop, companyId))) missingShops.push(shop);
  }
  if (missingShops.length === 0) return refuse("SAMPLE_EXISTS");
  await loadSharedTables(database);
  for (const shop of missingShops) await loadShop({ database, secretKey }, shop, now);
  // PostgreSQL would do so within a minute, and plan without knowing the tables until then.
  await database.pool.query("analyze");
  return accept(missingShops.map(({ company }) => company.slug));
}

/** True for a company of which an aborted load has stored the id and nothing else. */
async function isUnfinished({ readerPool }: Database, { company }: SampleShop, companyId: string): Promise<boolean> {
  if (companyId !== sampleCompanyId(company)) return false;
  const { rowCount } = await readerPool.query("select from company_settings where company_id = $1", [companyId]);
  return rowCount === 0;
}

async function loadShop({ database, secretKey }: Target, shop: SampleShop, now: Date): Promise<void> {
  const { slug } = shop.company;
  const companyId = sampleCompanyId(shop.company);
  const dates = datesBefore(now);
  // Only the owner of the database creates companies; a transaction has one role.
  await insertCompany((text, values) => database.pool.query(text, values), companyId, slug);
  await withTenantTransaction({ companyId, slug, database }, async (tx) => {
    await loadSettings(tx, shop.company);
    const people = await loadCustomers(tx, shop, dates);
    const ids = { ...people, ...(await loadCatalog(tx, shop, dates)) };
    await loadReviewsAndQuestions(tx, shop, ids, dates);
    await loadOrders(tx, shop, ids, { now, secretKey });
    await loadBlog(tx, shop, dates);
    await loadStock(tx, shop, ids, dates);
  });
}
