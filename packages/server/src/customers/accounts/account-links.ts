import {
  ACCOUNT_LINK_LIFETIME_MS,
  type AccountLinkPurpose,
  MAX_ACCOUNT_LINKS_PER_HOUR,
} from "@pecacerta/rules/account-link";
import { and, count, eq, gt, lte, notInArray } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { ownedBy } from "../owned-by.ts";
import { createSecret, hashSecret } from "../sessions/session.ts";
import { accountLinks } from "../tables.ts";

type AccountLink = { customerId: string; purpose: AccountLinkPurpose; email: string };

const HOUR_MS = 3_600_000;

/** Makes what a mail's link carries; it exists nowhere else. */
export async function createAccountLink(
  tx: TenantTransaction,
  { customerId, purpose, email }: AccountLink,
  now: Date,
): Promise<string> {
  const { companyId } = tx;
  // What is over counts for an hour still, as a mail that was sent.
  const isLongExpired = lte(accountLinks.expiresAt, new Date(now.getTime() - HOUR_MS));
  await tx.delete(accountLinks).where(and(eq(accountLinks.companyId, companyId), isLongExpired));
  const secret = createSecret();
  const expiresAt = new Date(now.getTime() + ACCOUNT_LINK_LIFETIME_MS[purpose]);
  const link = { companyId, tokenHash: hashSecret(secret), customerId, purpose, email, createdAt: now, expiresAt };
  await tx.insert(accountLinks).values(link);
  return secret;
}

/** Whether this customer was sent as many links of this kind as an hour may bring. */
export async function hasReachedLinkLimit(
  tx: TenantTransaction,
  customerId: string,
  purpose: AccountLinkPurpose,
  now: Date,
): Promise<boolean> {
  const isRecent = gt(accountLinks.createdAt, new Date(now.getTime() - HOUR_MS));
  const [counted] = await tx
    .select({ links: count() })
    .from(accountLinks)
    .where(and(ownedBy(accountLinks, tx, customerId), eq(accountLinks.purpose, purpose), isRecent));
  return (counted?.links ?? 0) >= MAX_ACCOUNT_LINKS_PER_HOUR;
}

/** Whose link this is; undefined for one that is unknown, used, over, or for another purpose. */
export async function findAccountLink(
  tx: TenantTransaction,
  secret: string,
  purpose: AccountLinkPurpose,
  now: Date,
): Promise<AccountLink | undefined> {
  const [link] = await tx
    .select()
    .from(accountLinks)
    .where(whereUsable(tx, secret, purpose, now));
  return link;
}

/** Uses a link up: of two who come with it at once, one finds it. */
export async function consumeAccountLink(
  tx: TenantTransaction,
  secret: string,
  purpose: AccountLinkPurpose,
  now: Date,
): Promise<AccountLink | undefined> {
  const [link] = await tx
    .delete(accountLinks)
    .where(whereUsable(tx, secret, purpose, now))
    .returning();
  return link;
}

/** From now on no link of this kind that the customer was sent is worth anything; but those to `except`, where given. */
export async function expireAccountLinks(
  tx: TenantTransaction,
  { customerId, purpose, except = [] }: { customerId: string; purpose: AccountLinkPurpose; except?: string[] },
  now: Date,
): Promise<void> {
  const isNotExcepted = except.length > 0 ? notInArray(accountLinks.email, except) : undefined;
  await tx
    .update(accountLinks)
    .set({ expiresAt: now })
    .where(
      and(
        ownedBy(accountLinks, tx, customerId),
        eq(accountLinks.purpose, purpose),
        gt(accountLinks.expiresAt, now),
        isNotExcepted,
      ),
    );
}

const whereUsable = (tx: TenantTransaction, secret: string, purpose: AccountLinkPurpose, now: Date) =>
  and(
    eq(accountLinks.companyId, tx.companyId),
    eq(accountLinks.tokenHash, hashSecret(secret)),
    eq(accountLinks.purpose, purpose),
    gt(accountLinks.expiresAt, now),
  );
