import type { Tenant } from "../platform/database/tenant.ts";
import type { ScheduledJob } from "../platform/jobs/scheduled-job.ts";
import type { Installation } from "./installation.ts";
import { companies } from "./tables.ts";

type CompanyJob = Pick<ScheduledJob, "name" | "cron"> & {
  run(tenant: Tenant, signal: AbortSignal): Promise<unknown>;
};

export function createCompanyJob(
  { database, log }: Pick<Installation, "database" | "log">,
  { name, cron, run }: CompanyJob,
): ScheduledJob {
  return {
    name,
    cron,
    async run(signal) {
      for (const { companyId, slug } of await allCompanies(database)) {
        if (signal.aborted) return;
        await run({ companyId, slug, database }, signal).catch((error: unknown) => {
          if (!signal.aborted) log.warn({ err: error, job: name, companyId }, "A background job failed for a company");
        });
      }
    },
  };
}

const allCompanies = ({ reader }: Installation["database"]): Promise<{ companyId: string; slug: string }[]> =>
  reader.select({ companyId: companies.id, slug: companies.slug }).from(companies);
