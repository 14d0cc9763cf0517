import { sql } from "drizzle-orm";
import { createCompanyJob } from "../../companies/company-job.ts";
import type { Installation } from "../../companies/installation.ts";
import { type TenantTransaction, withTenantTransaction } from "../../platform/database/tenant.ts";
import { pause } from "../../platform/jobs/pause.ts";
import type { ScheduledJob } from "../../platform/jobs/scheduled-job.ts";
import { MAX_REWRITTEN_PRODUCTS, updateSearchTexts } from "./search-texts.ts";

const PAUSE_MS = 1000;

export async function updateOldSearchTexts(tx: TenantTransaction): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from products
    where company_id = ${tx.companyId} and search_text not like E'%\\n%\\n%\\n%\\n%\\n%'
    order by id limit ${MAX_REWRITTEN_PRODUCTS}`);
  const ids = rows.map(({ id }) => id);
  await updateSearchTexts(tx, ids);
  return ids.length;
}

export const createSearchTextJob = (installation: Installation): ScheduledJob =>
  createCompanyJob(installation, {
    name: "search-texts",
    cron: "*/5 * * * *",
    async run(tenant, signal) {
      while (!signal.aborted) {
        const updated = await withTenantTransaction(tenant, updateOldSearchTexts);
        if (updated < MAX_REWRITTEN_PRODUCTS) return;
        await pause(PAUSE_MS, signal);
      }
    },
  });
