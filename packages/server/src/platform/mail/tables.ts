import { jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Mail } from "./mail-types.ts";

export const MAIL_STATES = ["waiting", "sent", "given-up"] as const;

export const outbox = pgTable(
  "outbox",
  {
    companyId: uuid("company_id").notNull(),
    id: uuid().notNull(),
    template: text().$type<Mail["template"]>().notNull(),
    recipient: text().notNull(),
    customerId: uuid("customer_id"),
    content: jsonb().$type<Mail["content"]>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    state: text({ enum: MAIL_STATES }).notNull().default("waiting"),
    attempts: smallint().notNull().default(0),
    sentAt: timestamp("sent_at", { withTimezone: true }),
    lastError: text("last_error"),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);
