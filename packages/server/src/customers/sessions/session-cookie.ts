import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import type { Tenant } from "../../platform/database/tenant.ts";
import { HOST_PREFIX, isHttps } from "../../platform/http/cookies.ts";

/** One for each company, so that companies on one host do not overwrite each other's. */
export const sessionCookieName = (config: Pick<Config, "ORIGIN">, companyId: string): string =>
  `${isHttps(config) ? HOST_PREFIX : ""}session_${companyId}`;

/** The cookie of every company until November 2026. Still read, because sessions last up to 30 days. */
export const OLD_SESSION_COOKIE = "session_binding";

/** Only browsers send this header, and pages cannot forge it. */
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

/** Clears the HTTP cache, too, so that the back button shows no personal page. */
export function clearBrowserSession(
  config: Config,
  { companyId }: Tenant,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.clearCookie(sessionCookieName(config, companyId), { path: "/", secure: isHttps(config) });
  if (isBrowser(request)) reply.header("clear-site-data", '"cache"');
}
