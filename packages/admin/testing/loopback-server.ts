import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, vi } from "vitest";

type ReceivedCall = { method?: string; url?: string; headers: IncomingMessage["headers"]; body: string };
export type LoopbackReply = { status: number; body: string; headers?: Record<string, string> };

export const refusedReply = (status: number, message: string): LoopbackReply => ({
  status,
  body: JSON.stringify({ message }),
});

/**
 * Answers the calls of a test file by a server on loopback: each by the next of `replies`, else by `otherwise`. Fetch is only
 * told where it is, as a browser knows it from the page's address.
 */
export function startLoopbackServer(otherwise: LoopbackReply) {
  const calls = { received: [] as ReceivedCall[], replies: [] as LoopbackReply[] };
  let server: Server;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const { method, url, headers: sent } = request;
      calls.received.push({ method, url, headers: sent, body: await text(request) });
      const { status, body, headers } = calls.replies.shift() ?? otherwise;
      response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { fetch } = globalThis;
    vi.stubGlobal("fetch", (address: string, options: RequestInit) => fetch(origin + address, options));
  });
  beforeEach(() => Object.assign(calls, { received: [], replies: [] }));
  afterAll(() => {
    vi.unstubAllGlobals();
    server.close();
  });
  return calls;
}
