import { HOUR_MS, MINUTE_MS } from "./duration.ts";

export const ACCOUNT_LINK_PURPOSES = ["confirmation", "recovery", "sign-in"] as const;
export type AccountLinkPurpose = (typeof ACCOUNT_LINK_PURPOSES)[number];

/** Milliseconds for which a link or code is valid. */
export const ACCOUNT_LINK_LIFETIME_MS: Readonly<Record<AccountLinkPurpose, number>> = {
  confirmation: 24 * HOUR_MS,
  // As long as the limit of mails lasts: an owner whose mails are used up still has a link that works.
  recovery: HOUR_MS,
  "sign-in": 10 * MINUTE_MS,
};

export const MAX_ACCOUNT_LINKS_PER_HOUR = 3;
