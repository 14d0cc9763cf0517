import { findCustomerByEmail } from "@pecacerta/server/customers/accounts/queries";
import type { Database } from "@pecacerta/server/platform/database/open";
import { type Tenant, withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { SAMPLE_COMPANIES } from "./companies/settings.ts";
import { SAMPLE_ACCOUNT } from "./customers.ts";
import { sampleId } from "./load/sample-id.ts";

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

/** Not those of other programs, which may have a sample's name. */
export async function findSampleCompanies(database: Database): Promise<Tenant[]> {
  const companyIds = await findCompanyIds(database);
  return SAMPLE_COMPANIES.flatMap(({ slug }) => {
    const companyId = sampleCompanyId({ slug });
    return companyIds.get(slug) === companyId ? [{ companyId, slug, database }] : [];
  });
}

export const sampleCompanyId = ({ slug }: { slug: string }): string => sampleId(`company ${slug}`, 0);

/** Company ids by slug. */
export async function findCompanyIds(database: Database): Promise<Map<string, string>> {
  const { rows } = await database.readerPool.query<{ id: string; slug: string }>("select id, slug from companies");
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
