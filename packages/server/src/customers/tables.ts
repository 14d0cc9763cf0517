import { ACCOUNT_LINK_PURPOSES } from "@pecacerta/rules/account-link";
import { jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytes } from "../platform/database/bytes.ts";

export const customers = pgTable(
  "customers",
  {
    companyId: uuid("company_id").notNull(),
    id: uuid().notNull(),
    email: text().notNull(),
    name: text().notNull(),
    phone: text().notNull().default(""),
    cpf: text().notNull().default(""),
    rg: text().notNull().default(""),
    passwordHash: text("password_hash").notNull(),
    emailConfirmedAt: timestamp("email_confirmed_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    blockedAt: timestamp("blocked_at", { withTimezone: true }),
    blockedReason: text("blocked_reason").notNull().default(""),
    reviewMailsDeclinedAt: timestamp("review_mails_declined_at", { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

export const customerNotes = pgTable(
  "customer_notes",
  {
    companyId: uuid("company_id").notNull(),
    id: uuid().notNull(),
    customerId: uuid("customer_id").notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    staffUserId: uuid("staff_user_id"),
    tokenId: uuid("token_id"),
    staffName: text("staff_name").notNull().default(""),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.customerId, table.id] })],
);

export const sessions = pgTable(
  "sessions",
  {
    companyId: uuid("company_id").notNull(),
    tokenHash: bytes("token_hash").notNull(),
    customerId: uuid("customer_id").notNull(),
    id: uuid().notNull().defaultRandom(),
    device: text().notNull().default(""),
    bindingHash: bytes("binding_hash"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.tokenHash] })],
);

export const customerDevices = pgTable(
  "customer_devices",
  {
    companyId: uuid("company_id").notNull(),
    customerId: uuid("customer_id").notNull(),
    tokenHash: bytes("token_hash").notNull(),
    seenAt: timestamp("seen_at", { withTimezone: true }).notNull(),
    guesses: smallint().notNull().default(0),
    guessedFrom: timestamp("guessed_from", { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.customerId, table.tokenHash] })],
);

export const accountLinks = pgTable(
  "account_links",
  {
    companyId: uuid("company_id").notNull(),
    tokenHash: bytes("token_hash").notNull(),
    customerId: uuid("customer_id").notNull(),
    purpose: text({ enum: ACCOUNT_LINK_PURPOSES }).notNull(),
    email: text().notNull(),
    codeHash: bytes("code_hash"),
    attempts: smallint().notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.tokenHash] })],
);

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    companyId: uuid("company_id").notNull(),
    customerId: uuid("customer_id").notNull(),
    key: text().notNull(),
    bodyHash: bytes("body_hash").notNull(),
    response: jsonb("response").$type<unknown>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.customerId, table.key] })],
);

export const registrationKeys = pgTable(
  "registration_keys",
  {
    companyId: uuid("company_id").notNull(),
    key: text().notNull(),
    bodyHash: bytes("body_hash").notNull(),
    customerId: uuid("customer_id").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.key] })],
);
