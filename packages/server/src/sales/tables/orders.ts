import type { BrandDto } from "@pecacerta/contract/brand";
import type { OrderedVerdictDto } from "@pecacerta/contract/fitment";
import { ORDER_CHANNELS } from "@pecacerta/rules/order";
import type { ChangeableOrderField } from "@pecacerta/rules/order-stage";
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { StoredOption } from "../../catalog/tables.ts";
import { bytes } from "../../platform/database/bytes.ts";
import type { ChosenOption } from "./cart.ts";

/** A copy: a later change of the address book leaves the order as it was. */
export type OrderAddress = {
  firstName: string;
  lastName: string;
  company: string;
  country: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  postcode: string;
  email: string;
  phone: string;
};
export type OrderedProduct = {
  id: string;
  name: string;
  slug: string;
  brand?: BrandDto | null;
  sku: string;
  partNumber: string;
  images: string[];
  options: StoredOption[];
};

type FieldRevisions = { readonly [Field in ChangeableOrderField]?: number };

export const orders = pgTable(
  "orders",
  {
    companyId: uuid("company_id").notNull(),
    id: uuid().notNull(),
    number: bigint({ mode: "number" }).notNull(),
    tokenHash: bytes("token_hash").notNull(),
    customerId: uuid("customer_id"),
    email: text().notNull().default(""),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    payment: text({ enum: ["pix", "boleto", "card", "combine"] }).notNull(),
    paymentState: text("payment_state", { enum: ["pending", "paid", "expired", "refund-due", "refunded"] })
      .notNull()
      .default("pending"),
    statusCode: smallint("status_code").notNull().default(1),
    quantity: integer().notNull(),
    subtotal: bigint({ mode: "number" }).notNull(),
    shipping: bigint({ mode: "number" }).notNull(),
    tax: bigint({ mode: "number" }).notNull(),
    taxIncluded: boolean("tax_included").notNull().default(false),
    total: bigint({ mode: "number" }).notNull(),
    shippingAddress: jsonb("shipping_address").$type<OrderAddress>().notNull(),
    billingAddress: jsonb("billing_address").$type<OrderAddress>().notNull(),
    orderNotes: text("order_notes").notNull().default(""),
    pixCode: text("pix_code"),
    deliveryFrom: date("delivery_from"),
    deliveryTo: date("delivery_to"),
    payBy: timestamp("pay_by", { withTimezone: true }),
    cancelledAt: timestamp("cancelled_at", { withTimezone: true }),
    paidAt: timestamp("paid_at", { withTimezone: true }),
    cancelReason: text("cancel_reason", { enum: ["customer", "unpaid", "seller"] }),
    revision: integer().notNull().default(1),
    channel: text({ enum: ORDER_CHANNELS }).notNull().default("shop"),
    pickedAt: timestamp("picked_at", { withTimezone: true }),
    packedAt: timestamp("packed_at", { withTimezone: true }),
    carrier: text().notNull().default(""),
    tracking: text().notNull().default(""),
    nfeKey: text("nfe_key"),
    paidAmount: bigint("paid_amount", { mode: "number" }),
    cancelledAmount: bigint("cancelled_amount", { mode: "number" }).notNull().default(0),
    refundDue: bigint("refund_due", { mode: "number" }).notNull().default(0),
    paymentReference: text("payment_reference").notNull().default(""),
    putBackAt: timestamp("put_back_at", { withTimezone: true }),
    reviewInvitedAt: timestamp("review_invited_at", { withTimezone: true }),
    fieldRevisions: jsonb("field_revisions").$type<FieldRevisions>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

export const orderItems = pgTable(
  "order_items",
  {
    companyId: uuid("company_id").notNull(),
    orderId: uuid("order_id").notNull(),
    position: integer().notNull(),
    productId: uuid("product_id").notNull(),
    product: jsonb().$type<OrderedProduct>().notNull(),
    options: jsonb().$type<ChosenOption[]>().notNull().default([]),
    price: bigint({ mode: "number" }).notNull(),
    quantity: integer().notNull(),
    total: bigint({ mode: "number" }).notNull(),
    fitment: jsonb().$type<OrderedVerdictDto>(),
    cancelledQuantity: integer("cancelled_quantity").notNull().default(0),
    putBackQuantity: integer("put_back_quantity").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.orderId, table.position] })],
);

export const orderSteps = pgTable(
  "order_steps",
  {
    companyId: uuid("company_id").notNull(),
    orderId: uuid("order_id").notNull(),
    statusCode: smallint("status_code").notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.orderId, table.statusCode] })],
);

export const orderNumbers = pgTable("order_numbers", {
  companyId: uuid("company_id").primaryKey(),
  lastNumber: bigint("last_number", { mode: "number" }).notNull(),
});
