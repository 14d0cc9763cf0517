import { desc, eq } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { supportGrants } from "./tables.ts";

const MOST = 200;

export type SupportName = { id: string; operatorId: string; name: string };

/** Finds the names of the latest grants, the newest first. */
export const findSupportNames = (tx: TenantTransaction): Promise<SupportName[]> =>
  tx
    .select({ id: supportGrants.id, operatorId: supportGrants.operatorId, name: supportGrants.operatorName })
    .from(supportGrants)
    .where(eq(supportGrants.companyId, tx.companyId))
    .orderBy(desc(supportGrants.id))
    .limit(MOST);
