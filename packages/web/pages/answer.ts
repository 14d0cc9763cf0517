import type { IncomingMessage, ServerResponse } from "node:http";
import { encodingFor } from "./compressed.ts";
import type { Body, Page } from "./page.ts";

/** What this answer says beside what the page says to everyone. */
export type Marks = Readonly<Record<string, string>>;

/**
 * Sends a page, or says that the browser's copy is still good: at once, where the body is there in the right form. A
 * stale page says that it is, and no cache on its way keeps it.
 */
export function answer(
  page: Page,
  request: IncomingMessage,
  response: ServerResponse,
  marks: Marks,
  isStale = false,
): void | Promise<void> {
  const body = page.body.in(encodingFor(request.headers["accept-encoding"]));
  const sent = isStale ? { ...page, headers: staleHeaders(page) } : page;
  if (!(body instanceof Promise)) return send(sent, body, response, marks);
  return body.then((made) => send(sent, made, response, marks));
}

function send(page: Page, body: Body, response: ServerResponse, marks: Marks): void {
  // The visitor has been told to come back meanwhile.
  if (response.headersSent) return;
  const { req: request } = response;
  const { whole, unchanged } = headsOf(page, body);
  const isKnown = page.status === 200 && names(request.headers["if-none-match"], body.etag);
  const head = [...(isKnown ? unchanged : whole)];
  for (const [name, value] of Object.entries(marks)) head.push(name, value);
  response.writeHead(isKnown ? 304 : page.status, head);
  response.end(isKnown || request.method === "HEAD" ? undefined : body.bytes);
}

function staleHeaders({ headers }: Page): Page["headers"] {
  const { "cdn-cache-control": _, ...own } = headers;
  const stale = { warning: '110 - "Response is Stale"', "x-stale": "database-unavailable" };
  return { ...own, ...stale, "cache-control": "no-store" };
}

type Heads = { whole: readonly string[]; unchanged: readonly string[] };

const heads = new WeakMap<Body, { headers: Page["headers"]; made: Heads }>();

/** The headers of a page as Node writes them fastest: names and values in turn. Put together once for each body. */
function headsOf({ headers }: Page, body: Body): Heads {
  const known = heads.get(body);
  if (known?.headers === headers) return known.made;
  const unchanged = [...Object.entries(headers).flat(), "etag", body.etag];
  const encoding = body.encoding === "identity" ? [] : ["content-encoding", body.encoding];
  const made = { unchanged, whole: [...unchanged, "content-length", String(body.bytes.length), ...encoding] };
  heads.set(body, { headers, made });
  return made;
}

function names(asked: string | undefined, etag: string): boolean {
  return asked?.split(",").some((one) => one.trim().replace(/^W\//, "") === etag) ?? false;
}
