import { ownProperty } from "@pecacerta/rules/own-property";
import type { FastifyRequest } from "fastify";
import type { Credentials } from "../customers/sessions/session.ts";
import type { Tenant } from "../platform/database/tenant.ts";
import { companyCookieNames, OLD_SESSION_COOKIE, sessionCookieName } from "../platform/http/cookies.ts";
import type { Installation } from "./installation.ts";
import { readCompanyParameter, resolveCompany } from "./resolve-company.ts";

/** The header that names the company. */
export const COMPANY_HEADER = "ecommerce";

/** Resolves the company of a call: by the header alone if there is one, otherwise as for a page. */
export async function resolveTenant(installation: Installation, request: FastifyRequest): Promise<Tenant | undefined> {
  return (await resolveTenantWithSource(installation, request))?.tenant;
}

/** Like `resolveTenant`, with the source that decided. A header counts as the query parameter. */
export async function resolveTenantWithSource(installation: Installation, request: FastifyRequest) {
  const companySlug = request.headers[COMPANY_HEADER];
  return await resolveCompany(installation.directory, installation.config.DEFAULT_COMPANY, {
    query: companySlug === undefined ? readCompanyParameter(request.url) : String(companySlug),
    host: request.host,
    cookie: firstCookie(request, companyCookieNames(installation.config)),
  });
}

/**
 * The token of the header, or of the body where the contract allows it; two different tokens count as none. A browser's
 * token is only valid together with the cookie it is bound to.
 */
export function readCredentials(
  { config }: Installation,
  { companyId }: Tenant,
  request: FastifyRequest,
  body?: unknown,
): Credentials | undefined {
  const headerToken = readBearerToken(request);
  const bodyToken = tokenInBody(body);
  if (headerToken && bodyToken && headerToken !== bodyToken) return undefined;
  const token = headerToken ?? bodyToken;
  const names = [sessionCookieName(config, companyId), OLD_SESSION_COOKIE];
  return token === undefined ? undefined : { token, binding: firstCookie(request, names) };
}

const firstCookie = ({ cookies }: FastifyRequest, names: readonly string[]): string | undefined =>
  names.map((name) => ownProperty(cookies, name)).find((value) => value !== undefined);

/** The token of the header. */
export function readBearerToken({ headers }: FastifyRequest): string | undefined {
  const [, token] = /^Bearer (\S+)$/i.exec(headers.authorization ?? "") ?? [];
  return token;
}

/** Whether the client is a browser: only browsers send this header, and pages cannot forge it. */
export const isBrowser = (request: FastifyRequest): boolean => request.headers["sec-fetch-site"] !== undefined;

function tokenInBody(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("token" in body)) return undefined;
  return typeof body.token === "string" && body.token !== "" ? body.token : undefined;
}
