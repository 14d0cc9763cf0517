import { boolean, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

export const addresses = pgTable(
  "addresses",
  {
    companyId: uuid("company_id").notNull(),
    id: uuid().notNull(),
    customerId: uuid("customer_id").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull().default(""),
    company: text().notNull().default(""),
    country: text().notNull().default("BR"),
    address1: text().notNull(),
    address2: text().notNull().default(""),
    city: text().notNull(),
    state: text().notNull(),
    postcode: text().notNull(),
    email: text().notNull().default(""),
    phone: text().notNull().default(""),
    isDefault: boolean("is_default").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);
