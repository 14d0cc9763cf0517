import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { trackPageProducts } from "@pecacerta/server/companies/page-products";
import { readCompanyParameter } from "@pecacerta/server/companies/resolve-company";
import { isBusy } from "@pecacerta/server/platform/http/error-handlers";
import { type Lane, QueueFullError, type WorkQueue } from "@pecacerta/server/platform/jobs/work-queue";
import type { Visit } from "../app/context.ts";
import { answer, type Marks } from "./answer.ts";
import type { BuildRoutes } from "./build-routes.ts";
import { securityHeaders } from "./content-security.ts";
import type { PageCache, PageMaker } from "./page-cache.ts";
import { pageAddress } from "./page-key.ts";
import type { Renderer } from "./render.ts";
import { companyLane } from "./render-queue.ts";
import { sendStaticAnswer, unavailablePage } from "./static-answers.ts";
import type { Visits } from "./visits.ts";

export type PagesOptions = {
  cache: PageCache;
  render: Renderer;
  queue: WorkQueue;
  /** How many pages of one company may be rendered at once. */
  rendersAtOnce: number;
  visits: Visits;
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
  countPage(): Promise<number>;
};

const A_YEAR = 31_536_000;
const RETRY_AFTER_S = 2;
/** A client that asks again as soon as it is refused would cost as much as one that is served. */
const REFUSAL_DELAY_MS = 1000;

export type Pages = ReturnType<typeof createPages>;

/** Answers GET and HEAD for every address that is a page, or the data of one. */
export function createPages(options: PagesOptions) {
  function fail(error: unknown, response: ServerResponse, marks: Marks): void {
    const isFull = error instanceof QueueFullError;
    if (isFull) options.onRefused("busy");
    else report(options, error, response.req, marks);
    if (response.writableEnded) return;
    if (response.headersSent) response.destroy();
    else if (isFull || isBusy(error)) unavailablePage(response, marks, RETRY_AFTER_S);
    else sendStaticAnswer("failed", response, marks);
  }
  return {
    /** Logs an error and answers it; a connection whose answer has begun is closed. */
    fail,
    async serve(asking: Asking): Promise<void> {
      const { response, marks } = asking;
      const timer = setTimeout(giveUp, options.limitMs, options, response, marks);
      await serve(options, asking).catch((error) => fail(error, response, marks));
      clearTimeout(timer);
    },
    /** Answers from what is kept. False, having done nothing, where nothing is. */
    serveKept(request: IncomingMessage, response: ServerResponse, marks: () => Marks): boolean {
      const target = request.url ?? "/";
      const address = pageAddress(target, options.routes);
      // An address without a page may be an asset or a call: only the router knows that nothing is there.
      if (!address || address.isUnknown) return false;
      const asked = readCompanyParameter(target);
      const visit = options.visits.known(request, asked);
      const page = visit && options.cache.kept(placeOf(visit), address);
      if (!page) return false;
      const headers = { ...marks(), ...marksOf(visit, asked) };
      answer(page, request, response, headers, options.isStale())?.catch((error) => fail(error, response, headers));
      return true;
    },
  };
}

/** The page may still be made, for the next visitor; this one is told to come back. */
function giveUp(options: PagesOptions, response: ServerResponse, marks: Marks): void {
  if (response.headersSent || response.destroyed) return;
  report(options, new Error(`A page took longer than ${options.limitMs} ms`), response.req, marks);
  unavailablePage(response, marks, RETRY_AFTER_S);
}

const report = ({ onError }: PagesOptions, error: unknown, request: IncomingMessage, marks: Marks) =>
  onError(error, request, marks["x-request-id"] ?? "");

type Asking = { request: IncomingMessage; response: ServerResponse; marks: Marks; visitor: Visitor };

async function serve(options: PagesOptions, { request, response, marks, visitor }: Asking): Promise<void> {
  const target = request.url ?? "/";
  const address = pageAddress(target, options.routes);
  if (!address) return sendStaticAnswer("notFound", response, marks);
  if (address.path.length > 1 && address.path.endsWith("/")) return redirect(response, withoutSlash(target), marks);
  const asked = readCompanyParameter(target);
  const known = options.visits.known(request, asked);
  if (!known || !options.cache.kept(placeOf(known), address)) {
    const wait = await visitor.countPage();
    if (wait > 0) {
      options.onRefused("visitor");
      await pause(REFUSAL_DELAY_MS);
      return sendStaticAnswer("tooMany", response, { ...marks, "retry-after": `${wait}` });
    }
  }
  const visit = known ?? (await options.visits.asked(request, asked));
  const place = placeOf(visit);
  const lanes = [companyLane(place.company, options.rendersAtOnce), ...(visitor.lane ? [visitor.lane] : [])];
  const reportError = (error: unknown) => report(options, error, request, marks);
  const make: PageMaker = (version, shown) =>
    options.queue.run(lanes, () =>
      trackPageProducts(shown, () => options.render(visit, address, version, reportError)),
    );
  const isStale = options.isStale();
  const page = await options.cache.page(place, address, make);
  if (page.status >= 500 && page.body.weight === 0) throw new Error("The page came out empty");
  await answer(page, request, response, { ...marks, ...marksOf(visit, asked) }, isStale);
}

const placeOf = (visit: Visit) => ({
  company: visit.shop?.companyId ?? "",
  name: `${visit.by === "host" ? "host" : "shared"} ${visit.origin}`,
});

/** What the choice of the company adds to a page's headers. */
function marksOf(visit: Visit, asked: string | undefined): Marks {
  // A company that neither the address nor the host decides was decided by a cookie, or by its absence.
  const isInAddress = visit.by === "host" || visit.by === "query";
  const vary = isInAddress ? "Accept-Encoding" : "Accept-Encoding, Cookie";
  return asked && visit.shop ? { vary, "set-cookie": cookieFor(asked, visit) } : { vary };
}

function cookieFor(slug: string, visit: Visit): string {
  const [prefix, secure] = visit.origin.startsWith("https:") ? ["__Host-", "; Secure"] : ["", ""];
  return `${prefix}company=${encodeURIComponent(slug)}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax${secure}`;
}

const withoutSlash = (target: string): string => target.replace(/\/+(\?|$)/, "$1") || "/";

function redirect(response: ServerResponse, location: string, marks: Marks): void {
  response.writeHead(308, { ...securityHeaders, ...marks, location, "cache-control": "public, max-age=3600" }).end();
}
