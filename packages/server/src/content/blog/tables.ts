import { boolean, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const blogCategories = pgTable(
  "blog_categories",
  {
    companyId: uuid("company_id").notNull(),
    id: uuid().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

export const blogPosts = pgTable(
  "blog_posts",
  {
    companyId: uuid("company_id").notNull(),
    id: uuid().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    image: text(),
    excerpt: text().notNull().default(""),
    content: text().notNull(),
    published: boolean().notNull().default(true),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

export const blogPostCategories = pgTable(
  "blog_post_categories",
  {
    companyId: uuid("company_id").notNull(),
    postId: uuid("post_id").notNull(),
    categoryId: uuid("category_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.postId, table.categoryId] })],
);
