import { createCompanyJob } from "../../companies/company-job.ts";
import type { Installation } from "../../companies/installation.ts";
import { withTenantTransaction } from "../../platform/database/tenant.ts";
import type { ScheduledJob } from "../../platform/jobs/scheduled-job.ts";
import { expireBids } from "./commands.ts";

export const createBidExpiryJob = (installation: Installation): ScheduledJob =>
  createCompanyJob(installation, {
    name: "bid-expiry",
    cron: "*/5 * * * *",
    run: (tenant) => withTenantTransaction(tenant, (tx) => expireBids(tx, new Date())),
  });
