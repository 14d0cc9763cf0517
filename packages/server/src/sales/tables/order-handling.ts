import type { StaffOrderEventDto } from "@pecacerta/contract/admin/order";
import { PAYMENT_REVERSAL_REASONS } from "@pecacerta/rules/order-payment";
import { ORDER_EVENT_KINDS, REFUND_METHODS } from "@pecacerta/rules/order-stage";
import { bigint, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Amounts in centavos. */
export type OrderEventData = Omit<StaffOrderEventDto, "at" | "kind" | "actor">;

const recordColumns = {
  companyId: uuid("company_id").notNull(),
  id: uuid().notNull(),
  orderId: uuid("order_id").notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  staffUserId: uuid("staff_user_id"),
  tokenId: uuid("token_id"),
  staffName: text("staff_name").notNull().default(""),
};

export const orderEvents = pgTable(
  "order_events",
  {
    ...recordColumns,
    kind: text({ enum: ORDER_EVENT_KINDS }).notNull(),
    actorKind: text("actor_kind", { enum: ["staff", "customer", "program"] }).notNull(),
    data: jsonb().$type<OrderEventData>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.orderId, table.id] })],
);

export const orderNotes = pgTable("order_notes", { ...recordColumns, text: text().notNull() }, (table) => [
  primaryKey({ columns: [table.companyId, table.orderId, table.id] }),
]);

export const orderPayments = pgTable(
  "order_payments",
  {
    ...recordColumns,
    amount: bigint({ mode: "number" }).notNull(),
    reference: text().notNull().default(""),
    paidAt: timestamp("paid_at", { withTimezone: true }).notNull(),
    reversedAt: timestamp("reversed_at", { withTimezone: true }),
    reversedBy: text("reversed_by").notNull().default(""),
    reversalReason: text("reversal_reason", { enum: PAYMENT_REVERSAL_REASONS }),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.orderId, table.id] })],
);

export const orderRefunds = pgTable(
  "order_refunds",
  {
    ...recordColumns,
    amount: bigint({ mode: "number" }).notNull(),
    method: text({ enum: REFUND_METHODS }).notNull(),
    reason: text().notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.orderId, table.id] })],
);
