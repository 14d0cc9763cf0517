import { type Database, openDatabase } from "@pecacerta/server/platform/database/open";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "@pecacerta/server/platform/database/tenant";

export async function withShopDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = openDatabase(process.env.SHOP_DATABASE_URL ?? "", { connections: 1 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

export const withShopTenant = <Result>(slug: string, work: (tenant: Tenant) => Promise<Result>): Promise<Result> =>
  withShopDatabase(async (database) => {
    const { rows } = await database.pool.query("select id from companies where slug = $1", [slug]);
    return await work({ companyId: rows[0].id, slug, database });
  });

export const withShopCompany = <Result>(
  slug: string,
  work: (tx: TenantTransaction) => Promise<Result>,
): Promise<Result> => withShopTenant(slug, (tenant) => withTenantTransaction(tenant, work));

/** Returns what an order costs in all, in centavos. */
export async function findOrderTotal(tx: TenantTransaction, number: string): Promise<number> {
  const find = "select total::int from orders where company_id = $1 and number = $2";
  const { rows } = await tx.client.query(find, [tx.companyId, number]);
  return rows[0].total;
}
