import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const slugRedirects = pgTable(
  "slug_redirects",
  {
    companyId: uuid("company_id").notNull(),
    kind: text({ enum: ["product", "category", "brand"] }).notNull(),
    slug: text().notNull(),
    targetId: uuid("target_id"),
    targetSlug: text("target_slug").notNull().default(""),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.kind, table.slug] })],
);
