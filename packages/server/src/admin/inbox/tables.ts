import { integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";

export const replyTemplates = pgTable("reply_templates", {
  companyId: uuid("company_id").primaryKey(),
  revision: integer().notNull(),
  templates: jsonb().$type<{ title: string; text: string }[]>().notNull(),
});
