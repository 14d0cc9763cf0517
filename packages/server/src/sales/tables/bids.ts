import { BID_STATUSES } from "@pecacerta/rules/bid";
import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const bids = pgTable(
  "bids",
  {
    companyId: uuid("company_id").notNull(),
    id: uuid().notNull(),
    customerId: uuid("customer_id").notNull(),
    productId: uuid("product_id").notNull(),
    value: bigint({ mode: "number" }).notNull(),
    quantity: integer().notNull(),
    message: text().notNull().default(""),
    state: text({ enum: BID_STATUSES }).notNull().default("open"),
    counter: bigint({ mode: "number" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    orderId: uuid("order_id"),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);
