import { isBusy } from "@pecacerta/server/platform/http/error-handlers";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { rememberContext, reportErrorContext, type Visit, visitContext } from "../app/context.ts";
import { createCompanyMemory } from "./company-memory.ts";
import { bodiesOf } from "./compressed.ts";
import { securityHeaders } from "./content-security.ts";
import { isMapPath, type MapFiles } from "./map-files.ts";
import type { Page, PageAddress } from "./page.ts";

/**
 * Makes a page. Rejects where the database is away or busy; any other error goes to `report`, and the page says that
 * something went wrong.
 */
export type Renderer = (
  visit: Visit,
  address: PageAddress,
  version: string,
  report: (error: unknown) => void,
) => Promise<Page>;

// What is older than a minute may be given out by caches for everybody while they ask anew (RFC 9213); a browser always
// asks, so that whoever has just written something finds it.
const FOR_EVERYONE = {
  "cache-control": "public, max-age=0, s-maxage=60",
  "cdn-cache-control": "max-age=60, stale-while-revalidate=600",
};

/** Answers what is no page but kept like one; everything else is drawn. */
export function withMapFiles(files: MapFiles, draw: Renderer): Renderer {
  return async (visit, address, version, report) => {
    const file = isMapPath(address.path) ? await files(visit, address.path, version) : undefined;
    if (!file) return draw(visit, address, version, report);
    const headers = { ...securityHeaders, "content-type": file.type, ...FOR_EVERYONE };
    return { status: 200, headers, version, body: await bodiesOf(Buffer.from(file.text)) };
  };
}

/** Renders addresses with React Router. Nothing of the request reaches the page but its company and its address. */
export function createRenderer(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): Renderer {
  const handle = createRequestHandler(build, mode);
  const memory = createCompanyMemory();
  return async (visit, address, version, report) => {
    const context = new RouterContextProvider();
    // The same error may be reported by React and by React Router.
    const errors = new Set<unknown>();
    context.set(reportErrorContext, (error) => errors.add(error));
    context.set(visitContext, visit);
    if (visit.shop) context.set(rememberContext, memory.of(visit.shop.companyId, version));
    const response = await handle(new Request(new URL(address.target, "http://page.internal")), context);
    const body = Buffer.from(await response.arrayBuffer());
    for (const error of errors) {
      if (isBusy(error)) throw error;
      report(error);
    }
    const headers = headersOf(response);
    return { status: response.status, headers, version, body: await bodiesOf(body) };
  };
}

function headersOf(response: Response): Record<string, string> {
  const isForEveryone = response.status < 400 && !response.headers.has("cache-control");
  return {
    ...securityHeaders,
    ...Object.fromEntries(response.headers),
    ...(isForEveryone ? FOR_EVERYONE : { "cache-control": "no-store" }),
  };
}
