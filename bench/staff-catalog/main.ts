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
    "burst-rounds": { type: "string", default: "3" },
    "burst-seconds": { type: "string", default: "100" },
    "burst-saves": { type: "string", default: "1000" },
  } as const;
  const { values } = parseArgs({ args, options });
  const data = await openStaffData(values, cleanup);
  const products = await findRandomProducts(data.tenant);
  if (values.only !== BURST) await reportStaffScenarios(staffCatalogScenarios(data.tenant, products), data, values);
  if (!BURST.includes(values.only)) return;
  const burstProducts = {
    random: await findRandomProducts(data.tenant),
    findBySlugs: (slugs: readonly string[]) => findProducts(data.tenant, slugs),
  };
  const effort = {
    rounds: Number(values["burst-rounds"]),
    seconds: Number(values["burst-seconds"]),
    saves: Number(values["burst-saves"]),
  };
  console.log(formatBurstReport(await measureBurst(data, burstProducts, effort, cleanup)));
  console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
}

// A card without stock shows no price.
const SELECT_PRODUCTS = `select id, sku, slug, name, price::int from products p
  where company_id = $1 and published and options = '[]' and exists (select from stock
    where stock.company_id = $1 and stock.product_id = p.id and on_hand > 0)`;

/** The same ones in each run. */
async function findRandomProducts({ database, companyId }: Tenant): Promise<StaffBenchProduct[]> {
  const statement = `${SELECT_PRODUCTS} order by md5(id::text) limit $2`;
  return (await database.readerPool.query<StaffBenchProduct>(statement, [companyId, PRODUCTS])).rows;
}

async function findProducts({ database, companyId }: Tenant, slugs: readonly string[]): Promise<StaffBenchProduct[]> {
  const statement = `${SELECT_PRODUCTS} and slug = any ($2) order by id`;
  return (await database.readerPool.query<StaffBenchProduct>(statement, [companyId, slugs])).rows;
}
