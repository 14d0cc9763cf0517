import { sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";

/** Definitions for the attributes that products have and none defines: their kinds follow from the values. */
export async function defineUsedAttributes(tx: TenantTransaction): Promise<void> {
  await tx.execute(sql`select define_used_attributes(${tx.companyId})`);
}
