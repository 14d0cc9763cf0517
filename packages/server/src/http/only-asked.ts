import type { FastifyReply, FastifyRequest } from "fastify";
import { refuse } from "./refused.ts";

/**
 * For everything that changes something: another site's page may have a form that its visitor's browser sends here, with
 * the visitor's cookies, and keeps the cookies of the answer. Whoever is no browser says nothing of sites.
 */
export function notOfAnotherSite({ headers }: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (isOfAnotherSite(headers)) refuse(reply, "FORBIDDEN");
  else done();
}

/**
 * For what changes something though it is only read: refused where a browser says that no program of this site asked
 * for it - another site did, or it is a page, a picture, or something fetched in advance.
 */
export function onlyAsked({ headers }: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const unasked =
    isOfAnotherSite(headers) ||
    headers["sec-fetch-mode"] === "navigate" ||
    headers["sec-fetch-dest"] === "image" ||
    /\bprefetch\b/.test(`${headers["sec-purpose"]} ${headers.purpose}`);
  if (unasked) refuse(reply, "FORBIDDEN");
  else done();
}

const isOfAnotherSite = (headers: FastifyRequest["headers"]): boolean => headers["sec-fetch-site"] === "cross-site";
