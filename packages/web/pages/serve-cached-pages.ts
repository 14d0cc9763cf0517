import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { WIRE_PREFIX } from "@pecacerta/contract/call";
import type { Installation } from "@pecacerta/server/companies/installation";
import { createAdminHost } from "@pecacerta/server/platform/http/admin-host";
import { createClientAddress } from "@pecacerta/server/platform/http/client-address";
import { commonHeaders } from "@pecacerta/server/platform/http/common-headers";
import { cachedPagesCounter } from "@pecacerta/server/platform/http/metrics";
import { repeatsHeader } from "@pecacerta/server/platform/http/repeated-headers";
import type { FastifyInstance } from "fastify";
import type { PageServer } from "./page-server.ts";

/** Serves cached pages before Fastify: most requests are for them, and Fastify would triple their cost. */
export function serveCachedPages(app: FastifyInstance, pages: PageServer, installation: Installation): void {
  const [handleByFastify] = app.server.listeners("request") as RequestListener[];
  if (!handleByFastify) throw new Error("Fastify does not listen to its server");
  const logPage = createPageLogger(installation);
  const adminHost = createAdminHost(installation.config);
  app.server.removeAllListeners("request");
  const serve: RequestListener = (request, response) => {
    if (installation.draining || !mayBePage(request) || adminHost.isAdminOnly(request))
      return handleByFastify(request, response);
    const id = randomUUID();
    if (pages.serveFromCache(request, response, () => commonHeaders(installation, id))) logPage(id, request, response);
    else handleByFastify(request, response);
  };
  app.server.on("request", withErrorHandling(serve, pages, installation));
}

/** Responds to an exception of the listener, which would otherwise end the process. */
function withErrorHandling(listener: RequestListener, pages: PageServer, installation: Installation): RequestListener {
  const logError = (error: unknown) => installation.log.warn({ err: error }, "A response could not be sent");
  return (request, response) => {
    response.on("error", logError);
    try {
      if (repeatsHeader(request)) refuseRequest(response);
      else listener(request, response);
    } catch (error) {
      pages.fail(error, response, commonHeaders(installation, randomUUID()));
    }
  };
}

function refuseRequest(response: ServerResponse): void {
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    connection: "close",
  };
  response.writeHead(400, headers).end(JSON.stringify({ message: "BAD_REQUEST" }));
}

const mayBePage = ({ method, url }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") && !url?.startsWith(`${WIRE_PREFIX}/`);

/** Logs and counts a page, as Fastify does for other requests. */
function createPageLogger({ config, log, metrics }: Installation) {
  const clientAddress = createClientAddress(config.TRUST_PROXY);
  const counter = cachedPagesCounter(metrics);
  return (reqId: string, request: IncomingMessage, response: ServerResponse) => {
    counter.inc();
    if (!log.isLevelEnabled("info")) return;
    const req = { method: request.method, url: request.url ?? "/", ip: clientAddress(request) };
    log.info({ reqId, req, res: { statusCode: response.statusCode } }, "cached page sent");
  };
}
