import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** `id`: the `jobId` of the revisions. */
export const bulkEdits = pgTable(
  "bulk_edits",
  {
    companyId: uuid("company_id").notNull(),
    id: uuid().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    staffUserId: uuid("staff_user_id"),
    tokenId: uuid("token_id"),
    staffName: text("staff_name").notNull().default(""),
    action: jsonb().$type<{ kind: string }>().notNull(),
    products: integer().notNull(),
    undoneAt: timestamp("undone_at", { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);
