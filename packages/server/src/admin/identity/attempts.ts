import { DAY_MS, MINUTE_MS } from "@pecacerta/rules/duration";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { eq, lt } from "drizzle-orm";
import type { Installation } from "../../companies/installation.ts";
import { hashSecret } from "../../platform/config/secret-token.ts";
import { withIdentityTransaction } from "./identity-transaction.ts";
import { staffRateLimits } from "./tables.ts";

const WINDOW_MS = 15 * MINUTE_MS;
const FREE_ATTEMPTS = 5;
const LONGEST_DELAY_MS = 30_000;

type AttemptsOutcome = Outcome<number, "TOO_MANY_REQUESTS", { seconds: number }>;

export const attemptsAt = (...parts: readonly string[]): string =>
  hashSecret(JSON.stringify(parts)).toString("base64url");

export async function countStaffAttempt(
  { config, database }: Installation,
  subject: string,
  now: Date,
): Promise<AttemptsOutcome> {
  if (!config.RATE_LIMITS) return accept(0);
  return withIdentityTransaction(database, async (tx) => {
    await tx.delete(staffRateLimits).where(lt(staffRateLimits.lastAt, new Date(now.getTime() - DAY_MS)));
    await tx.insert(staffRateLimits).values({ subject, windowStart: now, count: 0, lastAt: now }).onConflictDoNothing();
    const [stored] = await tx.select().from(staffRateLimits).where(eq(staffRateLimits.subject, subject)).for("update");
    const isRecent = stored && now.getTime() - stored.lastAt.getTime() < WINDOW_MS;
    const attempts = isRecent ? stored : { windowStart: now, count: 0, lastAt: now };
    const delayMs = delayAfter(attempts.count);
    const waitMs = attempts.lastAt.getTime() + delayMs - now.getTime();
    if (delayMs > 0 && waitMs > 0) return refuse("TOO_MANY_REQUESTS", { seconds: Math.ceil(waitMs / 1000) });
    await tx
      .update(staffRateLimits)
      .set({ ...attempts, count: attempts.count + 1, lastAt: now })
      .where(eq(staffRateLimits.subject, subject));
    return accept(attempts.count + 1);
  });
}

/** 1 s after five attempts, then twice as long after each, never more than 30 s: no account is locked for good. */
const delayAfter = (attempts: number): number =>
  attempts < FREE_ATTEMPTS ? 0 : Math.min(LONGEST_DELAY_MS, 1000 * 2 ** (attempts - FREE_ATTEMPTS));
