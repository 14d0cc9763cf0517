import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import type { Tenant } from "../../platform/database/tenant.ts";
import { HOST_PREFIX, isHttps } from "../../platform/http/cookies.ts";

/**
 * The cookie that a session's token is bound to: one for each company, so that the companies of one address do not
 * overwrite each other's.
 */
export const sessionCookieName = (config: Pick<Config, "ORIGIN">, companyId: string): string =>
  `${isHttps(config) ? HOST_PREFIX : ""}session_${companyId}`;

/** The one cookie that bound sessions of all companies until November 2026; such sessions end within 30 days. */
export const OLD_SESSION_COOKIE = "session_binding";

/** Whether the client is a browser: only browsers send this header, and pages cannot forge it. */
export const isBrowser = (request: FastifyRequest): boolean => request.headers["sec-fetch-site"] !== undefined;

export function setSessionCookie(
  config: Config,
  { companyId }: Tenant,
  reply: FastifyReply,
  { binding, expires }: { binding: string; expires: Date },
): void {
  // Most browsers drop Secure cookies on plain HTTP.
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure: isHttps(config), expires } as const;
  reply.setCookie(sessionCookieName(config, companyId), binding, options);
}

/**
 * Ends the session in the browser and clears its HTTP cache, so that the back button shows no personal page. Storage and
 * other cookies stay: they belong to visitors and to other companies of this address, too.
 */
export function clearBrowserSession(
  config: Config,
  { companyId }: Tenant,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.clearCookie(sessionCookieName(config, companyId), { path: "/", secure: isHttps(config) });
  if (isBrowser(request)) reply.header("clear-site-data", '"cache"');
}
