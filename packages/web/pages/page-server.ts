import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { trackPageProducts } from "@pecacerta/server/companies/page-products";
import { readCompanyParameter } from "@pecacerta/server/companies/resolve-company";
import { isBusy } from "@pecacerta/server/platform/http/error-handlers";
import { type Lane, QueueFullError, type WorkQueue } from "@pecacerta/server/platform/jobs/work-queue";
import type { TenantResolution } from "../app/context.ts";
import type { BuildRoutes } from "./build-routes.ts";
import { parsePageAddress } from "./page-address.ts";
import type { PageCache, RenderPage } from "./page-cache.ts";
import type { Renderer } from "./render.ts";
import { companyLane } from "./render-queue.ts";
import { securityHeaders } from "./security-headers.ts";
import { type ExtraHeaders, sendPage } from "./send-page.ts";
import { sendStaticPage, sendUnavailable } from "./static-pages.ts";
import type { TenantResolver } from "./tenant-resolver.ts";

export type PageServerOptions = {
  cache: PageCache;
  render: Renderer;
  queue: WorkQueue;
  /** How many pages of one company may be rendered at once. */
  rendersAtOnce: number;
  tenants: TenantResolver;
  routes: BuildRoutes;
  /** Logs an error that a request caused. */
  onError: (error: unknown, request: IncomingMessage, requestId: string) => void;
  /** Milliseconds until a page that is not there yet is answered by 503. */
  limitMs: number;
  /** Counts a request that was refused: the shop was busy, or its visitor asked too often. */
  onRefused: (reason: "busy" | "visitor") => void;
  /** Whether nobody knows if cached pages still hold, because the database cannot be asked. They are served, marked. */
  isStale: () => boolean;
};

/** Who asks for a page. */
export type Visitor = {
  /** The lane of the visitor in the queue of pages that wait to be rendered, where visitors are told apart. */
  lane: Lane | undefined;
  /** Counts one more page that is not cached: seconds to wait after one too many, else 0. */
  countRender(): Promise<number>;
};

const COOKIE_MAX_AGE_S = 31_536_000;
const RETRY_AFTER_S = 2;
/** A client that asks again as soon as it is refused would cost as much as one that is served. */
const REFUSAL_DELAY_MS = 1000;

export type PageServer = ReturnType<typeof createPageServer>;

/** Answers GET and HEAD for every address that is a page, or the data of one. */
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
    /** Logs an error and answers it; a connection whose answer has begun is closed. */
    fail: sendError,
    async serve(pageRequest: PageRequest): Promise<void> {
      const { response, extraHeaders } = pageRequest;
      const timer = setTimeout(sendTimeout, options.limitMs, options, response, extraHeaders);
      await serve(options, pageRequest).catch((error) => sendError(error, response, extraHeaders));
      clearTimeout(timer);
    },
    /** Answers from what is kept. False, having done nothing, where nothing is. */
    serveFromCache(request: IncomingMessage, response: ServerResponse, extraHeaders: () => ExtraHeaders): boolean {
      const target = request.url ?? "/";
      const address = parsePageAddress(target, options.routes);
      // An address without a page may be an asset or a call: only the router knows that nothing is there.
      if (!address || address.isUnknown) return false;
      const companyParameter = readCompanyParameter(target);
      const resolution = options.tenants.resolveCached(request, companyParameter);
      const page = resolution && options.cache.getCached(cacheScope(resolution), address);
      if (!page) return false;
      const headers = { ...extraHeaders(), ...companyHeaders(resolution, companyParameter) };
      sendPage(page, request, response, headers, options.isStale())?.catch((error) =>
        sendError(error, response, headers),
      );
      return true;
    },
  };
}

/** The page may still be made, for the next visitor; this one is told to come back. */
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
  const scope = cacheScope(resolution);
  const lanes = [companyLane(scope.company, options.rendersAtOnce), ...(visitor.lane ? [visitor.lane] : [])];
  const reportError = (error: unknown) => report(options, error, request, extraHeaders);
  const renderPage: RenderPage = (version, products) =>
    options.queue.run(lanes, () =>
      trackPageProducts(products, () => options.render(resolution, address, version, reportError)),
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

const cacheScope = (resolution: TenantResolution) => ({
  company: resolution.tenant?.companyId ?? "",
  name: `${resolution.resolvedBy === "host" ? "host" : "shared"} ${resolution.origin}`,
});

/** What the choice of the company adds to a page's headers. */
function companyHeaders(resolution: TenantResolution, companyParameter: string | undefined): ExtraHeaders {
  // A company that neither the address nor the host decides was decided by a cookie, or by its absence.
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

const withoutTrailingSlash = (target: string): string => target.replace(/\/+(\?|$)/, "$1") || "/";

function redirect(response: ServerResponse, location: string, extraHeaders: ExtraHeaders): void {
  response
    .writeHead(308, { ...securityHeaders, ...extraHeaders, location, "cache-control": "public, max-age=3600" })
    .end();
}
