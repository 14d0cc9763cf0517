import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { join, resolve } from "node:path";
import { connect } from "@pecacerta/server/platform/database/open";
import type { Tenant } from "@pecacerta/server/platform/database/tenant";
import type pg from "pg";
import { startCatalogServer } from "../catalog/catalog-server.ts";
import { ensureCatalog } from "../catalog/ensure-catalog.ts";
import { companySizes, companySlug } from "../catalog/generate-catalog.ts";
import type { EngineScenario } from "../engines/engine-scenarios.ts";
import { measureVariants } from "../engines/measure-variants.ts";
import { openTenants } from "../engines/open-tenants.ts";
import { generateOrders } from "./generate-orders.ts";
import { formatStaffReport } from "./report.ts";

export type Cleanup = (() => Promise<unknown>)[];

export const staffBenchOptions = {
  folder: { type: "string", default: "/var/tmp/pecacerta-catalog" },
  products: { type: "string", default: "1000000" },
  companies: { type: "string", default: "50" },
  orders: { type: "string", default: "200000" },
  rounds: { type: "string", default: "3" },
  seconds: { type: "string", default: "2" },
  only: { type: "string", default: "" },
} as const;

type StaffBenchValues = Record<keyof typeof staffBenchOptions, string>;

export type StaffData = { folder: string; url: string; tenant: Tenant; orders: number; postmaster: number };

const log = (line: string) => console.error(line);

/** The largest company of the catalog's database, with orders. */
export async function openStaffData(values: StaffBenchValues, cleanup: Cleanup): Promise<StaffData> {
  const [folder, orders] = [resolve(values.folder), Number(values.orders)];
  const size = { products: Number(values.products), companies: Number(values.companies) };
  await ensureCatalog(folder, size, { fresh: false, cleanup, log });
  const server = await startCatalogServer(folder, { fresh: false, loading: false });
  cleanup.push(server.stop);
  const owner = await connect(server.ownerUrl);
  const tenants = await openTenants(owner, server.url);
  cleanup.push(tenants.close);
  const tenant = tenants.bySlug(companySlug(1));
  await ensureOrders(tenant, owner, { folder, count: orders, products: companySizes(size)[0] ?? 0 });
  await owner.query("vacuum (analyze)");
  await owner.end();
  const postmaster = Number(readFileSync(join(folder, "cluster", "postmaster.pid"), "utf8").split("\n")[0]);
  return { folder, url: server.url, tenant, orders, postmaster };
}

export async function reportStaffScenarios(
  scenarios: readonly EngineScenario[],
  { postmaster }: StaffData,
  values: StaffBenchValues,
): Promise<void> {
  const effort = { rounds: Number(values.rounds), seconds: Number(values.seconds), callers: 1, postmaster, log };
  const chosen = scenarios.filter(({ name }) => name.includes(values.only));
  console.log(formatStaffReport(await measureVariants(chosen, effort)));
  console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
}

type Ensured = { folder: string; count: number; products: number };

async function ensureOrders(tenant: Tenant, owner: pg.Client, { folder, count, products }: Ensured): Promise<void> {
  const marker = join(folder, "made-orders");
  if (existsSync(marker)) {
    const made = readFileSync(marker, "utf8");
    if (made !== String(count)) throw new Error(`${folder} has ${made} orders: use another folder.`);
    return;
  }
  log(`${count} orders …`);
  await generateOrders(tenant, owner, { count, products });
  await writeFile(marker, String(count));
}
