import { integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const stock = pgTable(
  "stock",
  {
    companyId: uuid("company_id").notNull(),
    productId: uuid("product_id").notNull(),
    onHand: integer("on_hand").notNull(),
    sold: integer().notNull().default(0),
    shelf: text().notNull().default(""),
    minimum: integer(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.productId] })],
);

export const stockMoves = pgTable(
  "stock_moves",
  {
    companyId: uuid("company_id").notNull(),
    id: uuid().notNull(),
    productId: uuid("product_id").notNull(),
    orderId: uuid("order_id"),
    quantity: integer().notNull(),
    reason: text({
      enum: ["received", "ordered", "cancelled", "counted", "reserved", "released", "damaged"],
    }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);
