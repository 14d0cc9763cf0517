import { and, eq, isNull, lte, sql } from "drizzle-orm";
import type { Tx } from "../companies/shop.ts";
import { newSecret } from "../customers/session.ts";
import { queueMail } from "../mail/commands.ts";
import { newsletterAddresses as addresses } from "./tables.ts";

const HOUR_MS = 3_600_000;

/**
 * Somebody asked for news at this address: whoever reads its mail confirms it. An address that is confirmed, or was
 * written to within the hour, is not written to again, however often it is asked for.
 */
export async function askForNews(tx: Tx, email: string, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const [asked] = await tx
    .insert(addresses)
    .values({ companyId: tx.companyId, email, secret: newSecret(), askedAt: now })
    .onConflictDoUpdate({
      target: [addresses.companyId, addresses.email],
      set: { askedAt: now },
      setWhere: and(isNull(addresses.confirmedAt), lte(addresses.askedAt, hourAgo)),
    })
    .returning({ secret: addresses.secret });
  if (!asked) return;
  const content = newsPaths(asked.secret);
  await queueMail(tx, { template: "newsletter-confirmation", to: email, customerId: null, content });
}

/** A browser does not send what follows `#`; a mail program that leaves in one click has to. */
const newsPaths = (secret: string) =>
  ({ path: `/newsletter/confirm#${secret}`, leavePath: `/newsletter/leave?token=${secret}` }) as const;

/** Whether there was such an address. Twice is once. */
export async function confirmNews(tx: Tx, secret: string, now: Date): Promise<boolean> {
  const confirmed = await tx
    .update(addresses)
    .set({ confirmedAt: sql`coalesce(${addresses.confirmedAt}, ${now.toISOString()}::timestamptz)` })
    .where(bySecret(tx, secret));
  return confirmed.rowCount === 1;
}

/** Forgets the address. Whether there was one. */
export async function leaveNews(tx: Tx, secret: string): Promise<boolean> {
  const left = await tx.delete(addresses).where(bySecret(tx, secret));
  return left.rowCount === 1;
}

const bySecret = (tx: Tx, secret: string) => and(eq(addresses.companyId, tx.companyId), eq(addresses.secret, secret));
