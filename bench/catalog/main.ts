import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { connect } from "@pecacerta/server/platform/database/open";
import { startLoadGenerator, startMeasuredShop } from "../processes.ts";
import { catalogScenarios } from "./catalog-scenarios.ts";
import { startCatalogServer } from "./catalog-server.ts";
import { measureDirectQueries, openInProcessShop } from "./direct-queries.ts";
import { ensureCatalog, finishJobs } from "./ensure-catalog.ts";
import { measureScenario, memoryUsage, type ScenarioResult } from "./measure-scenario.ts";
import { formatCatalogReport } from "./report.ts";
import { writePlans } from "./write-plans.ts";

type Cleanup = (() => Promise<unknown>)[];

export async function runCatalogBench(args: string[], cleanup: Cleanup): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      folder: { type: "string", default: "/var/tmp/pecacerta-catalog" },
      products: { type: "string", default: "1000000" },
      companies: { type: "string", default: "50" },
      seconds: { type: "string", default: "8" },
      only: { type: "string", default: "" },
      profile: { type: "string" },
      plans: { type: "boolean", default: false },
      fresh: { type: "boolean", default: false },
    },
  });
  const log = (line: string) => console.error(line);
  const folder = resolve(values.folder);
  const size = { products: Number(values.products), companies: Number(values.companies) };
  await ensureCatalog(folder, size, { fresh: values.fresh, cleanup, log });
  const server = await startCatalogServer(folder, { fresh: false, loading: false });
  cleanup.push(server.stop);
  await finishJobs(server);
  const client = await connect(server.ownerUrl);
  const scenarios = (await catalogScenarios(client)).filter(
    ({ name, requests }) => name.includes(values.only) && requests.length > 0,
  );
  await client.end();

  const generator = startLoadGenerator();
  cleanup.push(generator.stop);
  const profile = values.profile && resolve(values.profile);
  const shop = await startMeasuredShop(
    join(folder, "shop"),
    { DATABASE_URL: server.url, DEFAULT_COMPANY: "loja-1" },
    profile ? ["--cpu-prof", "--cpu-prof-dir", profile] : [],
  );
  cleanup.push(shop.stop);
  const postmaster = Number(readFileSync(join(folder, "cluster", "postmaster.pid"), "utf8").split("\n")[0]);
  const results: Omit<ScenarioResult, "direct">[] = [];
  for (const scenario of scenarios) {
    const one = await measureScenario({ generator, shop, postmaster, seconds: Number(values.seconds) }, scenario);
    const { p50, p99, shopMs, databaseMs, otherCpus } = one;
    const used = `processor ${shopMs.toFixed(2)} + ${databaseMs.toFixed(2)} ms, others ${otherCpus.toFixed(1)}`;
    log(`${scenario.name}: p50 ${p50} ms, p99 ${p99} ms, ${used}`);
    results.push(one);
  }
  const memory = memoryUsage(shop);
  await shop.stop();

  const program = await openInProcessShop(server.url);
  cleanup.push(program.close);
  if (values.plans) {
    const problems = await writePlans(program, scenarios);
    for (const problem of problems) log(problem);
    if (problems.length > 0) process.exitCode = 1;
  }
  const reports: ScenarioResult[] = [];
  for (const one of results) reports.push({ ...one, direct: await measureDirectQueries(program, one.scenario) });
  console.log(formatCatalogReport(reports, memory));
}
