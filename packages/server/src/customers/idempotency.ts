import { DAY_MS } from "@pecacerta/rules/duration";
import { and, eq, lt } from "drizzle-orm";
import type { TenantTransaction } from "../platform/database/tenant.ts";
import type { IdempotencyKeys } from "../platform/http/idempotency.ts";
import { idempotencyKeys, registrationKeys } from "./tables.ts";

const RETENTION_MS = 2 * DAY_MS;

export function customerKeys(tx: TenantTransaction, customerId: string): IdempotencyKeys {
  const whereKey = (key: string) =>
    and(
      eq(idempotencyKeys.companyId, tx.companyId),
      eq(idempotencyKeys.customerId, customerId),
      eq(idempotencyKeys.key, key),
    );
  return {
    async insert(key, bodyHash) {
      const row = { companyId: tx.companyId, customerId, key, bodyHash };
      const inserted = await tx.insert(idempotencyKeys).values(row).onConflictDoNothing();
      return inserted.rowCount === 1;
    },
    async find(key) {
      const [stored] = await tx.select().from(idempotencyKeys).where(whereKey(key));
      return stored;
    },
    async complete(key, response) {
      await tx.update(idempotencyKeys).set({ response }).where(whereKey(key));
    },
  };
}

export async function deleteExpiredIdempotencyKeys(tx: TenantTransaction, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - RETENTION_MS);
  for (const keys of [idempotencyKeys, registrationKeys])
    await tx.delete(keys).where(and(eq(keys.companyId, tx.companyId), lt(keys.createdAt, cutoff)));
}
