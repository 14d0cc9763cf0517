import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { Tenant } from "@pecacerta/server/platform/database/tenant";
import { type Cleanup, openStaffData, reportStaffScenarios, staffBenchOptions } from "../staff/open-staff-data.ts";
import { formatBurstReport, measureBurst } from "./measure-burst.ts";
import { type StaffBenchProduct, staffCatalogScenarios } from "./staff-catalog-scenarios.ts";

const PRODUCTS = 1000;
const BURST = "burst of saves";

export async function runStaffCatalogBench(args: string[], cleanup: Cleanup): Promise<void> {
  const options = {
    ...staffBenchOptions,
    "burst-rounds": { type: "string", default: "5" },
    "burst-seconds": { type: "string", default: "20" },
    saves: { type: "string", default: "10" },
  } as const;
  const { values } = parseArgs({ args, options });
  const data = await openStaffData(values, cleanup);
  const products = await findRandomProducts(data.tenant);
  if (values.only !== BURST) await reportStaffScenarios(staffCatalogScenarios(data.tenant, products), data, values);
  if (!BURST.includes(values.only)) return;
  const effort = {
    rounds: Number(values["burst-rounds"]),
    seconds: Number(values["burst-seconds"]),
    savesPerSecond: Number(values.saves),
  };
  console.log(formatBurstReport(await measureBurst(data, await findRandomProducts(data.tenant), effort, cleanup)));
  console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
}

/** The same ones in each run. */
async function findRandomProducts({ database, companyId }: Tenant): Promise<StaffBenchProduct[]> {
  const { rows } = await database.readerPool.query<StaffBenchProduct>(
    `select id, sku, slug, price::int, revision from products where company_id = $1 and published and options = '[]'
      order by md5(id::text) limit $2`,
    [companyId, PRODUCTS],
  );
  return rows;
}
