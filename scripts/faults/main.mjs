import { readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { closeHarness, openHarness } from "./harness.mjs";
import { runRow } from "./run-row.mjs";

const { values } = parseArgs({
  options: { only: { type: "string", default: "" }, short: { type: "boolean", default: false } },
});
const ROW_LIMIT_MS = values.short ? 120_000 : 600_000;

const files = readdirSync(new URL("rows/", import.meta.url)).sort();
const rows = await Promise.all(files.map((file) => import(new URL(`rows/${file}`, import.meta.url))));
const chosen = rows.filter(({ name }) => name.includes(values.only));
if (chosen.length === 0) {
  console.error(`No fault is called ${values.only}. There are: ${rows.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}

const harness = await openHarness(values);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.once(signal, () => void closeHarness(harness).then(() => process.exit(1)));
let failedCount = 0;
const leftOut = [];
try {
  console.log(formatRow("fault", "measured", { promised: "…", proven: "…" }, ""));
  for (const row of chosen) {
    const before = harness.cleanups.length;
    const { figure, proven, ok, isLeftOut } = await runRow(row, harness, ROW_LIMIT_MS);
    await closeHarness({ cleanups: harness.cleanups.splice(before) });
    if (isLeftOut) leftOut.push(row.name);
    else if (!ok) failedCount += 1;
    const verdict = isLeftOut ? "LEFT" : ok ? "ok" : "SHORT";
    console.log(formatRow(row.name, figure, { promised: row.promise, proven }, verdict));
  }
} finally {
  await closeHarness(harness);
}
if (leftOut.length > 0) console.log(`\nLeft out: ${leftOut.join(", ")}.`);
console.log(failedCount === 0 ? "\nEvery promise holds." : `\n${failedCount} of ${chosen.length} fall short.`);
process.exit(failedCount > 0 ? 1 : 0);

function formatRow(name, figure, notes, verdict) {
  const lines = Object.entries(notes).map(([note, text]) => `\n${"".padEnd(27)}${note}: ${text}`);
  return `${verdict.padEnd(6)}${name.padEnd(20)} ${figure}${lines.join("")}`;
}
