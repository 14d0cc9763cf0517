import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { WIRE_PREFIX } from "@pecacerta/contract/call";
import type { Installation } from "@pecacerta/server/companies/installation";
import { createClientAddress } from "@pecacerta/server/platform/http/client-address";
import { commonHeaders } from "@pecacerta/server/platform/http/common-headers";
import { cachedPagesCounter } from "@pecacerta/server/platform/http/metrics";
import { repeatsHeader } from "@pecacerta/server/platform/http/repeated-headers";
import type { FastifyInstance } from "fastify";
import type { PageServer } from "./page-server.ts";

/**
 * Answers kept pages before Fastify hears of the request: they are most of what a shop is asked for, and sending one
 * costs a third of what routing, hooks and the request's bookkeeping do. Whatever is not kept goes the usual way.
 */
export function serveCachedPages(app: FastifyInstance, pages: PageServer, installation: Installation): void {
  const [usual] = app.server.listeners("request") as RequestListener[];
  if (!usual) throw new Error("Fastify does not listen to its server");
  const note = noteOf(installation);
  app.server.removeAllListeners("request");
  const serve: RequestListener = (request, response) => {
    if (installation.draining || !mayBePage(request)) return usual(request, response);
    const id = randomUUID();
    if (pages.serveFromCache(request, response, () => commonHeaders(installation, id))) note(id, request, response);
    else usual(request, response);
  };
  app.server.on("request", guarded(serve, pages, installation));
}

/** No exception of the listener leaves it: it is logged and answered, and the process serves on. */
function guarded(listener: RequestListener, pages: PageServer, installation: Installation): RequestListener {
  const note = (error: unknown) => installation.log.warn({ err: error }, "An answer could not be sent");
  return (request, response) => {
    response.on("error", note);
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

/** A line in the log and a place in the figures, as for any other request. */
function noteOf({ config, log, metrics }: Installation) {
  const clientAddress = createClientAddress(config.TRUST_PROXY);
  const counter = cachedPagesCounter(metrics);
  return (reqId: string, request: IncomingMessage, response: ServerResponse) => {
    counter.inc();
    if (!log.isLevelEnabled("info")) return;
    const req = { method: request.method, url: request.url ?? "/", ip: clientAddress(request) };
    log.info({ reqId, req, res: { statusCode: response.statusCode } }, "kept page sent");
  };
}
