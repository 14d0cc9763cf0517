import { desc, eq } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { supportGrants } from "./tables.ts";

const MOST = 200;

export async function findSupportNames(tx: TenantTransaction): Promise<(readonly [string, string])[]> {
  const rows = await tx
    .select({ id: supportGrants.id, operatorId: supportGrants.operatorId, name: supportGrants.operatorName })
    .from(supportGrants)
    .where(eq(supportGrants.companyId, tx.companyId))
    .orderBy(desc(supportGrants.id))
    .limit(MOST);
  return rows.flatMap(({ id, operatorId, name }) => [[id, name] as const, [operatorId, name] as const]);
}
