import type { FastifyReply, FastifyRequest } from "fastify";
import { refuse } from "./refused.ts";

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
