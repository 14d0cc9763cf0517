import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hostName } from "../companies/resolve.ts";
import type { Installation } from "../installation.ts";
import { refuse } from "./refused.ts";

/**
 * Guards everything that changes something: another site's page may have a form that its visitor's browser sends here,
 * with the visitor's cookies, and keeps the cookies of the answer. Whoever is no browser says nothing of sites.
 */
export function refuseOtherSites(calls: FastifyInstance, { config, directory }: Installation): void {
  const ownHost = config.ORIGIN && new URL(config.ORIGIN).hostname;

  /** Browsers without the first header, and all on plain http, name the page's origin; the oldest only its address. */
  function isOfAnotherSite({ headers, host }: FastifyRequest): boolean {
    const site = headers["sec-fetch-site"];
    if (site !== undefined) return site === "cross-site";
    const from = headers.origin ?? headers.referer;
    return from !== undefined && !isOurs(from, host);
  }

  // A proxy may have put another host than the page's into the request: the shop's own names count as well.
  function isOurs(from: string, asked: string): boolean {
    if (!URL.canParse(from)) return false;
    const { hostname } = new URL(from);
    return hostname === hostName(asked) || hostname === ownHost || directory.byHost(hostname) !== undefined;
  }

  calls.addHook("onRequest", (request, reply, done) => {
    const { call } = request.routeOptions.config;
    if (call && call.method !== "GET" && isOfAnotherSite(request)) refuse(reply, "FORBIDDEN");
    else done();
  });
}

/**
 * For what changes something though it is only read: refused where a browser says that no program of this site asked
 * for it - another site did, or it is a page, a picture, or something fetched in advance.
 */
export function onlyAsked({ headers }: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const unasked =
    headers["sec-fetch-site"] === "cross-site" ||
    headers["sec-fetch-mode"] === "navigate" ||
    headers["sec-fetch-dest"] === "image" ||
    /\bprefetch\b/.test(`${headers["sec-purpose"]} ${headers.purpose}`);
  if (unasked) refuse(reply, "FORBIDDEN");
  else done();
}
