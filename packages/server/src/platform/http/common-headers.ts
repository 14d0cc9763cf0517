import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";

const ONE_YEAR_S = 31_536_000;

/** Calls return data, never pages, so a browser may load and frame nothing. */
export const apiSecurityHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

type ServerState = { readonly config: Config; readonly draining: boolean };

export function commonHeaders({ config, draining }: ServerState, id: string): Record<string, string> {
  const headers: Record<string, string> = { "x-request-id": id };
  if ([config.ORIGIN, config.ADMIN_ORIGIN].some((origin) => origin?.startsWith("https:")))
    headers["strict-transport-security"] = `max-age=${ONE_YEAR_S}`;
  if (draining) headers.connection = "close";
  return headers;
}

export function addCommonHeaders(app: FastifyInstance, state: ServerState): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(commonHeaders(state, request.id));
    done();
  });
}

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(apiSecurityHeaders);
    done();
  });
}
