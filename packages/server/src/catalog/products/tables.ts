import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What no page shows. `cost` in centavos. */
export const productInternals = pgTable(
  "product_internals",
  {
    companyId: uuid("company_id").notNull(),
    productId: uuid("product_id").notNull(),
    cost: bigint({ mode: "number" }),
    supplier: text().notNull().default(""),
    supplierCode: text("supplier_code").notNull().default(""),
    notes: text().notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.productId] })],
);

/** Changes with one `jobId` were made together. */
export const productRevisions = pgTable(
  "product_revisions",
  {
    companyId: uuid("company_id").notNull(),
    productId: uuid("product_id").notNull(),
    revision: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    staffUserId: uuid("staff_user_id"),
    tokenId: uuid("token_id"),
    staffName: text("staff_name").notNull().default(""),
    jobId: uuid("job_id"),
    changed: text().array().notNull(),
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.productId, table.revision] })],
);
