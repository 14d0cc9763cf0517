import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { runBench } from "./bench.ts";
import { runCatalogBench } from "./catalog/main.ts";
import { createDataFolder } from "./processes.ts";
import { runSignInBench } from "./sign-ins.ts";
import { formatTable } from "./table.ts";
import { runUncachedPagesBench } from "./uncached-pages.ts";

if (process.platform !== "linux") {
  console.error("The figures are read from Linux's /proc: there is nothing to measure with here.");
  process.exit(1);
}

const undo: (() => Promise<unknown>)[] = [];
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.once(signal, () => void tidyUp().then(() => process.exit(1)));

// Speed is no test: it ends with 0.
try {
  const words = process.argv.slice(2);
  if (words[0] === "catalogue") await runCatalogBench(words.slice(1), undo);
  // Lighthouse takes seconds to load: only who asks for it waits.
  else if (words[0] === "weight") await (await import("./weight/main.ts")).runWeightBench(words.slice(1), undo);
  else if (words[0] === "sign-ins") await runSignInBench(words.slice(1), undo);
  else if (words[0] === "uncached-pages") await runUncachedPagesBench(words.slice(1), undo);
  else await usual(words);
} finally {
  await tidyUp();
}

/** What the shop can do on this machine, beside what is promised. */
async function usual(args: string[]): Promise<void> {
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
  const folder = await createDataFolder(undo);
  const figures = await runBench({
    folder,
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    only: values.only,
    profile: values.profile && resolve(values.profile),
    undo,
    say: (line) => console.error(line),
  });
  console.log(values.json ? JSON.stringify(figures, undefined, 2) : formatTable(figures));
}

async function tidyUp(): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step();
}
