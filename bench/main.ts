import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { runBench } from "./bench.ts";
import { runCatalogBench } from "./catalog/main.ts";
import { runCitusBench } from "./citus/main.ts";
import { runEnginesBench } from "./engines/main.ts";
import { runFitmentTextBench } from "./fitment-text.ts";
import { runOrdersBench } from "./orders/main.ts";
import { createDataFolder } from "./processes.ts";
import { runResponseSizes } from "./response-sizes.ts";
import { runSignInBench } from "./sign-ins.ts";
import { runStaffCatalogBench } from "./staff-catalog/main.ts";
import { formatTable } from "./table.ts";
import { runUncachedPagesBench } from "./uncached-pages.ts";
import { runWorkersBench } from "./workers.ts";

if (process.platform !== "linux") {
  console.error("The benchmarks read Linux's /proc and run on Linux only.");
  process.exit(1);
}

const cleanup: (() => Promise<unknown>)[] = [];
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.once(signal, () => void cleanUp().then(() => process.exit(1)));

// A missed limit is no error, a refused call is one.
try {
  const args = process.argv.slice(2);
  if (args[0] === "catalog") await runCatalogBench(args.slice(1), cleanup);
  else if (args[0] === "engines") await runEnginesBench(args.slice(1), cleanup);
  else if (args[0] === "orders") await runOrdersBench(args.slice(1), cleanup);
  else if (args[0] === "staff-catalog") await runStaffCatalogBench(args.slice(1), cleanup);
  else if (args[0] === "fitment-text") runFitmentTextBench(args.slice(1));
  // Imported on demand, as the browser's library is.
  else if (args[0] === "compare") await (await import("./compare/main.ts")).runComparison(args.slice(1), cleanup);
  else if (args[0] === "citus") await runCitusBench(args.slice(1), cleanup);
  // Imported on demand: Lighthouse takes seconds to load.
  else if (args[0] === "weight") await (await import("./weight/main.ts")).runWeightBench(args.slice(1), cleanup);
  else if (args[0] === "sign-ins") await runSignInBench(args.slice(1), cleanup);
  else if (args[0] === "uncached-pages") await runUncachedPagesBench(args.slice(1), cleanup);
  else if (args[0] === "responses") await runResponseSizes(args.slice(1), cleanup);
  else if (args[0] === "workers") await runWorkersBench(args.slice(1), cleanup);
  else await runDefaultBench(args);
} finally {
  await cleanUp();
}

async function runDefaultBench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: "boolean", default: false },
      rounds: { type: "string", default: "3" },
      seconds: { type: "string", default: "4" },
      only: { type: "string", default: "" },
      profile: { type: "string" },
    },
  });
  const folder = await createDataFolder(cleanup);
  const figures = await runBench({
    folder,
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    only: values.only,
    profile: values.profile && resolve(values.profile),
    cleanup,
    log: (line) => console.error(line),
  });
  console.log(values.json ? JSON.stringify(figures, undefined, 2) : formatTable(figures));
  if (figures.some(({ failed }) => failed)) process.exitCode = 1;
}

async function cleanUp(): Promise<void> {
  for (const step of cleanup.splice(0).reverse()) await step();
}
