import { sql } from "drizzle-orm";
import type { TenantTransaction } from "../platform/database/tenant.ts";

/** Until the transaction ends, categories, brands and attributes stay as they are: products hold copies of them. */
export async function shareCatalogStructure(tx: TenantTransaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${KEY_SPACE}, hashtext(${tx.companyId}))`);
}

/** Waits for the transactions that write such copies, and for other changes of the structure. */
export async function lockCatalogStructure(tx: TenantTransaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${KEY_SPACE}, hashtext(${tx.companyId}))`);
}

const KEY_SPACE = 1_667_331_188;
