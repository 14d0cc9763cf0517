import { pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";

export const wishlistItems = pgTable(
  "wishlist_items",
  {
    companyId: uuid("company_id").notNull(),
    customerId: uuid("customer_id").notNull(),
    productId: uuid("product_id").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.customerId, table.productId] })],
);
