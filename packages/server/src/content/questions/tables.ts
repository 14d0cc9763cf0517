import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const questions = pgTable(
  "questions",
  {
    companyId: uuid("company_id").notNull(),
    id: uuid().notNull(),
    productId: uuid("product_id").notNull(),
    customerId: uuid("customer_id"),
    author: text().notNull(),
    content: text().notNull(),
    answer: text(),
    answeredAt: timestamp("answered_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    hiddenAt: timestamp("hidden_at", { withTimezone: true }),
    hiddenReason: text("hidden_reason").notNull().default(""),
    staffName: text("staff_name").notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);
