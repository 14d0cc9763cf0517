import { ATTRIBUTE_KINDS, type AttributeChoice } from "@pecacerta/rules/attribute";
import { boolean, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

export const attributes = pgTable(
  "attributes",
  {
    companyId: uuid("company_id").notNull(),
    id: uuid().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    kind: text({ enum: [...ATTRIBUTE_KINDS] })
      .notNull()
      .default("text"),
    unit: text().notNull().default(""),
    choices: jsonb().$type<AttributeChoice[]>().notNull().default([]),
    featured: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);
