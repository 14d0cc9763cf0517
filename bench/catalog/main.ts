import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { migrationNames } from "@pecacerta/server/platform/database/migrations";
import { connect } from "@pecacerta/server/platform/database/open";
import { startLoadGenerator, startMeasuredShop } from "../processes.ts";
import { catalogScenarios } from "./catalog-scenarios.ts";
import { isGenerated, markGenerated, startCatalogServer } from "./catalog-server.ts";
import { measureDirectQueries, openInProcessShop } from "./direct-queries.ts";
import { generateCatalog, migrateCatalog } from "./generate-catalog.ts";
import { measureScenario, memoryUsage, type ScenarioResult } from "./measure-scenario.ts";
import { formatCatalogReport } from "./report.ts";
import { writePlans } from "./write-plans.ts";

type Undo = (() => Promise<unknown>)[];

/** `npm run bench -- catalogue`: a million products, and how fast they are found. */
export async function runCatalogBench(words: string[], undo: Undo): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      folder: { type: "string", default: "/var/tmp/pecacerta-catalogue" },
      products: { type: "string", default: "1000000" },
      companies: { type: "string", default: "50" },
      seconds: { type: "string", default: "8" },
      only: { type: "string", default: "" },
      profile: { type: "string" },
      plans: { type: "boolean", default: false },
      anew: { type: "boolean", default: false },
    },
  });
  const say = (line: string) => console.error(line);
  const folder = resolve(values.folder);
  const size = { products: Number(values.products), companies: Number(values.companies) };
  await make(folder, size, { anew: values.anew, undo, say });
  const server = await startCatalogServer(folder, { anew: false, loading: false });
  undo.push(server.stop);
  const client = await connect(server.ownerUrl);
  const works = (await catalogScenarios(client)).filter(({ name, of }) => name.includes(values.only) && of.length > 0);
  await client.end();

  const generator = startLoadGenerator();
  undo.push(generator.stop);
  const profile = values.profile && resolve(values.profile);
  const shop = await startMeasuredShop(
    join(folder, "shop"),
    { DATABASE_URL: server.url, DEFAULT_COMPANY: "loja-1" },
    profile ? ["--cpu-prof", "--cpu-prof-dir", profile] : [],
  );
  undo.push(shop.stop);
  const postmaster = Number(readFileSync(join(folder, "cluster", "postmaster.pid"), "utf8").split("\n")[0]);
  const loaded: Omit<ScenarioResult, "bare">[] = [];
  for (const work of works) {
    const one = await measureScenario({ generator, shop, postmaster, seconds: Number(values.seconds) }, work);
    const { p50, p99, shopMs, databaseMs, others } = one;
    const used = `processor ${shopMs.toFixed(2)} + ${databaseMs.toFixed(2)} ms, others ${others.toFixed(1)}`;
    say(`${work.name}: p50 ${p50} ms, p99 ${p99} ms, ${used}`);
    loaded.push(one);
  }
  const memory = memoryUsage(shop);
  await shop.stop();

  const program = await openInProcessShop(server.url);
  undo.push(program.close);
  if (values.plans) {
    const faults = await writePlans(program, works);
    for (const fault of faults) say(fault);
    if (faults.length > 0) process.exitCode = 1;
  }
  const found: ScenarioResult[] = [];
  for (const one of loaded) found.push({ ...one, bare: await measureDirectQueries(program, one.asked) });
  console.log(formatCatalogReport(found, memory));
}

type Making = { anew: boolean; undo: Undo; say: (line: string) => void };

/** Makes the database, or brings one that was made before to this program's state. */
async function make(folder: string, size: { products: number; companies: number }, { anew, undo, say }: Making) {
  const key = `${size.products}-${size.companies}`;
  const state = `${key}-${migrationNames().at(-1)}-${migrationNames().length}`;
  if (isGenerated(folder, state) && !anew) return;
  const isOld = isGenerated(folder, key) && !anew;
  const server = await startCatalogServer(folder, { anew: !isOld, loading: true });
  undo.push(server.stop);
  if (isOld) say("Migrating the catalogue that was made before: `--anew` makes it again.");
  if (isOld) await migrateCatalog(server.ownerUrl);
  else await generateCatalog(server.ownerUrl, size, say);
  await server.stop();
  for (const made of [key, state]) await markGenerated(folder, made);
}
