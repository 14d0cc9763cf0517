import type { FastifyRequest } from "fastify";
import type { Config } from "../platform/config/config.ts";
import type { Tenant } from "../platform/database/tenant.ts";
import { firstCookie, HOST_PREFIX, isHttps } from "../platform/http/cookies.ts";
import type { Installation } from "./installation.ts";
import { COMPANY_COOKIE, readCompanyParameter, resolveCompany } from "./resolve-company.ts";

export const COMPANY_HEADER = "ecommerce";

export async function resolveTenant(installation: Installation, request: FastifyRequest): Promise<Tenant | undefined> {
  return (await resolveTenantWithSource(installation, request))?.tenant;
}

export async function resolveTenantWithSource(installation: Installation, request: FastifyRequest) {
  const companySlug = request.headers[COMPANY_HEADER];
  return await resolveCompany(installation.directory, installation.config.DEFAULT_COMPANY, {
    query: companySlug === undefined ? readCompanyParameter(request.url) : String(companySlug),
    host: request.host,
    cookie: firstCookie(request, companyCookieNames(installation.config)),
  });
}

/** Best first. A page behind a proxy may see https when the server does not: both names count unless ORIGIN is https. */
export const companyCookieNames = (config: Pick<Config, "ORIGIN">): readonly string[] =>
  isHttps(config) ? [HOST_PREFIX + COMPANY_COOKIE] : [HOST_PREFIX + COMPANY_COOKIE, COMPANY_COOKIE];
