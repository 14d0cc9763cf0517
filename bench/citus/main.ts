import { parseArgs } from "node:util";
import { createDataFolder, startLoadGenerator, startMeasuredShop } from "../processes.ts";
import { defaultScenarios, type Scenario, uncachedScenarios } from "../scenarios.ts";
import { loadShopData } from "../shop-data.ts";
import { createBenchDatabases } from "./databases.ts";
import { type MeasuredInstallation, measureInstallations } from "./measure-installations.ts";
import { formatCitusReport } from "./report.ts";

const SCENARIOS = ["uncachedPage", "productCall", "listCall", "searchCall", "cartCall", "checkout"];

/** Measures the same shop on a plain and on a distributed database of one cluster. */
export async function runCitusBench(args: string[], cleanup: (() => Promise<unknown>)[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: "string", default: "5" },
      seconds: { type: "string", default: "4" },
      only: { type: "string", default: "" },
    },
  });
  const { CITUS_URL } = process.env;
  if (!CITUS_URL) throw new Error("Set CITUS_URL to the coordinator's address, which `npm run cluster` prints.");
  const { plain, distributed, postmasters, drop } = await createBenchDatabases(CITUS_URL);
  cleanup.push(drop);
  const generator = startLoadGenerator();
  cleanup.push(generator.stop);
  const installations: MeasuredInstallation[] = [];
  for (const { url, ownerUrl } of [plain, distributed]) {
    const settings = { DATABASE_URL: url, MIGRATE_DATABASE_URL: ownerUrl, SAMPLE: "on", PAGE_CACHE_MB: "0" };
    const shop = await startMeasuredShop(await createDataFolder(cleanup), settings, []);
    cleanup.push(shop.stop);
    installations.push({ shop, scenarios: await listScenarios(shop.url, values.only), rounds: new Map() });
  }
  const rounds = Number(values.rounds);
  await measureInstallations(installations, { generator, postmasters, rounds, seconds: Number(values.seconds) });
  console.log(formatCitusReport(installations));
}

async function listScenarios(url: string, only: string): Promise<Scenario[]> {
  const shopData = await loadShopData(url);
  const scenarios = [...defaultScenarios(shopData), ...uncachedScenarios(shopData)];
  return scenarios.filter(({ key, name }) => SCENARIOS.includes(key) && name.includes(only));
}
