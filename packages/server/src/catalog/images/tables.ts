import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const images = pgTable(
  "images",
  {
    companyId: uuid("company_id").notNull(),
    name: text().notNull(),
    width: integer(),
    height: integer(),
    bytes: bigint({ mode: "number" }).notNull().default(0),
    text: text().notNull().default(""),
    staffUserId: uuid("staff_user_id"),
    tokenId: uuid("token_id"),
    staffName: text("staff_name").notNull().default(""),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    unusedSince: timestamp("unused_since", { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.name] })],
);

export type ImageRow = typeof images.$inferSelect;
