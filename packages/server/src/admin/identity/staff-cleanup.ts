import { DAY_MS } from "@pecacerta/rules/duration";
import { lt, lte, not } from "drizzle-orm";
import type { Database } from "../../platform/database/open.ts";
import { deleteExpiredStaffMailCounts } from "../../platform/mail/count-mails.ts";
import { deleteExpiredGuesses } from "../../platform/password/guess-budget.ts";
import { withIdentityTransaction } from "./identity-transaction.ts";
import { isCurrentSession } from "./session.ts";
import { deleteExpiredStaffMails } from "./staff-mail.ts";
import { staffAccountLinks, staffChallenges, staffRateLimits, staffSessions } from "./tables.ts";

/** What is worth nothing any more, of all staff. */
export const deleteExpiredStaffRows = (database: Database, now: Date): Promise<void> =>
  withIdentityTransaction(database, async (tx) => {
    await tx.delete(staffSessions).where(not(isCurrentSession(now)));
    await tx.delete(staffAccountLinks).where(lte(staffAccountLinks.expiresAt, now));
    await tx.delete(staffChallenges).where(lte(staffChallenges.expiresAt, now));
    await tx.delete(staffRateLimits).where(lt(staffRateLimits.lastAt, new Date(now.getTime() - DAY_MS)));
    await deleteExpiredGuesses(tx, new Date(now.getTime() - DAY_MS));
    await deleteExpiredStaffMails(tx, now);
    await deleteExpiredStaffMailCounts(tx, now);
  });
