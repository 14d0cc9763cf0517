import { boolean, pgTable, primaryKey, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const reviews = pgTable(
  "reviews",
  {
    companyId: uuid("company_id").notNull(),
    id: uuid().notNull(),
    productId: uuid("product_id").notNull(),
    customerId: uuid("customer_id"),
    author: text().notNull(),
    rating: smallint().notNull(),
    content: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    verified: boolean().notNull().default(false),
    answer: text(),
    answeredAt: timestamp("answered_at", { withTimezone: true }),
    hiddenAt: timestamp("hidden_at", { withTimezone: true }),
    hiddenReason: text("hidden_reason").notNull().default(""),
    staffName: text("staff_name").notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);
