import { sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";

export async function defineUsedAttributes(tx: TenantTransaction): Promise<void> {
  await tx.execute(sql`select define_used_attributes(${tx.companyId})`);
}
