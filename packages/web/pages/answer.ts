import type { IncomingMessage, ServerResponse } from "node:http";
import { encodingFor } from "./compressed.ts";
import type { Body, Page } from "./page.ts";

/** What this answer says beside what the page says to everyone. */
export type Marks = Readonly<Record<string, string>>;

/** Sends a page, or says that the browser's copy is still good: at once, where the body is there in the right form. */
export function answer(page: Page, request: IncomingMessage, response: ServerResponse, marks: Marks) {
  const body = page.body.in(encodingFor(request.headers["accept-encoding"]));
  if (!(body instanceof Promise)) return send(page, body, request, response, marks);
  return body.then((made) => send(page, made, request, response, marks));
}

function send(page: Page, body: Body, request: IncomingMessage, response: ServerResponse, marks: Marks): void {
  const head = [...headOf(page, body)];
  for (const name in marks) head.push(name, marks[name] ?? "");
  if (page.status === 200 && names(request.headers["if-none-match"], body.etag)) {
    response.writeHead(304, head).end();
    return;
  }
  head.push("content-length", String(body.bytes.length));
  if (body.encoding !== "identity") head.push("content-encoding", body.encoding);
  response.writeHead(page.status, head);
  response.end(request.method === "HEAD" ? undefined : body.bytes);
}

const heads = new WeakMap<Body, readonly string[]>();

/** The headers of a page as Node writes them fastest: names and values in turn. Put together once for each body. */
function headOf({ headers }: Page, body: Body): readonly string[] {
  const known = heads.get(body);
  if (known) return known;
  const head = [...Object.entries(headers).flat(), "etag", body.etag];
  heads.set(body, head);
  return head;
}

function names(asked: string | undefined, etag: string): boolean {
  return asked?.split(",").some((one) => one.trim().replace(/^W\//, "") === etag) ?? false;
}
