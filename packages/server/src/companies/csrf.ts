import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendRefusal } from "../platform/http/refuse.ts";
import type { Installation } from "./installation.ts";
import { normalizeHost } from "./resolve-company.ts";

/** Rejects changes caused by a form on another site. Clients that are no browsers send none of the headers and pass. */
export function rejectCrossSite(calls: FastifyInstance, installation: Installation): void {
  calls.addHook("onRequest", (request, reply, done) => {
    const { call } = request.routeOptions.config;
    if (call && call.method !== "GET" && isCrossSite(installation, request)) sendRefusal(reply, "FORBIDDEN");
    else done();
  });
}

/** Protects a GET that changes data from links, images and prefetches. */
export const rejectNavigation =
  (installation: Installation) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { headers } = request;
    const isUnwanted =
      isCrossSite(installation, request) ||
      headers["sec-fetch-mode"] === "navigate" ||
      headers["sec-fetch-dest"] === "image" ||
      /\bprefetch\b/.test(`${headers["sec-purpose"]} ${headers.purpose}`);
    if (isUnwanted) sendRefusal(reply, "FORBIDDEN");
    else done();
  };

/** Older browsers, and all on plain http, send only the origin or the referer. */
function isCrossSite(installation: Installation, { headers, host }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  const pageUrl = headers.origin ?? headers.referer;
  // A sibling subdomain may be foreign: only the installation's own hosts count.
  if (site === "same-site") return pageUrl === undefined || !isOwnOrigin(installation, pageUrl);
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  return pageUrl !== undefined && !isOwnOrigin(installation, pageUrl) && hostNameOf(pageUrl) !== normalizeHost(host);
}

function isOwnOrigin({ config, directory }: Installation, pageUrl: string): boolean {
  if (!URL.canParse(pageUrl)) return false;
  const { protocol, hostname, port } = new URL(pageUrl);
  const installationUrl = config.ORIGIN === undefined ? undefined : new URL(config.ORIGIN);
  if (installationUrl && (protocol !== installationUrl.protocol || port !== installationUrl.port)) return false;
  return hostname === installationUrl?.hostname || directory.byHost(hostname) !== undefined;
}

const hostNameOf = (pageUrl: string): string | undefined =>
  URL.canParse(pageUrl) ? new URL(pageUrl).hostname : undefined;
