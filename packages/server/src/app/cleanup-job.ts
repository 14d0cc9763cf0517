import { deleteExpiredInvitations } from "../admin/identity/invitation.ts";
import { deleteExpiredStaffRows } from "../admin/identity/staff-cleanup.ts";
import { deleteExpiredStaffKeys } from "../admin/staff-keys.ts";
import { endExpiredSupport } from "../admin/support/grants.ts";
import { deleteExpiredBulkEdits } from "../catalog/bulk-edits/commands.ts";
import { deleteExpiredRevisions } from "../catalog/products/staff/revision-cleanup.ts";
import { deleteExpiredAuditEntries } from "../companies/audit.ts";
import { createCompanyJob } from "../companies/company-job.ts";
import type { Installation } from "../companies/installation.ts";
import { deleteExpiredStockAlerts } from "../content/stock-alerts/commands.ts";
import { deleteExpiredIdempotencyKeys } from "../customers/idempotency.ts";
import { deleteExpiredDevices } from "../customers/sessions/devices.ts";
import { deleteExpiredSessions } from "../customers/sessions/session.ts";
import { type TenantTransaction, withTenantTransaction } from "../platform/database/tenant.ts";
import { deleteExpiredCounts } from "../platform/http/rate-limits.ts";
import type { ScheduledJob } from "../platform/jobs/scheduled-job.ts";
import { deleteExpiredMailCounts } from "../platform/mail/count-mails.ts";
import { deleteExpiredMails, requeueLostMails } from "../platform/mail/mail-state.ts";

export const createCleanupJob = (installation: Installation): ScheduledJob =>
  createCompanyJob(installation, {
    name: "cleanup",
    cron: "0 * * * *",
    async run(tenant) {
      await withTenantTransaction(tenant, (tx) => deleteExpiredRows(tx, new Date()));
      await deleteExpiredAuditEntries(tenant, new Date());
      await deleteExpiredRevisions(tenant, new Date());
    },
  });

export const createStaffCleanupJob = ({ database }: Pick<Installation, "database">): ScheduledJob => ({
  name: "staff-cleanup",
  cron: "10 * * * *",
  run: () => deleteExpiredStaffRows(database, new Date()),
});

export async function deleteExpiredRows(tx: TenantTransaction, now: Date): Promise<void> {
  await deleteExpiredIdempotencyKeys(tx, now);
  await deleteExpiredStaffKeys(tx, now);
  await deleteExpiredSessions(tx, now);
  await deleteExpiredDevices(tx, now);
  await deleteExpiredMails(tx, now);
  await deleteExpiredMailCounts(tx, now);
  await requeueLostMails(tx, now);
  await deleteExpiredCounts(tx, now);
  await deleteExpiredStockAlerts(tx, now);
  await deleteExpiredInvitations(tx, now);
  await endExpiredSupport(tx, now);
  await deleteExpiredBulkEdits(tx, now);
}
