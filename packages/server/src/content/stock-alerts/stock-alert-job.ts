import { createCompanyJob } from "../../companies/company-job.ts";
import type { Installation } from "../../companies/installation.ts";
import { withTenantTransaction } from "../../platform/database/tenant.ts";
import type { ScheduledJob } from "../../platform/jobs/scheduled-job.ts";
import { sendStockAlerts } from "./commands.ts";

export const createStockAlertJob = (installation: Installation): ScheduledJob =>
  createCompanyJob(installation, {
    name: "stock-alerts",
    cron: "*/5 * * * *",
    run: async (tenant, signal) => {
      const send = () => withTenantTransaction(tenant, (tx) => sendStockAlerts(tx, installation.secretKey));
      while (!signal.aborted && (await send()) > 0);
    },
  });
