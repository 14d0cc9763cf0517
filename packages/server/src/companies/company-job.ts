import type { Tenant } from "../platform/database/tenant.ts";
import { runPeriodically } from "../platform/jobs/run-periodically.ts";
import type { Installation } from "./installation.ts";
import { companies } from "./tables.ts";

type CompanyRow = { companyId: string; slug: string };

type CompanyJob = {
  /** Names the job in the log. */
  name: string;
  /** Milliseconds before the first run, and between the end of one and the next. */
  intervalMs: number;
  run(tenant: Tenant, signal: AbortSignal): Promise<unknown>;
  /** The companies that need the work; all of them by default. */
  companies?: () => Promise<readonly CompanyRow[]>;
};

/**
 * Runs a piece of background work for every company, one after another, again and again. A company whose work fails is
 * logged and does not hold up the others. Several processes may run the same job: the work has to allow for it. Returns a
 * function that stops the job and waits for what is under way.
 */
export function startCompanyJob(installation: Installation, job: CompanyJob): () => Promise<void> {
  const { database, log } = installation;
  const { name, intervalMs: every, run: work, companies: listCompanies = () => allCompanies(installation) } = job;
  const run = async (signal: AbortSignal) => {
    for (const { companyId, slug } of await listCompanies()) {
      if (signal.aborted) return;
      await work({ companyId, slug, database }, signal).catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error, job: name, companyId }, "A background job failed for a company");
      });
    }
  };
  const onError = (error: unknown) => log.warn({ err: error, job: name }, "A background job failed");
  return runPeriodically(run, { initialDelayMs: every, intervalMs: every, onError });
}

const allCompanies = ({ database }: Installation): Promise<CompanyRow[]> =>
  database.reader.select({ companyId: companies.id, slug: companies.slug }).from(companies);
