import { join } from "node:path";
import { parseArgs } from "node:util";
import { type CitusCluster, startCitusCluster } from "@pecacerta/embedded-postgres/citus-cluster";
import { readConfig } from "../config/config.ts";
import { exitWithError } from "../process/exit-with-error.ts";
import { prepareCitusDatabase } from "./citus-database.ts";

// `npm run cluster` starts a Citus coordinator and two workers on loopback until Ctrl-C. For trying out and for tests.
const USAGE = "Usage: npm run cluster -- [--port PORT]   (the coordinator's; the workers have the next two)";
const DATABASE = "pecacerta";

const stopRequested = new Promise<void>((resolve) => {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => resolve());
});
const keepAliveTimer = setInterval(() => {}, 60_000);
const port = readPort();
const config = readConfig(process.env);
if (!config.ok) exitWithError(config.refusal);
const folder = join(config.value.DATA_DIR, "cluster");
const started = await startCitusCluster({ folder, port, log: (line) => console.log(line) });
if (!started.ok) exitWithError(started.refusal);
try {
  await prepareDatabase(started.value);
  await stopRequested;
} catch (error) {
  console.error(`The cluster could not be prepared: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await started.value.stop();
  clearInterval(keepAliveTimer);
}

async function prepareDatabase(cluster: CitusCluster): Promise<void> {
  const { url, ownerUrl, adminUrl } = await prepareCitusDatabase(cluster, DATABASE);
  console.log(`A Citus cluster for trying out and for tests, not for production, runs in ${folder}. Lines for .env:`);
  console.log(`DATABASE_URL=${url}`);
  console.log(`MIGRATE_DATABASE_URL=${ownerUrl}`);
  console.log("For the tests of the project server-citus:");
  console.log(`CITUS_URL=${adminUrl}`);
  console.log("Ctrl-C stops it; its data stays for the next start.");
}

function readPort(): number | undefined {
  try {
    const { port } = parseArgs({ options: { port: { type: "string" } } }).values;
    if (port === undefined) return undefined;
    if (/^\d+$/.test(port) && Number(port) > 0 && Number(port) < 65_534) return Number(port);
  } catch {}
  exitWithError(USAGE);
}
