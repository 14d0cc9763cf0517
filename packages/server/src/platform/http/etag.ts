import { createHash } from "node:crypto";
import { type Call, isCacheableCall } from "@pecacerta/contract/call";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/**
 * Adds an ETag to public responses, which caches then revalidate, and to those of polled calls. Returns 304 when
 * If-None-Match matches. The ETag is weak: it is the same for every content encoding.
 */
export function addEtags(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    if (!isCacheable(request, reply) || !(typeof payload === "string" || Buffer.isBuffer(payload)))
      return done(null, payload);
    const etag = reply.getHeader("etag")?.toString() ?? `W/"${createHash("sha1").update(payload).digest("base64url")}"`;
    reply.header("etag", etag);
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "public, max-age=0, must-revalidate");
    if (!matchesEtag(request.headers["if-none-match"], etag)) return done(null, payload);
    reply.code(304).removeHeader("content-type").removeHeader("content-encoding");
    done(null, "");
  });
}

function isCacheable(request: FastifyRequest, reply: FastifyReply): boolean {
  const { call } = request.routeOptions.config;
  const isRead = request.method === "GET" || request.method === "HEAD";
  return isRead && reply.statusCode === 200 && (call === undefined || isCacheableCall(call) || isPolled(call));
}

const isPolled = (call: Call): boolean => "polled" in call && call.polled === true;

export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(",").some((one) => ["*", opaquePart(etag)].includes(opaquePart(one.trim()))) ?? false;

const opaquePart = (etag: string): string => etag.replace(/^W\//, "");
