import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const newsletterAddresses = pgTable(
  "newsletter_addresses",
  {
    companyId: uuid("company_id").notNull(),
    email: text().notNull(),
    secret: text().notNull(),
    askedAt: timestamp("asked_at", { withTimezone: true }).notNull(),
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.email] })],
);
