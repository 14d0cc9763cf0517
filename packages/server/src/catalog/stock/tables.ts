import { STOCK_REASONS } from "@pecacerta/rules/stock-movement";
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
    lastMovement: integer("last_movement").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.productId] })],
);

export const stockMoves = pgTable(
  "stock_moves",
  {
    companyId: uuid("company_id").notNull(),
    id: uuid().notNull(),
    productId: uuid("product_id").notNull(),
    number: integer().notNull(),
    orderId: uuid("order_id"),
    quantity: integer().notNull(),
    balance: integer().notNull(),
    reason: text({ enum: STOCK_REASONS }).notNull(),
    staffUserId: uuid("staff_user_id"),
    tokenId: uuid("token_id"),
    staffName: text("staff_name").notNull().default(""),
    document: text().notNull().default(""),
    note: text().notNull().default(""),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);
