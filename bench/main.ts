import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { bench } from "./bench.ts";
import { tableOf } from "./table.ts";

// `npm run bench`: what the shop can do on this machine, beside what is promised. Speed is no test: it ends with 0.
const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "4" },
    only: { type: "string", default: "" },
    profile: { type: "string" },
  },
});

if (process.platform !== "linux") {
  console.error("The figures are read from Linux's /proc: there is nothing to measure with here.");
  process.exit(1);
}

const folder = await mkdtemp(join(tmpdir(), "pecacerta-bench-"));
// Root's PostgreSQL runs as somebody else, who has to get in here.
await chmod(folder, 0o755);
const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.once(signal, () => void tidyUp().then(() => process.exit(1)));

try {
  const figures = await bench({
    folder,
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    only: values.only,
    profile: values.profile && resolve(values.profile),
    undo,
    say: (line) => console.error(line),
  });
  console.log(values.json ? JSON.stringify(figures, undefined, 2) : tableOf(figures));
} finally {
  await tidyUp();
}

async function tidyUp(): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step();
}
