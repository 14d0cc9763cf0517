import { isCompanySlug } from "@pecacerta/rules/company";
import type { Tenant } from "../platform/database/tenant.ts";
import type { Directory } from "./directory.ts";

/** What a request says about whose shop it wants. */
export type CompanyHints = { query?: string; host?: string; cookie?: string };
export type TenantSource = "query" | "host" | "cookie" | "fallback";
export type ResolvedCompany = { tenant: Tenant; source: TenantSource };

/** The browser's cookie that keeps the company that an earlier `?company=` named; on https with the prefix `__Host-`. */
export const COMPANY_COOKIE = "company";

/**
 * Whose shop this is: the query parameter, then a host name of a company, then the cookie, then the fallback.
 * A slug that is nobody's is undefined, never another company; only a stale cookie is forgiven.
 */
export async function resolveCompany(
  directory: Directory,
  fallback: string,
  { query, host, cookie }: CompanyHints,
): Promise<ResolvedCompany | undefined> {
  if (query !== undefined) return resolved(await bySlug(directory, query), "query");
  const tenantOfHost = host === undefined ? undefined : directory.byHost(normalizeHost(host));
  if (tenantOfHost) return resolved(tenantOfHost, "host");
  const tenantOfCookie = cookie === undefined ? undefined : await bySlug(directory, cookie);
  if (tenantOfCookie) return resolved(tenantOfCookie, "cookie");
  return resolved(await bySlug(directory, fallback), "fallback");
}

/** The company that an address names itself, however it is written; undefined where it names none. */
export function readCompanyParameter(url: string): string | undefined {
  if (!url.includes("company=")) return undefined;
  const query = new URLSearchParams(url.slice(url.indexOf("?") + 1));
  return query.get("company") ?? undefined;
}

const bySlug = async (directory: Directory, slug: string) =>
  isCompanySlug(slug) ? await directory.bySlug(slug) : undefined;

const resolved = (tenant: Tenant | undefined, source: TenantSource): ResolvedCompany | undefined =>
  tenant && { tenant, source };

/** The name in a `Host`, as companies' hosts are written: in lower case, without port and final dot. */
export const normalizeHost = (host: string): string => host.toLowerCase().replace(/\.?(?::\d*)?$/, "");
