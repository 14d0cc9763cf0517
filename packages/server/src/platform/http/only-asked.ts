import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Installation } from "../../app/installation.ts";
import { hostName } from "../../companies/resolve.ts";
import { refuse } from "./refused.ts";

/**
 * Guards everything that changes something: another site's page may have a form that its visitor's browser sends here,
 * with the visitor's cookies, and keeps the cookies of the answer. Clients that are no browsers send none of the headers.
 */
export function refuseOtherSites(calls: FastifyInstance, installation: Installation): void {
  calls.addHook("onRequest", (request, reply, done) => {
    const { call } = request.routeOptions.config;
    if (call && call.method !== "GET" && isFromOtherSite(installation, request)) refuse(reply, "FORBIDDEN");
    else done();
  });
}

/**
 * For what changes something though it is only read: refused where a browser says that no program of this site asked
 * for it - another site did, or it is a page, a picture, or something fetched in advance.
 */
export const onlyAsked =
  (installation: Installation) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { headers } = request;
    const unasked =
      isFromOtherSite(installation, request) ||
      headers["sec-fetch-mode"] === "navigate" ||
      headers["sec-fetch-dest"] === "image" ||
      /\bprefetch\b/.test(`${headers["sec-purpose"]} ${headers.purpose}`);
    if (unasked) refuse(reply, "FORBIDDEN");
    else done();
  };

/** Browsers without the first header, and all on plain http, name the page's origin; the oldest only its address. */
function isFromOtherSite(installation: Installation, { headers, host }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  const page = headers.origin ?? headers.referer;
  // Another subdomain or port of the same site may be anybody's: it has to be one of the installation's own addresses.
  if (site === "same-site") return page === undefined || !isOwnOrigin(installation, page);
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  return page !== undefined && !isOwnOrigin(installation, page) && nameOf(page) !== hostName(host);
}

/** Whether a page's address is at ORIGIN or at a company's host, with the scheme and port that ORIGIN names. */
function isOwnOrigin({ config, directory }: Installation, page: string): boolean {
  if (!URL.canParse(page)) return false;
  const { protocol, hostname, port } = new URL(page);
  const own = config.ORIGIN === undefined ? undefined : new URL(config.ORIGIN);
  if (own && (protocol !== own.protocol || port !== own.port)) return false;
  return hostname === own?.hostname || directory.byHost(hostname) !== undefined;
}

const nameOf = (page: string): string | undefined => (URL.canParse(page) ? new URL(page).hostname : undefined);
