import { DAY_MS, HOUR_MS } from "@pecacerta/rules/duration";
import type { MailTemplate } from "./mail-types.ts";

export type MailLimit = { max: number; windowMs: number };

type RecipientLimit = { perAddress: MailLimit } | { perMailbox: MailLimit };

export type MailRule = RecipientLimit & {
  /** `refuse`: the call that asks for the mail is refused. `hold`: the act counts, and its mail waits for an operator. */
  whenReached: "refuse" | "hold";
  perCompany?: MailLimit;
};

const perHour = (max: number): MailLimit => ({ max, windowMs: HOUR_MS });
const perDay = (max: number): MailLimit => ({ max, windowMs: DAY_MS });

/** How many mails of each kind one recipient gets, and what strangers can have a company send in all. `perAddress` is for mails that only accounts get: who types `owner+x@` does not use up the owner's. Mails that follow an act have room for the busiest day of a buyer. */
export const MAIL_RULES = {
  "email-confirmation": { whenReached: "refuse", perMailbox: perHour(5), perCompany: perHour(500) },
  "new-email": { whenReached: "refuse", perMailbox: perHour(3) },
  "password-recovery": { whenReached: "refuse", perAddress: perHour(3) },
  "sign-in-code": { whenReached: "refuse", perAddress: perHour(3) },
  "newsletter-confirmation": { whenReached: "hold", perMailbox: perDay(5), perCompany: perHour(200) },
  "staff-invitation": { whenReached: "refuse", perMailbox: perHour(3), perCompany: perDay(50) },
  "staff-recovery": { whenReached: "refuse", perAddress: perHour(3) },
  "email-changed": { whenReached: "hold", perMailbox: perHour(10) },
  "password-changed": { whenReached: "hold", perMailbox: perHour(10) },
  "order-received": { whenReached: "hold", perMailbox: perDay(200) },
  "order-status": { whenReached: "hold", perMailbox: perDay(500) },
  "order-lines-cancelled": { whenReached: "hold", perMailbox: perDay(200) },
  "order-expired": { whenReached: "hold", perMailbox: perDay(200) },
  "question-asked": { whenReached: "hold", perMailbox: perHour(200) },
  "question-answered": { whenReached: "hold", perMailbox: perDay(100) },
  "review-answered": { whenReached: "hold", perMailbox: perDay(100) },
  "review-invitation": { whenReached: "hold", perMailbox: perDay(20) },
  "message-answered": { whenReached: "hold", perMailbox: perDay(20) },
  "bid-answered": { whenReached: "hold", perMailbox: perDay(100) },
  "stock-returned": { whenReached: "hold", perMailbox: perDay(50) },
  "contact-message": { whenReached: "hold", perMailbox: perHour(200) },
  "staff-owner-invited": { whenReached: "hold", perMailbox: perDay(50) },
  "staff-support-requested": { whenReached: "hold", perMailbox: perDay(20) },
  "staff-new-order": { whenReached: "hold", perAddress: perDay(1000) },
  "staff-new-bid": { whenReached: "hold", perAddress: perDay(500) },
  "staff-reset": { whenReached: "hold", perMailbox: perDay(10) },
  "staff-password-changed": { whenReached: "hold", perMailbox: perHour(10) },
  "staff-new-device": { whenReached: "hold", perMailbox: perHour(20) },
  "failed-sign-ins": { whenReached: "hold", perMailbox: perHour(5) },
  "staff-failed-sign-ins": { whenReached: "hold", perMailbox: perHour(5) },
  "order-mail-again": { whenReached: "refuse", perMailbox: perHour(5) },
} as const satisfies Record<MailTemplate | "order-mail-again", MailRule>;

export type MailKind = keyof typeof MAIL_RULES;

export type KindOfAccounts = {
  [K in MailKind]: (typeof MAIL_RULES)[K] extends { perAddress: MailLimit } ? K : never;
}[MailKind];

type TemplateWhich<Reached extends MailRule["whenReached"]> = {
  [T in MailTemplate]: (typeof MAIL_RULES)[T]["whenReached"] extends Reached ? T : never;
}[MailTemplate];

export type RefusedTemplate = TemplateWhich<"refuse">;
export type HeldTemplate = TemplateWhich<"hold">;

export const LONGEST_MAIL_WINDOW_MS = DAY_MS;
