import { createHash } from "node:crypto";
import { isKeepable } from "@pecacerta/contract/call";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ResolvedBy } from "../../companies/resolve.ts";

/**
 * What anyone may read carries an ETag and may be kept, but not used again before it was asked for: a price that was
 * changed is seen at the next look. Whoever has the same answer already is told so, without it.
 */
export function letCopiesBeKept(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    if (!isForAll(request, reply) || !(typeof payload === "string" || Buffer.isBuffer(payload)))
      return done(null, payload);
    const etag = `"${createHash("sha1").update(payload).digest("base64url")}"`;
    reply.header("etag", etag);
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "public, max-age=0, must-revalidate");
    if (!names(request.headers["if-none-match"], etag)) return done(null, payload);
    reply.code(304).removeHeader("content-type");
    done(null, "");
  });
}

/** On what an answer depends besides its address, for every cache on its way. */
export function dependsOnCompany(reply: FastifyReply, by: ResolvedBy | undefined): void {
  // Only where neither the address nor the host names the company can a cookie, or its absence, have decided.
  reply.header("vary", by === "cookie" || by === "fallback" ? "ecommerce, cookie" : "ecommerce");
}

function isForAll(request: FastifyRequest, reply: FastifyReply): boolean {
  const { call } = request.routeOptions.config;
  const reads = request.method === "GET" || request.method === "HEAD";
  return reads && reply.statusCode === 200 && (call === undefined || isKeepable(call));
}

function names(asked: string | undefined, etag: string): boolean {
  return asked?.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === etag) ?? false;
}
