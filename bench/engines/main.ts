import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { connect } from "@pecacerta/server/platform/database/open";
import { startCatalogServer } from "../catalog/catalog-server.ts";
import { ensureCatalog } from "../catalog/ensure-catalog.ts";
import { engineScenarios } from "./engine-scenarios.ts";
import { measureVariants } from "./measure-variants.ts";
import { openTenants } from "./open-tenants.ts";
import { formatEngineReport } from "./report.ts";

const SIZES = [
  { products: 10_000, companies: 5 },
  { products: 1_000_000, companies: 50 },
];

type Cleanup = (() => Promise<unknown>)[];

export async function runEnginesBench(args: string[], cleanup: Cleanup): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      folder: { type: "string", default: "/var/tmp/pecacerta-catalog" },
      rounds: { type: "string", default: "3" },
      seconds: { type: "string", default: "4" },
      only: { type: "string", default: "" },
      products: { type: "string", default: "" },
    },
  });
  const log = (line: string) => console.error(line);
  for (const size of SIZES.filter(({ products }) => values.products === "" || Number(values.products) === products)) {
    const folder = resolve(size.products === 1_000_000 ? values.folder : `${values.folder}-${size.products}`);
    await ensureCatalog(folder, size, { fresh: false, cleanup, log });
    const server = await startCatalogServer(folder, { fresh: false, loading: false });
    cleanup.push(server.stop);
    const owner = await connect(server.ownerUrl);
    const tenants = await openTenants(owner, server.url);
    const scenarios = (await engineScenarios(owner, tenants)).filter(({ name }) => name.includes(values.only));
    await owner.end();
    const postmaster = Number(readFileSync(join(folder, "cluster", "postmaster.pid"), "utf8").split("\n")[0]);
    const effort = { rounds: Number(values.rounds), seconds: Number(values.seconds), callers: 8, postmaster, log };
    console.log(formatEngineReport(size.products, await measureVariants(scenarios, effort)));
    await tenants.close();
    await server.stop();
  }
}
