import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import type { Outcome } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Config } from "../platform/config/config.ts";
import type { Launch } from "../platform/process/process-state.ts";

/** A server in front of the shop, such as Vite in development. */
export type CreateFrontServer = (shop: RequestListener) => Server;

export async function listen(app: FastifyInstance, { PORT, HOST, WORKERS }: Config, launch: Launch): Promise<string> {
  if (launch.worker === undefined || WORKERS === 1) return await app.listen({ port: PORT, host: HOST });
  const isFirst = launch.worker === 1 && launch.restarts === 0;
  // A shared port would also be shared with another shop that has the same number.
  const port = isFirst ? await findFreePort(PORT, HOST) : PORT;
  const options = { port, host: HOST, reusePort: true };
  return await app.listen(options);
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

export const internalPortsOf = ({ INTERNAL_PORT, WORKERS }: Config): number[] =>
  Array.from({ length: WORKERS }, (_, index) => (INTERNAL_PORT === 0 ? 0 : INTERNAL_PORT + index));

export const portOf = (server: { address(): AddressInfo | string | null }): number =>
  (server.address() as AddressInfo).port;

export function startFailureOf(
  error: NodeJS.ErrnoException & { port?: number; address?: string },
): Outcome<never, string> {
  const where = `${error.address ?? ""}:${error.port ?? ""}`;
  if (error.code === "EADDRINUSE") return { ok: false, refusal: `The port is in use: ${where}. Set PORT to another.` };
  if (error.code === "EACCES" && error.port)
    return { ok: false, refusal: `The port ${where} may not be used: set PORT.` };
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
