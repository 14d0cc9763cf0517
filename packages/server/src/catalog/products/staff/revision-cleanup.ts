import { DAY_MS } from "@pecacerta/rules/duration";
import { sql } from "drizzle-orm";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../../../platform/database/tenant.ts";

const RETENTION_MS = 90 * DAY_MS;
const MOST_DELETED = 2000;

/** The last 20 of each product stay. In batches, so that none holds its locks for long. */
export async function deleteExpiredRevisions(tenant: Tenant, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MS).toISOString();
  let deleted = MOST_DELETED;
  while (deleted === MOST_DELETED) deleted = await withTenantTransaction(tenant, (tx) => deleteSome(tx, before));
}

async function deleteSome(tx: TenantTransaction, before: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with expired as (
      select old.product_id, old.revision
      from products p join product_revisions old on old.company_id = p.company_id and old.product_id = p.id
      where p.company_id = ${tx.companyId} and old.company_id = ${tx.companyId}
        and p.revision > 20 and old.revision <= p.revision - 20 and old.at < ${before}
      limit ${MOST_DELETED})
    delete from product_revisions as old using expired
    where old.company_id = ${tx.companyId} and old.product_id = expired.product_id
      and old.revision = expired.revision`);
  return rowCount ?? 0;
}
