import { once } from "node:events";
import { createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";

export type RoundRobinProxy = { address: string; close(): void };

/** A load balancer on the loopback interface: each request goes to the next address. A lost connection is a 502. */
export async function startRoundRobinProxy(addresses: readonly string[]): Promise<RoundRobinProxy> {
  let requests = 0;
  const server = createServer((request, response) => {
    const target = new URL(request.url ?? "/", addresses[requests++ % addresses.length]);
    const { method, headers } = request;
    const sent = forward(target, { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response).on("error", () => {});
      answer.on("error", () => response.destroy());
    });
    sent.on("error", () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    request.pipe(sent);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
