import { isCompanySlug } from "@pecacerta/rules/company";
import type { Tenant } from "../platform/database/tenant.ts";
import type { Directory } from "./directory.ts";

export type CompanyHints = { query?: string; host?: string; cookie?: string };
export type TenantSource = "query" | "host" | "cookie" | "fallback";
export type ResolvedCompany = { tenant: Tenant; source: TenantSource };

export const COMPANY_COOKIE = "company";

/** By query parameter, host, cookie, fallback. An unknown slug is ignored in the cookie only; else it is undefined. */
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

export function readCompanyParameter(url: string): string | undefined {
  if (!url.includes("company=")) return undefined;
  const query = new URLSearchParams(url.slice(url.indexOf("?") + 1));
  return query.get("company") ?? undefined;
}

const bySlug = async (directory: Directory, slug: string) =>
  isCompanySlug(slug) ? await directory.bySlug(slug) : undefined;

const resolved = (tenant: Tenant | undefined, source: TenantSource): ResolvedCompany | undefined =>
  tenant && { tenant, source };

export const normalizeHost = (host: string): string => host.toLowerCase().replace(/\.?(?::\d*)?$/, "");
