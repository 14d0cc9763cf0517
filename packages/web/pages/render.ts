import { compressBody } from "@pecacerta/server/platform/http/compressed-body";
import { isBusy } from "@pecacerta/server/platform/http/error-handlers";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import {
  companyCacheContext,
  reportErrorContext,
  type TenantResolution,
  tenantResolutionContext,
} from "../app/context.ts";
import { createCompanyCache } from "./company-cache.ts";
import type { Page, PageAddress } from "./page.ts";
import { fileHeaders, securityHeaders } from "./security-headers.ts";
import { type GetSiteFile, isSiteFilePath } from "./site-files.ts";

/** Rejects if the database is unavailable or busy; other errors go to `report` and yield an error page. */
export type Renderer = (
  resolution: TenantResolution,
  address: PageAddress,
  version: string,
  report: (error: unknown) => void,
) => Promise<Page>;

// Shared caches may serve a page older than a minute while they revalidate (RFC 9213). Browsers always revalidate, so
// people see their own changes.
const PUBLIC_CACHE_HEADERS = {
  "cache-control": "public, max-age=0, s-maxage=60",
  "cdn-cache-control": "max-age=60, stale-while-revalidate=600",
};

export function withSiteFiles(files: GetSiteFile, render: Renderer): Renderer {
  return async (resolution, address, version, report) => {
    const file = isSiteFilePath(address.path) ? await files(resolution, address.path, version) : undefined;
    if (!file) return render(resolution, address, version, report);
    const headers = { ...fileHeaders, "content-type": file.type, ...PUBLIC_CACHE_HEADERS };
    return { status: 200, headers, version, body: await compressBody(Buffer.from(file.text)) };
  };
}

/** Renders with React Router. A page depends on its tenant and address only, not on the request. */
export function createRenderer(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): Renderer {
  const handle = createRequestHandler(build, mode);
  const companyCache = createCompanyCache({ name: "company-values", maxEntries: 1000 });
  return async (resolution, address, version, report) => {
    const context = new RouterContextProvider();
    // React and React Router may report the same error.
    const errors = new Set<unknown>();
    context.set(reportErrorContext, (error) => errors.add(error));
    context.set(tenantResolutionContext, resolution);
    if (resolution.tenant) context.set(companyCacheContext, companyCache.of(resolution.tenant.companyId, version));
    const response = await handle(new Request(new URL(address.target, "http://page.internal")), context);
    const body = Buffer.from(await response.arrayBuffer());
    const [firstError] = errors;
    const busyError = [...errors].find(isBusy);
    if (busyError !== undefined) throw busyError;
    // Loaders run in parallel, so one fault can fail several: it is logged once.
    if (errors.size > 0) report(firstError);
    const headers = pageHeaders(response);
    return { status: response.status, headers, version, body: await compressBody(body) };
  };
}

function pageHeaders(response: Response): Record<string, string> {
  const isPublic = response.status < 400 && !response.headers.has("cache-control");
  return {
    ...securityHeaders,
    ...Object.fromEntries(response.headers),
    ...(isPublic ? PUBLIC_CACHE_HEADERS : { "cache-control": "no-store" }),
  };
}
