import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import type { Tenant } from "../../platform/database/tenant.ts";
import { firstCookie, HOST_PREFIX, isHttps } from "../../platform/http/cookies.ts";

const DEVICE_SECONDS = 400 * 86_400;

/** One for each company, as for sessions. It opens nothing: it tells a known browser from a new one. */
const deviceCookieName = (config: Pick<Config, "ORIGIN">, { companyId }: Tenant): string =>
  `${isHttps(config) ? HOST_PREFIX : ""}device_${companyId}`;

export const readCustomerDevice = (config: Config, tenant: Tenant, request: FastifyRequest): string | undefined =>
  firstCookie(request, [deviceCookieName(config, tenant)]);

export function setCustomerDevice(config: Config, tenant: Tenant, reply: FastifyReply, token: string): void {
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure: isHttps(config) } as const;
  reply.setCookie(deviceCookieName(config, tenant), token, { ...options, maxAge: DEVICE_SECONDS });
}
