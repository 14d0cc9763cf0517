import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../companies/installation.ts";
import { type Config, isLoopback, maskSecrets, readConfig } from "../platform/config/config.ts";
import type { SecretKey } from "../platform/config/secret-key.ts";
import { needsTls, readSmtpUrl } from "../platform/config/smtp-url.ts";
import type { Database } from "../platform/database/open.ts";
import { newLog } from "../platform/http/logging.ts";
import { countRestarts, newInternalServer } from "../platform/http/metrics.ts";
import { prepareRootDrop } from "../platform/process/drop-root.ts";
import { readRestarts, reportState } from "../platform/process/process-state.ts";
import { startBackgroundJobs } from "./background-jobs.ts";
import { openInstallation } from "./open-installation.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { handleShutdown, type Shutdown } from "./stop.ts";

/** Sample data for an installation without companies. */
export type Sample = {
  load(database: Database, secretKey: SecretKey): Promise<void>;
  accounts(installation: Installation): Promise<string[]>;
};

export type StartOptions = {
  createShop(installation: Installation): Promise<FastifyInstance>;
  sample: Sample;
  /** A server in front of the shop, such as Vite in development. */
  createFrontServer?: ((shop: RequestListener) => Server) | undefined;
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
  const log = newLog(config.LOG_LEVEL);
  log.info({ config: maskSecrets(config) }, "configuration");
  const prepared = await prepareDatabase(config, undo, parts.sample);
  if (!prepared.ok) return prepared;
  const opened = await openInstallation(config, prepared.value, log);
  if (!opened.ok) return opened;
  const { installation, close } = opened.value;
  undo.push(close);
  const problem = await installation.fileStore.findProblem();
  if (problem) return refuse(problem);
  reportRestarts(installation);
  await installation.directory.reload();

  const app = await parts.createShop(installation);
  const internal = newInternalServer(installation.metrics);
  const closeServers = memoize(() => Promise.all([app.close(), internal.close()]));
  undo.push(closeServers);
  await app.ready();
  const root = await prepareRootDrop(config);
  root.beforeListen();
  const address = await listen(app, config, parts.createFrontServer, undo);
  await internal.listen({ port: config.INTERNAL_PORT, host: "127.0.0.1" });
  const userLine = root.afterListen();
  if (userLine) console[userLine.isWarning ? "warn" : "log"](userLine.text);
  shutdown.serve({ installation, closeServers });
  reportState({ state: "ready", port: Number(new URL(address).port || 80), internalPort: portOf(internal) });
  await announce(installation, parts.sample, address, internal);
  // Last: it loads large modules that the start does not need.
  undo.push(startBackgroundJobs(installation));
  return { ok: true, value: undefined };
}

async function listen(
  app: FastifyInstance,
  { PORT, HOST }: Config,
  createFrontServer: StartOptions["createFrontServer"],
  undo: (() => Promise<unknown>)[],
): Promise<string> {
  if (!createFrontServer) return await app.listen({ port: PORT, host: HOST });
  const server = createFrontServer((request, response) => app.routing(request, response));
  undo.push(async () => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(PORT, HOST, resolve));
  return `http://${HOST}:${(server.address() as AddressInfo).port}`;
}

async function announce(installation: Installation, sample: Sample, address: string, internal: FastifyInstance) {
  const { config, database, devPagesKey } = installation;
  const shown = config.ORIGIN ?? address.replace("127.0.0.1", "localhost");
  const { rows } = await database.readerPool.query<{ slug: string }>("select slug from companies order by slug");
  const accounts = await sample.accounts(installation);
  const lines = [
    `Peça Certa is ready: ${shown}`,
    ...rows.map(
      ({ slug }) => `  ${shown}/?company=${slug}${slug === config.DEFAULT_COMPANY ? "  (the fallback)" : ""}`,
    ),
    ...(accounts.length > 0 ? ["Sample accounts:", ...accounts.map((line) => `  ${line}`)] : []),
    ...(devPagesKey ? [`Mail that was not sent: ${shown}/dev/mail?key=${devPagesKey}`] : []),
    `Metrics: http://127.0.0.1:${portOf(internal)}/metrics`,
  ];
  console.log(lines.join("\n"));
  if (accounts.length > 0 && !isLoopback(config.HOST)) {
    console.warn(`WARNING: others can reach ${config.HOST}, and the sample accounts above open with a known password.`);
  }
  if (devPagesKey && (config.ORIGIN || !isLoopback(config.HOST))) {
    console.warn("WARNING: DEV_PAGES=on - the address above shows every mail, with links that open accounts.");
  }
  if (!config.SMTP_URL && !devPagesKey) console.warn("WARNING: SMTP_URL is not set - no mail leaves this shop.");
  if (config.SMTP_URL && config.SMTP_INSECURE && needsTls(readSmtpUrl(config.SMTP_URL).host)) {
    console.warn("WARNING: SMTP_INSECURE=on - mail, with links that open accounts, may leave unencrypted.");
  }
  if (!config.RATE_LIMITS) console.warn("WARNING: RATE_LIMITS=off - requests and sign-in attempts are not limited.");
}

function reportRestarts({ metrics, log }: Installation): void {
  const { restarts, reason } = readRestarts(process.env);
  countRestarts(metrics, restarts);
  if (restarts > 0) log.warn({ restarts, reason }, "started again after a failure");
}

const portOf = (server: FastifyInstance): number => (server.server.address() as AddressInfo).port;

function memoize<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let result: Promise<Value> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}

function startFailureOf(error: NodeJS.ErrnoException & { port?: number; address?: string }): Outcome<never, string> {
  const where = `${error.address ?? ""}:${error.port ?? ""}`;
  if (error.code === "EADDRINUSE") return { ok: false, refusal: `The port is in use: ${where}. Set PORT to another.` };
  if (error.code === "EACCES" && error.port)
    return { ok: false, refusal: `The port ${where} may not be used: set PORT.` };
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return {
      ok: false,
      refusal: `This machine has no address ${error.address ?? process.env.HOST}: set HOST to another.`,
    };
  }
  return { ok: false, refusal: `The shop could not start: ${error.stack ?? error.message}` };
}
