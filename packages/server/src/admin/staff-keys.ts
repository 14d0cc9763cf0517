import { DAY_MS } from "@pecacerta/rules/duration";
import { and, eq, lt } from "drizzle-orm";
import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytes } from "../platform/database/bytes.ts";
import type { TenantTransaction } from "../platform/database/tenant.ts";
import type { IdempotencyKeys } from "../platform/http/idempotency.ts";

const staffIdempotencyKeys = pgTable(
  "staff_idempotency_keys",
  {
    companyId: uuid("company_id").notNull(),
    staffUserId: uuid("staff_user_id").notNull(),
    key: text().notNull(),
    bodyHash: bytes("body_hash").notNull(),
    response: jsonb("response").$type<unknown>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.staffUserId, table.key] })],
);

const RETENTION_MS = 2 * DAY_MS;

export function staffKeys(tx: TenantTransaction, staffUserId: string): IdempotencyKeys {
  const whereKey = (key: string) =>
    and(
      eq(staffIdempotencyKeys.companyId, tx.companyId),
      eq(staffIdempotencyKeys.staffUserId, staffUserId),
      eq(staffIdempotencyKeys.key, key),
    );
  return {
    async insert(key, bodyHash) {
      const row = { companyId: tx.companyId, staffUserId, key, bodyHash };
      const inserted = await tx.insert(staffIdempotencyKeys).values(row).onConflictDoNothing();
      return inserted.rowCount === 1;
    },
    async find(key) {
      const [stored] = await tx.select().from(staffIdempotencyKeys).where(whereKey(key));
      return stored;
    },
    async complete(key, response) {
      await tx.update(staffIdempotencyKeys).set({ response }).where(whereKey(key));
    },
  };
}

export async function deleteExpiredStaffKeys(tx: TenantTransaction, now: Date): Promise<void> {
  const isExpired = lt(staffIdempotencyKeys.createdAt, new Date(now.getTime() - RETENTION_MS));
  await tx.delete(staffIdempotencyKeys).where(and(eq(staffIdempotencyKeys.companyId, tx.companyId), isExpired));
}
