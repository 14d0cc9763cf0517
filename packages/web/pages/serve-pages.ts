import type { IncomingMessage, ServerResponse } from "node:http";
import { companyInAddress } from "@pecacerta/server/companies/resolve";
import type { Visit } from "../app/context.ts";
import { answer, type Marks } from "./answer.ts";
import { securityHeaders } from "./content-security.ts";
import type { PageCache } from "./page-cache.ts";
import { pageAddress } from "./page-key.ts";
import type { Renderer } from "./render.ts";
import { sendStaticAnswer } from "./static-answers.ts";
import type { Visits } from "./visits.ts";

export type PagesOptions = {
  cache: PageCache;
  render: Renderer;
  visits: Visits;
  routeIds: ReadonlySet<string>;
  onFault: (fault: unknown) => void;
  /** Milliseconds until a page that is not there yet is answered by 503. */
  limitMs: number;
};

const A_YEAR = 31_536_000;

export type Pages = ReturnType<typeof createPages>;

/** Answers GET and HEAD for every address that is a page, or the data of one. */
export function createPages(options: PagesOptions) {
  function fail(error: unknown, response: ServerResponse, marks: Marks): void {
    options.onFault(error);
    if (response.writableEnded) return;
    if (response.headersSent) response.destroy();
    else sendStaticAnswer("failed", response, marks);
  }
  return {
    /** Logs an error and answers it; a connection whose answer has begun is closed. */
    fail,
    async serve(request: IncomingMessage, response: ServerResponse, marks: Marks): Promise<void> {
      const timer = setTimeout(giveUp, options.limitMs, options, response, marks);
      await serve(options, request, response, marks).catch((error) => fail(error, response, marks));
      clearTimeout(timer);
    },
    /** Answers from what is kept. False, having done nothing, where nothing is. */
    serveKept(request: IncomingMessage, response: ServerResponse, marks: () => Marks): boolean {
      const target = request.url ?? "/";
      const address = pageAddress(target, options.routeIds);
      if (!address) return false;
      const asked = companyInAddress(target);
      const visit = options.visits.known(request, asked);
      const page = visit && options.cache.kept(placeOf(visit), address);
      if (!page) return false;
      const sent = answer(page, request, response, { ...marks(), ...marksOf(visit, asked) });
      sent?.catch((fault) => {
        options.onFault(fault);
        response.destroy();
      });
      return true;
    },
  };
}

/** The page may still be made, for the next visitor; this one is told to come back. */
function giveUp({ onFault, limitMs }: PagesOptions, response: ServerResponse, marks: Marks): void {
  if (response.headersSent || response.destroyed) return;
  onFault(new Error(`A page took longer than ${limitMs} ms`));
  sendStaticAnswer("unavailable", response, { ...marks, "retry-after": "2" });
}

async function serve(options: PagesOptions, request: IncomingMessage, response: ServerResponse, marks: Marks) {
  const target = request.url ?? "/";
  const address = pageAddress(target, options.routeIds);
  if (!address) return sendStaticAnswer("notFound", response, marks);
  if (address.path.length > 1 && address.path.endsWith("/")) return redirect(response, withoutSlash(target), marks);
  const asked = companyInAddress(target);
  const visit = await options.visits.asked(request, asked);
  const make = (version: string) => options.render(visit, address, version);
  const page = visit.shop ? await options.cache.page(placeOf(visit), address, make) : await make("");
  if (page.status >= 500 && page.body.weight === 0) throw new Error(`Rendering ${address.target} failed`);
  await answer(page, request, response, { ...marks, ...marksOf(visit, asked) });
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
