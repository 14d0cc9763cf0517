import type { FastifyReply, FastifyRequest } from "fastify";
import { isBrowser } from "../../companies/resolve-tenant.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Tenant } from "../../platform/database/tenant.ts";
import { isHttps, sessionCookieName } from "../../platform/http/cookies.ts";

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
