import { isStaffCall } from "@pecacerta/contract/call";
import { MINUTE_MS } from "@pecacerta/rules/duration";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Installation } from "../companies/installation.ts";
import { createCache } from "../platform/cache/cache.ts";
import { hashSecret } from "../platform/config/secret-token.ts";
import { readStaffToken } from "./staff-cookie.ts";

const MAX_SESSIONS = 10_000;
const KNOWN_MS = 30 * MINUTE_MS;

/** Names the staff session of a request if it has been served lately: unknown tokens are strangers'. */
export function recognizeStaff(
  app: FastifyInstance,
  { config }: Installation,
): (request: FastifyRequest) => string | undefined {
  const served = createCache<true>({ name: "staff-sessions", maxEntries: MAX_SESSIONS, ttlMs: KNOWN_MS });
  const sessionOf = (request: FastifyRequest): string | undefined => {
    const { call } = request.routeOptions.config;
    if (!call || !isStaffCall(call) || call.access === "visitor") return undefined;
    const token = readStaffToken(config, request);
    return token && `staff ${hashSecret(token).toString("base64url")}`;
  };
  app.addHook("onSend", async (request, reply) => {
    const session = reply.statusCode < 400 ? sessionOf(request) : undefined;
    if (session) served.set(session, true);
  });
  return (request) => {
    const session = sessionOf(request);
    return session && served.get(session) ? session : undefined;
  };
}
