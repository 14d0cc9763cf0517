import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytes } from "../../platform/database/bytes.ts";

export const newsletterAddresses = pgTable(
  "newsletter_addresses",
  {
    companyId: uuid("company_id").notNull(),
    email: text().notNull(),
    secretHash: bytes("secret_hash").notNull(),
    askedAt: timestamp("asked_at", { withTimezone: true }).notNull(),
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.email] })],
);
