import { HOUR_MS } from "@pecacerta/rules/duration";
import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { deriveSecret, type SecretKey } from "../../platform/config/secret-key.ts";
import { hashSecret } from "../../platform/config/secret-token.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { queueMail } from "../../platform/mail/commands.ts";
import { newsletterAddresses as addresses } from "./tables.ts";

type SubscribeToNewsletterInput = { email: string; secretKey: SecretKey; now: Date };

/** At most one confirmation mail per hour. */
export async function subscribeToNewsletter(
  tx: TenantTransaction,
  { email, secretKey, now }: SubscribeToNewsletterInput,
): Promise<void> {
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  // Derived from the address: links of earlier mails stay valid, and every newsletter can contain them.
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

/** Browsers do not send the fragment; one-click unsubscription needs the token in the query. */
const newsletterPaths = (secret: string) =>
  ({ path: `/newsletter/confirm#${secret}`, leavePath: `/newsletter/leave?token=${secret}` }) as const;

/** False for an unknown secret. */
export async function confirmSubscription(tx: TenantTransaction, secret: string, now: Date): Promise<boolean> {
  const updated = await tx
    .update(addresses)
    .set({ confirmedAt: sql`coalesce(${addresses.confirmedAt}, ${now.toISOString()}::timestamptz)` })
    .where(whereSecret(tx, secret));
  return updated.rowCount === 1;
}

/** False for an unknown secret. */
export async function deleteSubscription(tx: TenantTransaction, secret: string): Promise<boolean> {
  const deleted = await tx.delete(addresses).where(whereSecret(tx, secret));
  return deleted.rowCount === 1;
}

const whereSecret = (tx: TenantTransaction, secret: string) =>
  and(eq(addresses.companyId, tx.companyId), eq(addresses.secretHash, hashSecret(secret)));
