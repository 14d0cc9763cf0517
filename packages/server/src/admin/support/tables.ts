import { SUPPORT_ROLES } from "@pecacerta/rules/permission";
import { pgTable, primaryKey, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const supportGrants = pgTable(
  "support_grants",
  {
    companyId: uuid("company_id").notNull(),
    id: uuid().notNull(),
    operatorId: uuid("operator_id").notNull(),
    operatorName: text("operator_name").notNull(),
    role: text({ enum: SUPPORT_ROLES }).notNull(),
    hours: smallint().notNull(),
    reason: text().notNull().default(""),
    requestedAt: moment("requested_at").notNull(),
    grantedAt: moment("granted_at"),
    grantedBy: uuid("granted_by"),
    expiresAt: moment("expires_at").notNull(),
    endedAt: moment("ended_at"),
    endedBy: uuid("ended_by"),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);
