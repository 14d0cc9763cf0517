import type { TenantResolution } from "../app/context.ts";
import type { ExtraHeaders } from "./send-page.ts";

const COOKIE_MAX_AGE_S = 31_536_000;

export function companyHeaders(resolution: TenantResolution, companyParameter: string | undefined): ExtraHeaders {
  // Neither the address nor the host determines the company: the cookie does, or its absence.
  const isInAddress = resolution.resolvedBy === "host" || resolution.resolvedBy === "query";
  const vary = isInAddress ? "Accept-Encoding" : "Accept-Encoding, Cookie";
  return companyParameter && resolution.tenant
    ? { vary, "set-cookie": companyCookie(companyParameter, resolution) }
    : { vary };
}

function companyCookie(slug: string, resolution: TenantResolution): string {
  const [prefix, secure] = resolution.origin.startsWith("https:") ? ["__Host-", "; Secure"] : ["", ""];
  return `${prefix}company=${encodeURIComponent(slug)}; Path=/; Max-Age=${COOKIE_MAX_AGE_S}; SameSite=Lax${secure}`;
}
