import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** A local price-table service that records requests and can misbehave. */
export type FakePriceTable = {
  url: string;
  requestedPaths: string[];
  tokens: (string | undefined)[];
  responses: Map<string, unknown>;
  /** Overrides `responses` for matching paths. */
  override: { path: RegExp; handle: RequestHandler } | undefined;
  close(): Promise<void>;
};

export async function startFakePriceTable(): Promise<FakePriceTable> {
  const server = createServer((request, response) => {
    const path = (request.url ?? "").replace("/fipe/api/v1/", "");
    fake.requestedPaths.push(path);
    fake.tokens.push(request.headers["x-subscription-token"] as string | undefined);
    if (fake.override?.path.test(path)) return fake.override.handle(request, response);
    const body = fake.responses.get(path);
    response.writeHead(body === undefined ? 404 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(body ?? { error: "not found" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const fake: FakePriceTable = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/fipe/api/v1/`,
    requestedPaths: [],
    tokens: [],
    responses: new Map(),
    override: undefined,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}
