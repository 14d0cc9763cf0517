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
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);
