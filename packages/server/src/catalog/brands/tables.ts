import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

/** `image` null and `country` empty: as the row of `brands` with this slug has it. */
export const companyBrands = pgTable(
  "company_brands",
  {
    companyId: uuid("company_id").notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    image: text(),
    country: text().notNull().default(""),
    about: text().notNull().default(""),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.slug] })],
);
