import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Installation } from "../../app/installation.ts";
import { normalizeHost } from "../../companies/resolve-company.ts";
import { sendRefusal } from "./refuse.ts";

/**
 * Guards everything that changes something: another site's page may have a form that its visitor's browser sends here,
 * with the visitor's cookies, and keeps the cookies of the answer. Clients that are no browsers send none of the headers.
 */
export function rejectCrossSite(calls: FastifyInstance, installation: Installation): void {
  calls.addHook("onRequest", (request, reply, done) => {
    const { call } = request.routeOptions.config;
    if (call && call.method !== "GET" && isCrossSite(installation, request)) sendRefusal(reply, "FORBIDDEN");
    else done();
  });
}

/**
 * For what changes something though it is only read: refused where a browser says that no program of this site asked
 * for it - another site did, or it is a page, a picture, or something fetched in advance.
 */
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

/** Browsers without the first header, and all on plain http, name the page's origin; the oldest only its address. */
function isCrossSite(installation: Installation, { headers, host }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  const pageUrl = headers.origin ?? headers.referer;
  // Another subdomain or port of the same site may be anybody's: it has to be one of the installation's own addresses.
  if (site === "same-site") return pageUrl === undefined || !isOwnOrigin(installation, pageUrl);
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  return pageUrl !== undefined && !isOwnOrigin(installation, pageUrl) && hostNameOf(pageUrl) !== normalizeHost(host);
}

/** Whether a page's address is at ORIGIN or at a company's host, with the scheme and port that ORIGIN names. */
function isOwnOrigin({ config, directory }: Installation, pageUrl: string): boolean {
  if (!URL.canParse(pageUrl)) return false;
  const { protocol, hostname, port } = new URL(pageUrl);
  const installationUrl = config.ORIGIN === undefined ? undefined : new URL(config.ORIGIN);
  if (installationUrl && (protocol !== installationUrl.protocol || port !== installationUrl.port)) return false;
  return hostname === installationUrl?.hostname || directory.byHost(hostname) !== undefined;
}

const hostNameOf = (pageUrl: string): string | undefined =>
  URL.canParse(pageUrl) ? new URL(pageUrl).hostname : undefined;
