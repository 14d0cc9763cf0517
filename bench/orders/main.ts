import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { connect } from "@pecacerta/server/platform/database/open";
import type pg from "pg";
import { startCatalogServer } from "../catalog/catalog-server.ts";
import { ensureCatalog } from "../catalog/ensure-catalog.ts";
import { companySizes, companySlug } from "../catalog/generate-catalog.ts";
import { measureVariants } from "../engines/measure-variants.ts";
import { openTenants, type Tenants } from "../engines/open-tenants.ts";
import { generateOrders } from "./generate-orders.ts";
import { orderScenarios } from "./order-scenarios.ts";
import { formatOrderReport } from "./report.ts";

type Cleanup = (() => Promise<unknown>)[];

export async function runOrdersBench(args: string[], cleanup: Cleanup): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      folder: { type: "string", default: "/var/tmp/pecacerta-catalog" },
      products: { type: "string", default: "1000000" },
      companies: { type: "string", default: "50" },
      orders: { type: "string", default: "200000" },
      rounds: { type: "string", default: "3" },
      seconds: { type: "string", default: "2" },
      only: { type: "string", default: "" },
    },
  });
  const log = (line: string) => console.error(line);
  const [folder, count] = [resolve(values.folder), Number(values.orders)];
  const size = { products: Number(values.products), companies: Number(values.companies) };
  await ensureCatalog(folder, size, { fresh: false, cleanup, log });
  const server = await startCatalogServer(folder, { fresh: false, loading: false });
  cleanup.push(server.stop);
  const owner = await connect(server.ownerUrl);
  const tenants = await openTenants(owner, server.url);
  cleanup.push(tenants.close);
  await ensureOrders(tenants, owner, { folder, count, products: companySizes(size)[0] ?? 0, log });
  await owner.query("vacuum (analyze)");
  await owner.end();
  const postmaster = Number(readFileSync(join(folder, "cluster", "postmaster.pid"), "utf8").split("\n")[0]);
  const scenarios = orderScenarios(tenants.bySlug(companySlug(1)), count);
  const effort = { rounds: Number(values.rounds), seconds: Number(values.seconds), callers: 1, postmaster, log };
  const chosen = scenarios.filter(({ name }) => name.includes(values.only));
  console.log(formatOrderReport(await measureVariants(chosen, effort)));
  console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
}

type Ensured = { folder: string; count: number; products: number; log: (line: string) => void };

async function ensureOrders(
  tenants: Tenants,
  owner: pg.Client,
  { folder, count, products, log }: Ensured,
): Promise<void> {
  const marker = join(folder, "made-orders");
  if (existsSync(marker)) {
    const made = readFileSync(marker, "utf8");
    if (made !== String(count)) throw new Error(`${folder} has ${made} orders: use another folder.`);
    return;
  }
  log(`${count} orders …`);
  await generateOrders(tenants.bySlug(companySlug(1)), owner, { count, products });
  await writeFile(marker, String(count));
}
