import { findCustomerByEmail } from "@pecacerta/server/customers/accounts/queries";
import type { Database } from "@pecacerta/server/platform/database/open";
import { withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { SAMPLE_COMPANIES } from "./companies/settings.ts";
import { SAMPLE_ACCOUNT } from "./customers.ts";

export type SampleAccount = { company: string; email: string; password: string };

/** The documented sample accounts that exist in this database. */
export async function sampleAccounts(database: Database): Promise<SampleAccount[]> {
  const companyIds = await findCompanyIds(database);
  const accounts = SAMPLE_COMPANIES.map(async ({ slug }) => {
    const companyId = companyIds.get(slug);
    if (!companyId) return [];
    const shop = { companyId, slug, database };
    const account = await withTenantTransaction(shop, (tx) => findCustomerByEmail(tx, SAMPLE_ACCOUNT.email));
    return account ? [{ company: slug, ...SAMPLE_ACCOUNT }] : [];
  });
  return (await Promise.all(accounts)).flat();
}

/** Company ids by slug. */
export async function findCompanyIds(database: Database): Promise<Map<string, string>> {
  const { rows } = await database.readerPool.query<{ id: string; slug: string }>("select id, slug from companies");
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
