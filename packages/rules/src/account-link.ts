import { HOUR_MS, MINUTE_MS } from "./duration.ts";

/** What a link in a mail lets its reader do, once: confirm an e-mail address, or choose a new password. */
export const ACCOUNT_LINK_PURPOSES = ["confirmation", "recovery"] as const;
export type AccountLinkPurpose = (typeof ACCOUNT_LINK_PURPOSES)[number];

/** How long a link may be used, in ms: what opens an account, not for long. */
export const ACCOUNT_LINK_LIFETIME_MS: Readonly<Record<AccountLinkPurpose, number>> = {
  confirmation: 24 * HOUR_MS,
  recovery: 30 * MINUTE_MS,
};

/** Mails with a link of one purpose that one customer gets in an hour, however often anybody asks. */
export const MAX_ACCOUNT_LINKS_PER_HOUR = 3;
