import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const messages = pgTable(
  "messages",
  {
    companyId: uuid("company_id").notNull(),
    id: uuid().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(""),
    content: text().notNull(),
    answer: text(),
    answeredAt: timestamp("answered_at", { withTimezone: true }),
    closedAt: timestamp("closed_at", { withTimezone: true }),
    staffName: text("staff_name").notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);
