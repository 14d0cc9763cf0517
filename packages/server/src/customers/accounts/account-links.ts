import {
  ACCOUNT_LINK_LIFETIME_MS,
  type AccountLinkPurpose,
  MAX_ACCOUNT_LINKS_PER_HOUR,
} from "@pecacerta/rules/account-link";
import { HOUR_MS } from "@pecacerta/rules/duration";
import { and, count, eq, gt, lte, notInArray } from "drizzle-orm";
import { createSecret, hashSecret } from "../../platform/config/secret-token.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { lockCustomer } from "../lock-customer.ts";
import { ownedBy } from "../owned-by.ts";
import { accountLinks } from "../tables.ts";

type AccountLink = { customerId: string; purpose: AccountLinkPurpose; email: string };

/** Returns the secret of the link, which is stored nowhere. A `code` can only be checked with it. */
export async function createAccountLink(
  tx: TenantTransaction,
  { customerId, purpose, email, code }: AccountLink & { code?: string },
  now: Date,
): Promise<string> {
  const { companyId } = tx;
  // Expired links stay for an hour: they count towards the hourly limit.
  const isLongExpired = lte(accountLinks.expiresAt, new Date(now.getTime() - HOUR_MS));
  await tx.delete(accountLinks).where(and(eq(accountLinks.companyId, companyId), isLongExpired));
  const secret = createSecret();
  const expiresAt = new Date(now.getTime() + ACCOUNT_LINK_LIFETIME_MS[purpose]);
  const codeHash = code === undefined ? null : hashSignInCode(secret, code);
  const tokenHash = hashSecret(secret);
  const link = { companyId, tokenHash, customerId, purpose, email, codeHash, createdAt: now, expiresAt };
  await tx.insert(accountLinks).values(link);
  return secret;
}

export const hashSignInCode = (secret: string, code: string): Buffer => hashSecret(`${secret} ${code}`);

/** Locks the customer, so that concurrent requests see each other's links. */
export async function hasReachedLinkLimit(
  tx: TenantTransaction,
  customerId: string,
  purpose: AccountLinkPurpose,
  now: Date,
): Promise<boolean> {
  await lockCustomer(tx, customerId);
  const isRecent = gt(accountLinks.createdAt, new Date(now.getTime() - HOUR_MS));
  const [counted] = await tx
    .select({ links: count() })
    .from(accountLinks)
    .where(and(ownedBy(accountLinks, tx, customerId), eq(accountLinks.purpose, purpose), isRecent));
  return (counted?.links ?? 0) >= MAX_ACCOUNT_LINKS_PER_HOUR;
}

export async function findAccountLink(
  tx: TenantTransaction,
  secret: string,
  purpose: AccountLinkPurpose,
  now: Date,
): Promise<AccountLink | undefined> {
  const [link] = await tx
    .select()
    .from(accountLinks)
    .where(whereUsableLink(tx, secret, purpose, now));
  return link;
}

/** Deletes the link, so that of two concurrent requests only one finds it. */
export async function consumeAccountLink(
  tx: TenantTransaction,
  secret: string,
  purpose: AccountLinkPurpose,
  now: Date,
): Promise<AccountLink | undefined> {
  const [link] = await tx
    .delete(accountLinks)
    .where(whereUsableLink(tx, secret, purpose, now))
    .returning();
  return link;
}

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

export const whereUsableLink = (tx: TenantTransaction, secret: string, purpose: AccountLinkPurpose, now: Date) =>
  and(
    eq(accountLinks.companyId, tx.companyId),
    eq(accountLinks.tokenHash, hashSecret(secret)),
    eq(accountLinks.purpose, purpose),
    gt(accountLinks.expiresAt, now),
  );
