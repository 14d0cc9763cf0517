import { PERMISSIONS, STAFF_ROLES } from "@pecacerta/rules/permission";
import type { SwitchedNotifications } from "@pecacerta/rules/staff-notification";
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { bytes } from "../../platform/database/bytes.ts";
import type { Mail } from "../../platform/mail/mail-types.ts";
import { MAIL_STATES } from "../../platform/mail/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const staffUsers = pgTable("staff_users", {
  id: uuid().primaryKey(),
  email: text().notNull(),
  name: text().notNull().default(""),
  passwordHash: text("password_hash"),
  totpSecretEncrypted: bytes("totp_secret_encrypted"),
  totpPendingEncrypted: bytes("totp_pending_encrypted"),
  totpStep: bigint("totp_step", { mode: "number" }),
  createdAt: moment("created_at").notNull(),
  blockedAt: moment("blocked_at"),
});

export const staffCredentials = pgTable("staff_credentials", {
  credentialId: bytes("credential_id").primaryKey(),
  staffUserId: uuid("staff_user_id").notNull(),
  publicKey: bytes("public_key").notNull(),
  counter: bigint({ mode: "number" }).notNull(),
  transports: text().array().notNull().default([]),
  backedUp: boolean("backed_up").notNull(),
  name: text().notNull().default(""),
  createdAt: moment("created_at").notNull(),
  usedAt: moment("used_at"),
});

export const staffRecoveryCodes = pgTable(
  "staff_recovery_codes",
  {
    staffUserId: uuid("staff_user_id").notNull(),
    hash: bytes().notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [primaryKey({ columns: [table.staffUserId, table.hash] })],
);

export const staffSessions = pgTable("staff_sessions", {
  tokenHash: bytes("token_hash").primaryKey(),
  id: uuid().notNull(),
  staffUserId: uuid("staff_user_id").notNull(),
  device: text().notNull().default(""),
  createdAt: moment("created_at").notNull(),
  seenAt: moment("seen_at").notNull(),
  freshAt: moment("fresh_at").notNull(),
  secondFactorAt: moment("second_factor_at"),
  factorAttempts: smallint("factor_attempts").notNull().default(0),
  idleMinutes: smallint("idle_minutes").notNull().default(30),
  expiresAt: moment("expires_at").notNull(),
});

export const staffAccountLinks = pgTable("staff_account_links", {
  tokenHash: bytes("token_hash").primaryKey(),
  staffUserId: uuid("staff_user_id").notNull(),
  purpose: text({ enum: ["first-sign-in", "recovery", "reset"] }).notNull(),
  validFrom: moment("valid_from").notNull().defaultNow(),
  expiresAt: moment("expires_at").notNull(),
});

export const staffDevices = pgTable(
  "staff_devices",
  {
    staffUserId: uuid("staff_user_id").notNull(),
    tokenHash: bytes("token_hash").notNull(),
    seenAt: moment("seen_at").notNull(),
    guesses: smallint().notNull().default(0),
    guessedFrom: moment("guessed_from"),
  },
  (table) => [primaryKey({ columns: [table.staffUserId, table.tokenHash] })],
);

export const staffChallenges = pgTable("staff_challenges", {
  tokenHash: bytes("token_hash").primaryKey(),
  staffUserId: uuid("staff_user_id"),
  purpose: text({ enum: ["sign-in", "confirm", "register"] }).notNull(),
  challenge: text().notNull(),
  expiresAt: moment("expires_at").notNull(),
});

export const staffMails = pgTable("staff_mails", {
  id: uuid().primaryKey(),
  template: text().$type<Mail["template"]>().notNull(),
  recipient: text().notNull(),
  content: jsonb().$type<Mail["content"]>().notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  state: text({ enum: MAIL_STATES }).notNull().default("waiting"),
  attempts: smallint().notNull().default(0),
  sentAt: moment("sent_at"),
  lastError: text("last_error"),
});

export const staffRateLimits = pgTable("staff_rate_limits", {
  subject: text().primaryKey(),
  windowStart: moment("window_start").notNull(),
  count: integer().notNull(),
  lastAt: moment("last_at").notNull(),
});

/** Written by `enterAsNewMember`. A row may outlive its membership. */
export const staffCompanies = pgTable(
  "staff_companies",
  { staffUserId: uuid("staff_user_id").notNull(), companyId: uuid("company_id").notNull() },
  (table) => [primaryKey({ columns: [table.staffUserId, table.companyId] })],
);

export const operators = pgTable("operators", {
  staffUserId: uuid("staff_user_id").primaryKey(),
  createdAt: moment("created_at").notNull(),
});

const rights = {
  role: text({ enum: STAFF_ROLES }).notNull(),
  addedPermissions: text("added_permissions", { enum: PERMISSIONS }).array().notNull().default([]),
  removedPermissions: text("removed_permissions", { enum: PERMISSIONS }).array().notNull().default([]),
};

export const staffMemberships = pgTable(
  "staff_memberships",
  {
    companyId: uuid("company_id").notNull(),
    staffUserId: uuid("staff_user_id").notNull(),
    name: text().notNull().default(""),
    email: text().notNull().default(""),
    ...rights,
    notifications: jsonb().$type<SwitchedNotifications>().notNull().default({}),
    expiresAt: moment("expires_at"),
    invitedBy: uuid("invited_by"),
    supportGrantId: uuid("support_grant_id"),
    joinedAt: moment("joined_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.staffUserId] })],
);

export const staffInvitations = pgTable(
  "staff_invitations",
  {
    companyId: uuid("company_id").notNull(),
    tokenHash: bytes("token_hash").notNull(),
    id: uuid().notNull(),
    email: text().notNull(),
    ...rights,
    invitedBy: uuid("invited_by"),
    operatorId: uuid("operator_id"),
    operatorName: text("operator_name").notNull().default(""),
    consentedBy: uuid("consented_by"),
    consentedAt: moment("consented_at"),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.tokenHash] })],
);
