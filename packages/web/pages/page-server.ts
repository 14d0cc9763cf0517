import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { SUSPENDED_RETRY_SECONDS } from "@pecacerta/server/companies/refuse-suspended";
import { readCompanyParameter } from "@pecacerta/server/companies/resolve-company";
import { isBusy } from "@pecacerta/server/platform/http/error-handlers";
import { type Lane, QueueFullError, type WorkQueue } from "@pecacerta/server/platform/work-queue/work-queue";
import type { BuildRoutes } from "./build-routes.ts";
import { companyHeaders } from "./company-headers.ts";
import { parsePageAddress } from "./page-address.ts";
import type { PageCache } from "./page-cache.ts";
import { cacheScope, createPageRender } from "./page-render.ts";
import type { Renderer } from "./render.ts";
import { securityHeaders } from "./security-headers.ts";
import { type ExtraHeaders, sendPage } from "./send-page.ts";
import { sendStaticPage, sendUnavailable } from "./static-pages.ts";
import type { TenantResolver } from "./tenant-resolver.ts";

export type PageServerOptions = {
  cache: PageCache;
  render: Renderer;
  queue: WorkQueue;
  /** Concurrent renders per company. */
  rendersAtOnce: number;
  tenants: TenantResolver;
  routes: BuildRoutes;
  onError: (error: unknown, request: IncomingMessage, requestId: string) => void;
  /** Milliseconds until a page that is not ready is answered with 503. */
  limitMs: number;
  onRefused: (reason: "busy" | "visitor") => void;
  /** True while the database is unreachable: cached pages are then served as stale. */
  isStale: () => boolean;
};

export type Visitor = {
  /** The visitor's lane in the render queue, if visitors are limited. */
  lane: Lane | undefined;
  /** Counts an uncached page; returns the seconds to wait when the limit is exceeded, else 0. */
  countRender(): Promise<number>;
};

const RETRY_AFTER_S = 2;
/** Without the delay a client that retries at once costs as much as one that is served. */
const REFUSAL_DELAY_MS = 1000;

export type PageServer = ReturnType<typeof createPageServer>;

export function createPageServer(options: PageServerOptions) {
  function sendError(error: unknown, response: ServerResponse, extraHeaders: ExtraHeaders): void {
    const isFull = error instanceof QueueFullError;
    if (isFull) options.onRefused("busy");
    else report(options, error, response.req, extraHeaders);
    if (response.writableEnded) return;
    if (response.headersSent) response.destroy();
    else if (isFull || isBusy(error)) sendUnavailable(response, extraHeaders, RETRY_AFTER_S);
    else sendStaticPage("failed", response, extraHeaders);
  }
  return {
    /** Logs the error and responds with it; closes the connection if the response has begun. */
    fail: sendError,
    async serve(pageRequest: PageRequest): Promise<void> {
      const { response, extraHeaders } = pageRequest;
      const timer = setTimeout(sendTimeout, options.limitMs, options, response, extraHeaders);
      await serve(options, pageRequest).catch((error) => sendError(error, response, extraHeaders));
      clearTimeout(timer);
    },
    serveFromCache(request: IncomingMessage, response: ServerResponse, extraHeaders: () => ExtraHeaders): boolean {
      const target = request.url ?? "/";
      const address = parsePageAddress(target, options.routes);
      // An address without a page may be an asset or an API call.
      if (!address || address.isUnknown) return false;
      const companyParameter = readCompanyParameter(target);
      const resolution = options.tenants.resolveCached(request, companyParameter);
      if (!resolution || resolution.isSuspended) return false;
      const page = options.cache.getCached(cacheScope(resolution), address);
      if (!page) return false;
      const headers = { ...extraHeaders(), ...companyHeaders(resolution, companyParameter) };
      sendPage(page, request, response, headers, options.isStale())?.catch((error) =>
        sendError(error, response, headers),
      );
      return true;
    },
  };
}

/** The render continues and fills the cache; this visitor gets a 503. */
function sendTimeout(options: PageServerOptions, response: ServerResponse, extraHeaders: ExtraHeaders): void {
  if (response.headersSent || response.destroyed) return;
  report(options, new Error(`A page took longer than ${options.limitMs} ms`), response.req, extraHeaders);
  sendUnavailable(response, extraHeaders, RETRY_AFTER_S);
}

const report = ({ onError }: PageServerOptions, error: unknown, request: IncomingMessage, extraHeaders: ExtraHeaders) =>
  onError(error, request, extraHeaders["x-request-id"] ?? "");

type PageRequest = { request: IncomingMessage; response: ServerResponse; extraHeaders: ExtraHeaders; visitor: Visitor };

async function serve(
  options: PageServerOptions,
  { request, response, extraHeaders, visitor }: PageRequest,
): Promise<void> {
  const target = request.url ?? "/";
  const address = parsePageAddress(target, options.routes);
  if (!address) return sendStaticPage("notFound", response, extraHeaders);
  if (address.path.length > 1 && address.path.endsWith("/"))
    return redirect(response, withoutTrailingSlash(target), extraHeaders);
  const companyParameter = readCompanyParameter(target);
  const cachedResolution = options.tenants.resolveCached(request, companyParameter);
  if (!cachedResolution || !options.cache.getCached(cacheScope(cachedResolution), address)) {
    const retryAfterSeconds = await visitor.countRender();
    if (retryAfterSeconds > 0) {
      options.onRefused("visitor");
      await pause(REFUSAL_DELAY_MS);
      return sendStaticPage("tooMany", response, { ...extraHeaders, "retry-after": `${retryAfterSeconds}` });
    }
  }
  const resolution = cachedResolution ?? (await options.tenants.resolve(request, companyParameter));
  if (resolution.isSuspended)
    return sendStaticPage("suspended", response, { ...extraHeaders, "retry-after": SUSPENDED_RETRY_SECONDS });
  const scope = cacheScope(resolution);
  const lanes = visitor.lane ? [visitor.lane] : [];
  const renderPage = createPageRender(options, { resolution, address, lanes }, (error) =>
    report(options, error, request, extraHeaders),
  );
  const isStale = options.isStale();
  const page = await options.cache.getOrRender(scope, address, renderPage);
  if (page.status >= 500 && page.body.byteSize === 0) throw new Error("The page came out empty");
  await sendPage(
    page,
    request,
    response,
    { ...extraHeaders, ...companyHeaders(resolution, companyParameter) },
    isStale,
  );
}

const withoutTrailingSlash = (target: string): string => target.replace(/\/+(\?|$)/, "$1") || "/";

function redirect(response: ServerResponse, location: string, extraHeaders: ExtraHeaders): void {
  response
    .writeHead(308, { ...securityHeaders, ...extraHeaders, location, "cache-control": "public, max-age=3600" })
    .end();
}
