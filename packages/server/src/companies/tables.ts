import type { TransitDays } from "@pecacerta/rules/delivery-estimate";
import { TAX_MODES } from "@pecacerta/rules/sales-terms";
import { bigint, boolean, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const companies = pgTable("companies", {
  id: uuid().primaryKey(),
  slug: text().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  suspendedAt: timestamp("suspended_at", { withTimezone: true }),
  suspendedReason: text("suspended_reason").notNull().default(""),
  maxImages: integer("max_images").notNull().default(20_000),
  maxImageBytes: bigint("max_image_bytes", { mode: "number" }).notNull().default(5_368_709_120),
});

export const companyHosts = pgTable("company_hosts", {
  host: text().primaryKey(),
  companyId: uuid("company_id").notNull(),
});

export const companySettings = pgTable("company_settings", {
  companyId: uuid("company_id").primaryKey(),
  titulo: text().notNull(),
  logotipo: text(),
  telefone: text().notNull().default(""),
  email: text().notNull().default(""),
  rua: text().notNull().default(""),
  numero: text().notNull().default(""),
  bairro: text().notNull().default(""),
  cidade: text().notNull().default(""),
  uf: text().notNull().default(""),
  cep: text().notNull().default(""),
  facebook: text(),
  twitter: text(),
  instagram: text(),
  header: text().notNull().default("spaceship-one"),
  headerMobile: text("header_mobile").notNull().default("one"),
  corPadrao: text("cor_padrao").notNull().default("theme-red"),
  whatsapp: text(),
  contatoMensagem: text("contato_mensagem").notNull().default(""),
  razaoSocial: text("razao_social").notNull().default(""),
  cnpj: text().notNull().default(""),
  pixKey: text("pix_key"),
  pixName: text("pix_name"),
  pixCity: text("pix_city"),
  offersPix: boolean("offers_pix").generatedAlwaysAs(true),
  unpaidOrderHours: integer("unpaid_order_hours").default(48),
  newCustomerPieces: integer("new_customer_pieces").default(20),
  newCustomerOpenOrders: integer("new_customer_open_orders").default(5),
  newCustomerOpenValue: bigint("new_customer_open_value", { mode: "number" }).default(1_000_000),
  shippingFlatRate: bigint("shipping_flat_rate", { mode: "number" }).notNull().default(25_00),
  taxMode: text("tax_mode", { enum: TAX_MODES }).notNull().default("percent"),
  taxBp: integer("tax_bp").notNull().default(20_00),
  dispatchDays: integer("dispatch_days"),
  transitDays: jsonb("transit_days").$type<TransitDays>(),
  staffIdleMinutes: smallint("staff_idle_minutes").notNull().default(30),
  staffSecondFactor: boolean("staff_second_factor").notNull().default(false),
  refundLimit: bigint("refund_limit", { mode: "number" }).default(500_00),
  bidFloorBp: integer("bid_floor_bp").notNull().default(80_00),
});

/** Written by triggers only; a test compares the definition with the database. */
export const catalogVersions = pgTable("catalog_versions", {
  companyId: uuid("company_id").primaryKey(),
  version: bigint({ mode: "number" }).notNull().default(1),
  wholeVersion: bigint("whole_version", { mode: "number" }).notNull().default(1),
  productChanges: bigint("product_changes", { mode: "number" }).notNull().default(0),
});

export const auditEntries = pgTable("audit_entries", {
  companyId: uuid("company_id").notNull(),
  id: uuid().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  actorKind: text("actor_kind", { enum: ["staff", "customer", "program"] }).notNull(),
  staffUserId: uuid("staff_user_id"),
  tokenId: uuid("token_id"),
  actorCustomerId: uuid("actor_customer_id"),
  action: text().notNull(),
  subjectKind: text("subject_kind").notNull(),
  subjectId: text("subject_id").notNull(),
  before: jsonb(),
  after: jsonb(),
  network: text(),
  requestId: text("request_id"),
  supportGrantId: uuid("support_grant_id"),
});
