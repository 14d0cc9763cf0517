import { integer, jsonb, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";

/** Sorted by name, so that equal choices are equal values. */
export type ChosenOption = { name: string; value: string };

export const carts = pgTable(
  "carts",
  {
    companyId: uuid("company_id").notNull(),
    customerId: uuid("customer_id").notNull(),
    lastItemId: integer("last_item_id").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.customerId] })],
);

export const cartItems = pgTable(
  "cart_items",
  {
    companyId: uuid("company_id").notNull(),
    customerId: uuid("customer_id").notNull(),
    id: integer().notNull(),
    productId: uuid("product_id").notNull(),
    options: jsonb().$type<ChosenOption[]>().notNull().default([]),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.customerId, table.id] })],
);
