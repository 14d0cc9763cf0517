import type { IncomingMessage, ServerResponse } from "node:http";
import { type EncodedBody, negotiateEncoding } from "@pecacerta/server/platform/http/compressed-body";
import { matchesEtag } from "@pecacerta/server/platform/http/etag";
import type { Page } from "./page.ts";

export type ExtraHeaders = Readonly<Record<string, string>>;

/** Sends 304 when If-None-Match matches. Synchronous if the encoding is ready. */
export function sendPage(
  page: Page,
  request: IncomingMessage,
  response: ServerResponse,
  extraHeaders: ExtraHeaders,
  isStale = false,
): void | Promise<void> {
  const body = page.body.encodedAs(negotiateEncoding(request.headers["accept-encoding"]));
  const sent = isStale ? { ...page, headers: staleHeaders(page) } : page;
  if (!(body instanceof Promise)) return send(sent, body, response, extraHeaders);
  return body.then((made) => send(sent, made, response, extraHeaders));
}

function send(page: Page, body: EncodedBody, response: ServerResponse, extraHeaders: ExtraHeaders): void {
  // The timeout has already answered.
  if (response.headersSent) return;
  const { req: request } = response;
  const { full, notModified } = headerListsFor(page, body);
  const isNotModified = page.status === 200 && matchesEtag(request.headers["if-none-match"], page.body.etag);
  const head = [...(isNotModified ? notModified : full)];
  for (const [name, value] of Object.entries(extraHeaders)) head.push(name, value);
  response.writeHead(isNotModified ? 304 : page.status, head);
  response.end(isNotModified || request.method === "HEAD" ? undefined : body.bytes);
}

function staleHeaders({ headers }: Page): Page["headers"] {
  const { "cdn-cache-control": _, ...own } = headers;
  const stale = { warning: '110 - "Response is Stale"', "x-stale": "database-unavailable" };
  return { ...own, ...stale, "cache-control": "no-store" };
}

type HeaderLists = { full: readonly string[]; notModified: readonly string[] };

const headerListCache = new WeakMap<EncodedBody, { headers: Page["headers"]; lists: HeaderLists }>();

/** Header names and values as a flat list, which Node writes fastest; built once per body. */
function headerListsFor({ headers, body: { etag } }: Page, body: EncodedBody): HeaderLists {
  const cached = headerListCache.get(body);
  if (cached?.headers === headers) return cached.lists;
  const notModified = [...Object.entries(headers).flat(), "etag", etag];
  const encoding = body.encoding === "identity" ? [] : ["content-encoding", body.encoding];
  const lists = { notModified, full: [...notModified, "content-length", String(body.bytes.length), ...encoding] };
  headerListCache.set(body, { headers, lists });
  return lists;
}
