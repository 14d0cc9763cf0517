import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { hashSecret } from "../../customers/sessions/session.ts";
import { deriveSecret, type SecretKey } from "../../platform/config/secret-key.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { queueMail } from "../../platform/mail/commands.ts";
import { newsletterAddresses as addresses } from "./tables.ts";

const HOUR_MS = 3_600_000;

type SubscribeInput = { email: string; secretKey: SecretKey; now: Date };

/**
 * Somebody asked for news at this address: whoever reads its mail confirms it. An address that is confirmed, or was
 * written to within the hour, is not written to again, however often it is asked for.
 */
export async function subscribeToNewsletter(
  tx: TenantTransaction,
  { email, secretKey, now }: SubscribeInput,
): Promise<void> {
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  // The same for the same address: the links of an earlier mail still work, and every later letter can carry them.
  const secret = deriveSecret(secretKey, "newsletter", tx.companyId, email);
  const secretHash = hashSecret(secret);
  const upserted = await tx
    .insert(addresses)
    .values({ companyId: tx.companyId, email, secretHash, askedAt: now })
    .onConflictDoUpdate({
      target: [addresses.companyId, addresses.email],
      set: { askedAt: now, secretHash },
      setWhere: and(isNull(addresses.confirmedAt), lte(addresses.askedAt, hourAgo)),
    });
  if (upserted.rowCount !== 1) return;
  const content = newsletterPaths(secret);
  await queueMail(tx, { template: "newsletter-confirmation", to: email, customerId: null, content });
}

/** A browser does not send what follows `#`; a mail program that leaves in one click has to. */
const newsletterPaths = (secret: string) =>
  ({ path: `/newsletter/confirm#${secret}`, leavePath: `/newsletter/leave?token=${secret}` }) as const;

/** Whether there was such an address. Twice is once. */
export async function confirmSubscription(tx: TenantTransaction, secret: string, now: Date): Promise<boolean> {
  const updated = await tx
    .update(addresses)
    .set({ confirmedAt: sql`coalesce(${addresses.confirmedAt}, ${now.toISOString()}::timestamptz)` })
    .where(whereSecret(tx, secret));
  return updated.rowCount === 1;
}

/** Forgets the address. Whether there was one. */
export async function deleteSubscription(tx: TenantTransaction, secret: string): Promise<boolean> {
  const deleted = await tx.delete(addresses).where(whereSecret(tx, secret));
  return deleted.rowCount === 1;
}

const whereSecret = (tx: TenantTransaction, secret: string) =>
  and(eq(addresses.companyId, tx.companyId), eq(addresses.secretHash, hashSecret(secret)));
