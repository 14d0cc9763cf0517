import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytes } from "../../platform/database/bytes.ts";

export const stockAlerts = pgTable(
  "stock_alerts",
  {
    companyId: uuid("company_id").notNull(),
    productId: uuid("product_id").notNull(),
    email: text().notNull(),
    secretHash: bytes("secret_hash").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.productId, table.email] })],
);
