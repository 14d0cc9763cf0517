import { DAY_MS } from "./duration.ts";
import type { Permission } from "./permission.ts";

export const INBOX_KINDS = ["questions", "bids", "reviews", "messages"] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

export const INBOX_VIEWS = ["waiting", "answered", "all"] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];

export const HIDE_REASONS = ["offensive", "personal-data", "advertising", "off-topic", "false"] as const;
export type HideReason = (typeof HIDE_REASONS)[number];

export const MAX_ANSWER_LENGTH = 2000;
export const MAX_TEMPLATES = 50;
export const MAX_TEMPLATE_TITLE_LENGTH = 60;

export const MAX_INBOX_COUNT = 1000;

/** Decree 7.962/2013, article 4. */
const ANSWER_MS = 5 * DAY_MS;

/** Epoch milliseconds; null: no law asks for an answer. */
export const answerDueAt = (kind: InboxKind, createdAt: number): number | null =>
  kind === "reviews" ? null : createdAt + ANSWER_MS;

export const MAX_WAITING_RATING = 3;
export const REVIEW_WAIT_MS = 30 * DAY_MS;

const KIND_PERMISSIONS: Readonly<Record<InboxKind, Permission>> = {
  questions: "feedback.answer",
  reviews: "feedback.answer",
  bids: "bids.answer",
  messages: "customers.read",
};

export const visibleInboxKinds = (permissions: ReadonlySet<Permission>): InboxKind[] =>
  INBOX_KINDS.filter((kind) => permissions.has(KIND_PERMISSIONS[kind]));
