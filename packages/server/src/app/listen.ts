import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Config } from "../platform/config/config.ts";
import type { Launch } from "../platform/process/process-state.ts";

const INTERNAL_HOST = "127.0.0.1";
const HIGHEST_PORT = 65_535;
/** Linux drops a connection beyond it, which the client takes for open. */
const WAITING_CONNECTIONS = 4096;

/** A server in front of the shop, such as Vite in development. */
export type CreateFrontServer = (shop: RequestListener) => Server;

export async function listen(app: FastifyInstance, { PORT, HOST, WORKERS }: Config, launch: Launch): Promise<string> {
  const options = { port: PORT, host: HOST, backlog: WAITING_CONNECTIONS };
  if (launch.worker === undefined || WORKERS === 1) return await app.listen(options);
  // A shared port would also be shared with another shop that has the same number.
  const port = isFirstStart(launch) ? await findFreePort(PORT, HOST) : PORT;
  const shared = { ...options, port, reusePort: true };
  return await app.listen(shared);
}

export async function listenInFront(
  app: FastifyInstance,
  { PORT, HOST }: Config,
  createFrontServer: CreateFrontServer,
  undo: (() => Promise<unknown>)[],
): Promise<string> {
  const server = createFrontServer((request, response) => app.routing(request, response));
  undo.push(async () => {
    server.close();
    server.closeAllConnections();
  });
  await once(server.listen(PORT, HOST), "listening");
  return `http://${HOST}:${portOf(server)}`;
}

/** Before the public port: a worker that cannot have its own port must not take connections from the others. */
export async function listenInternally(
  internal: FastifyInstance,
  config: Config,
  launch: Launch,
): Promise<Outcome<{ internalPorts: number[] }, string>> {
  const [own = 0, ...others] = internalPortsOf(config);
  try {
    await internal.listen({ port: own, host: INTERNAL_HOST });
    if (launch.worker !== undefined && isFirstStart(launch))
      for (const port of others) await findFreePort(port, INTERNAL_HOST);
    return accept({ internalPorts: [portOf(internal.server), ...others] });
  } catch (error) {
    return startFailureOf(error as NodeJS.ErrnoException, "INTERNAL_PORT");
  }
}

/** Later starts have other ports: the launcher gives each worker its own. */
export function checkPorts(config: Config, launch: Launch): Outcome<undefined, string> {
  const { PORT, INTERNAL_PORT, WORKERS } = config;
  if (INTERNAL_PORT === 0 || !isFirstStart(launch)) return accept(undefined);
  const last = INTERNAL_PORT + WORKERS - 1;
  const ports = WORKERS === 1 ? `${last}` : `between ${INTERNAL_PORT} and ${last}`;
  if (last > HIGHEST_PORT)
    return refuseConfiguration(`INTERNAL_PORT must be at most ${HIGHEST_PORT - WORKERS + 1} with WORKERS=${WORKERS}`);
  if (PORT >= INTERNAL_PORT && PORT <= last)
    return refuseConfiguration(
      `PORT must not be ${ports}: every worker has a port for /metrics, from INTERNAL_PORT on`,
    );
  return accept(undefined);
}

const refuseConfiguration = (why: string) => refuse(`The configuration cannot be used: ${why}.`);

const isFirstStart = ({ worker = 1, restarts }: Launch): boolean => worker === 1 && restarts === 0;

const internalPortsOf = ({ INTERNAL_PORT, WORKERS }: Config): number[] =>
  Array.from({ length: WORKERS }, (_, index) => (INTERNAL_PORT === 0 ? 0 : INTERNAL_PORT + index));

export const portOf = (server: { address(): AddressInfo | string | null }): number =>
  (server.address() as AddressInfo).port;

export function startFailureOf(
  error: NodeJS.ErrnoException & { port?: number; address?: string },
  variable: "PORT" | "INTERNAL_PORT" = "PORT",
): Outcome<never, string> {
  const where = `${error.address ?? ""}:${error.port ?? ""}`;
  if (error.code === "EADDRINUSE")
    return { ok: false, refusal: `The port is in use: ${where}. Set ${variable} to another.` };
  if (error.code === "EACCES" && error.port)
    return { ok: false, refusal: `The port ${where} may not be used: set ${variable}.` };
  if (error.code === "ENOTSUP")
    return { ok: false, refusal: "Processes cannot share a port on this operating system: set WORKERS to 1." };
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return {
      ok: false,
      refusal: `This machine has no address ${error.address ?? process.env.HOST}: set HOST to another.`,
    };
  }
  return { ok: false, refusal: `The shop could not start: ${error.stack ?? error.message}` };
}

async function findFreePort(port: number, host: string): Promise<number> {
  const server = createServer();
  await once(server.listen(port, host), "listening");
  const found = portOf(server);
  server.close();
  await once(server, "close");
  return found;
}
