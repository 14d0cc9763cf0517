import { deleteExpiredStaffKeys } from "../admin/staff-keys.ts";
import { createCompanyJob } from "../companies/company-job.ts";
import type { Installation } from "../companies/installation.ts";
import { deleteExpiredStockAlerts } from "../content/stock-alerts/commands.ts";
import { deleteExpiredIdempotencyKeys } from "../customers/idempotency.ts";
import { deleteExpiredSessions } from "../customers/sessions/session.ts";
import { type TenantTransaction, withTenantTransaction } from "../platform/database/tenant.ts";
import { deleteExpiredCounts } from "../platform/http/rate-limits.ts";
import type { ScheduledJob } from "../platform/jobs/scheduled-job.ts";
import { deleteExpiredMails, requeueLostMails } from "../platform/mail/mail-state.ts";

export const createCleanupJob = (installation: Installation): ScheduledJob =>
  createCompanyJob(installation, {
    name: "cleanup",
    cron: "0 * * * *",
    run: (tenant) => withTenantTransaction(tenant, (tx) => deleteExpiredRows(tx, new Date())),
  });

export async function deleteExpiredRows(tx: TenantTransaction, now: Date): Promise<void> {
  await deleteExpiredIdempotencyKeys(tx, now);
  await deleteExpiredStaffKeys(tx, now);
  await deleteExpiredSessions(tx, now);
  await deleteExpiredMails(tx, now);
  await requeueLostMails(tx, now);
  await deleteExpiredCounts(tx, now);
  await deleteExpiredStockAlerts(tx, now);
}
