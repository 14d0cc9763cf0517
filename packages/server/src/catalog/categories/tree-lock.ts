import { sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";

/** Until the transaction ends, no category moves: the categories above a product's own are its links. */
export async function shareCategoryTree(tx: TenantTransaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${KEY_SPACE}, hashtext(${tx.companyId}))`);
}

/** Waits for the transactions that write links of products, and for other changes of the tree. */
export async function lockCategoryTree(tx: TenantTransaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${KEY_SPACE}, hashtext(${tx.companyId}))`);
}

const KEY_SPACE = 1_667_331_188;
