import { findCustomerByEmail } from "@pecacerta/server/customers/accounts/queries";
import type { Database } from "@pecacerta/server/platform/database/open";
import { withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { SAMPLE_COMPANIES } from "./companies/settings.ts";
import { SAMPLE_ACCOUNT } from "./customers.ts";

export type SampleAccount = { company: string; email: string; password: string };

/** The documented accounts that this database really has: whoever reaches the shop can sign in with them. */
export async function sampleAccounts(database: Database): Promise<SampleAccount[]> {
  const there = await findCompanyIds(database);
  const found = SAMPLE_COMPANIES.map(async ({ slug }) => {
    const companyId = there.get(slug);
    if (!companyId) return [];
    const shop = { companyId, slug, database };
    const account = await withTenantTransaction(shop, (tx) => findCustomerByEmail(tx, SAMPLE_ACCOUNT.email));
    return account ? [{ company: slug, ...SAMPLE_ACCOUNT }] : [];
  });
  return (await Promise.all(found)).flat();
}

/** The ids of the companies that are there, by their slugs. */
export async function findCompanyIds(database: Database): Promise<Map<string, string>> {
  const { rows } = await database.readerPool.query<{ id: string; slug: string }>("select id, slug from companies");
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
