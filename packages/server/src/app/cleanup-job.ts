import { startCompanyJob } from "../companies/company-job.ts";
import type { Installation } from "../companies/installation.ts";
import { deleteExpiredIdempotencyKeys } from "../customers/idempotency.ts";
import { deleteExpiredSessions } from "../customers/sessions/session.ts";
import { type TenantTransaction, withTenantTransaction } from "../platform/database/tenant.ts";
import { deleteExpiredCounts } from "../platform/http/rate-limits.ts";
import { deleteExpiredMails } from "../platform/mail/mail-state.ts";

const INTERVAL_MS = 3_600_000;

/** Deletes expired rows of every company at intervals. Returns a function that stops the job. */
export const startCleanupJob = (installation: Installation, every = INTERVAL_MS): (() => Promise<void>) =>
  startCompanyJob(installation, {
    name: "clean-up",
    intervalMs: every,
    run: (tenant) => withTenantTransaction(tenant, (tx) => deleteExpiredRows(tx, new Date())),
  });

/** Deletes expired rows of one company. */
export async function deleteExpiredRows(tx: TenantTransaction, now: Date): Promise<void> {
  await deleteExpiredIdempotencyKeys(tx, now);
  await deleteExpiredSessions(tx, now);
  await deleteExpiredMails(tx, now);
  await deleteExpiredCounts(tx, now);
}
