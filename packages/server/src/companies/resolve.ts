import { isCompanySlug } from "@pecacerta/rules/company";
import type { Directory } from "./directory.ts";
import type { Shop } from "./shop.ts";

/** What a request says about whose shop it wants. */
export type Hints = { query?: string; host?: string; cookie?: string };
export type ResolvedBy = "query" | "host" | "cookie" | "fallback";
export type ResolvedCompany = { shop: Shop; by: ResolvedBy };

/** The browser's cookie that keeps the company that an earlier `?company=` named; on https with the prefix `__Host-`. */
export const COMPANY_COOKIE = "company";

/**
 * Whose shop this is: the query parameter, then a host name of a company, then the cookie, then the fallback.
 * A slug that is nobody's is undefined, never another company; only a stale cookie is forgiven.
 */
export async function resolveCompany(
  directory: Directory,
  fallback: string,
  { query, host, cookie }: Hints,
): Promise<ResolvedCompany | undefined> {
  if (query !== undefined) return found(await bySlug(directory, query), "query");
  const hosted = host === undefined ? undefined : directory.byHost(hostName(host));
  if (hosted) return found(hosted, "host");
  const remembered = cookie === undefined ? undefined : await bySlug(directory, cookie);
  if (remembered) return found(remembered, "cookie");
  return found(await bySlug(directory, fallback), "fallback");
}

/** The company that an address names itself, however it is written; undefined where it names none. */
export function companyInAddress(url: string): string | undefined {
  if (!url.includes("company=")) return undefined;
  const query = new URLSearchParams(url.slice(url.indexOf("?") + 1));
  return query.get("company") ?? undefined;
}

const bySlug = async (directory: Directory, slug: string) =>
  isCompanySlug(slug) ? await directory.bySlug(slug) : undefined;

const found = (shop: Shop | undefined, by: ResolvedBy): ResolvedCompany | undefined => shop && { shop, by };

/** The name in a `Host`, as companies' hosts are written: in lower case, without port and final dot. */
export const hostName = (host: string): string => host.toLowerCase().replace(/\.?(?::\d*)?$/, "");
