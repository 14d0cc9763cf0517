import { type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../companies/installation.ts";
import { maskSecrets, readConfig } from "../platform/config/config.ts";
import type { SecretKey } from "../platform/config/secret-key.ts";
import type { Database } from "../platform/database/open.ts";
import { newLog } from "../platform/http/logging.ts";
import { countDatabaseRestarts, countRestarts, newInternalServer } from "../platform/http/metrics.ts";
import { prepareRootDrop } from "../platform/process/drop-root.ts";
import { type Launch, readLaunch, reportState } from "../platform/process/process-state.ts";
import { announce, readAnnouncement, type SampleAccess } from "./announce.ts";
import { startBackgroundJobs } from "./background-jobs.ts";
import { deleteLeftovers } from "./delete-leftovers.ts";
import {
  type CreateFrontServer,
  checkPorts,
  listen,
  listenInFront,
  listenInternally,
  startFailureOf,
} from "./listen.ts";
import { openInstallation } from "./open-installation.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { handleShutdown, type Shutdown } from "./stop.ts";

export type Sample = SampleAccess & {
  load(database: Database, secretKey: SecretKey): Promise<void>;
};

export type StartOptions = {
  createShop(installation: Installation): Promise<FastifyInstance>;
  sample: Sample;
  createFrontServer?: CreateFrontServer | undefined;
};

/** Starts the installation, or prints why it cannot and exits with 1. */
export async function start(parts: StartOptions): Promise<void> {
  const undo: (() => Promise<unknown>)[] = [];
  const undoAll = async () => {
    const errors: unknown[] = [];
    for (const step of undo.splice(0).reverse()) await step().catch((error) => errors.push(error));
    if (errors.length > 0) throw errors[0];
  };
  const shutdown = handleShutdown(undoAll);
  const started = await attempt(parts, undo, shutdown).catch(startFailureOf);
  if (started.ok || shutdown.requested()) return;
  await undoAll().catch(() => {});
  console.error(started.refusal);
  process.exit(1);
}

async function attempt(
  parts: StartOptions,
  undo: (() => Promise<unknown>)[],
  shutdown: Shutdown,
): Promise<Outcome<undefined, string>> {
  const read = readConfig(process.env);
  if (!read.ok) return read;
  const config = read.value;
  const launch = readLaunch(process.env);
  const checked = checkPorts(config, launch);
  if (!checked.ok) return checked;
  const log = newLog(config.LOG_LEVEL);
  log.info({ config: maskSecrets(config) }, "configuration");
  const prepared = await prepareDatabase(config, undo, parts.sample);
  if (!prepared.ok) return prepared;
  const { url, health: embeddedServer } = prepared.value;
  const opened = await openInstallation(config, url, log);
  if (!opened.ok) return opened;
  const { close } = opened.value;
  const installation = { ...opened.value.installation, embeddedServer };
  undo.push(close);
  const problem = await installation.fileStore.findProblem();
  if (problem && !problem.isTemporary) return refuse(problem.text);
  if (problem) console.warn(`WARNING: ${problem.text} Until then no picture is shown.`);
  reportRestarts(installation, launch);
  if (embeddedServer) countDatabaseRestarts(installation.metrics, embeddedServer);
  await installation.directory.reload();

  const app = await parts.createShop(installation);
  const internal = newInternalServer(installation.metrics);
  const closeServers = memoize(() => Promise.all([app.close(), internal.close()]));
  undo.push(closeServers);
  await app.ready();
  const announcement = await readAnnouncement(installation, launch, parts.sample);
  const root = await prepareRootDrop(config);
  root.beforeListen();
  const listening = await listenInternally(internal, config, launch);
  if (!listening.ok) return listening;
  const { internalPorts } = listening.value;
  const address = parts.createFrontServer
    ? await listenInFront(app, config, parts.createFrontServer, undo)
    : await listen(app, config, launch);
  const userLine = root.afterListen();
  if (userLine && (launch.worker ?? 1) === 1) console[userLine.isWarning ? "warn" : "log"](userLine.text);
  shutdown.serve({ installation, closeServers });
  reportState({ state: "ready", port: Number(new URL(address).port || 80), internalPorts });
  announce(installation, launch, {
    ...announcement,
    address,
    metricsAddress: `http://127.0.0.1:${internalPorts[0]}/metrics`,
  });
  // After the program has become an ordinary user: others can write into the folder of temporary files.
  await deleteLeftovers(config);
  // Last: it loads large modules that the start does not need.
  undo.push(startBackgroundJobs(installation));
  return { ok: true, value: undefined };
}

function reportRestarts({ metrics, log }: Installation, { restarts, reason }: Launch): void {
  countRestarts(metrics, restarts);
  if (restarts > 0) log.warn({ restarts, reason }, "started again after a failure");
}

function memoize<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let result: Promise<Value> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}
