import { done, type Outcome, refused } from "@pecacerta/rules/outcome";
import { together } from "@pecacerta/server/companies/shop";
import type { SecretKey } from "@pecacerta/server/platform/config/secret-key";
import type { Database } from "@pecacerta/server/platform/database/open";
import { companiesIn } from "./accounts.ts";
import { loadBlog } from "./load/blog.ts";
import { loadCatalogue } from "./load/catalogue.ts";
import { loadCompany } from "./load/company.ts";
import { idOf } from "./load/id.ts";
import { momentsOf } from "./load/moments.ts";
import { loadOrders } from "./load/orders.ts";
import { loadPeople, loadVoices } from "./load/people.ts";
import { loadStock } from "./load/stock.ts";
import { loadWorld } from "./load/world.ts";
import type { SampleShop } from "./shapes.ts";
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
  const there = await companiesIn(database);
  const missing = sampleShops().filter(({ company }) => !there.has(company.slug));
  if (missing.length === 0) return refused("SAMPLE_EXISTS");
  await loadWorld(database);
  for (const shop of missing) await loadShop({ database, secretKey }, shop, now);
  return done(missing.map(({ company }) => company.slug));
}

async function loadShop({ database, secretKey }: Target, shop: SampleShop, now: Date): Promise<void> {
  const { slug } = shop.company;
  const moments = momentsOf(now);
  await together({ companyId: idOf(`company ${slug}`, 0), slug, database }, async (tx) => {
    await loadCompany(tx, shop.company);
    const people = await loadPeople(tx, shop, moments);
    const ids = { ...people, ...(await loadCatalogue(tx, shop, moments)) };
    await loadVoices(tx, shop, ids, moments);
    await loadOrders(tx, shop, ids, { now, secretKey });
    await loadBlog(tx, shop, moments);
    await loadStock(tx, shop, ids, moments);
  });
}
