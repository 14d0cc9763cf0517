import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** A price-table service on this machine that counts what it is asked, and misbehaves as it is told to. */
export type FakeService = {
  url: string;
  /** The paths that were asked, in order, and the token that came along. */
  asked: string[];
  tokens: (string | undefined)[];
  /** What is answered by path, as JSON. */
  table: Map<string, unknown>;
  /** In place of the table, for paths that match. */
  instead: { path: RegExp; answer: Answering } | undefined;
  close(): Promise<void>;
};

export async function startFakeService(): Promise<FakeService> {
  const server = createServer((request, response) => {
    const path = (request.url ?? "").replace("/fipe/api/v1/", "");
    fake.asked.push(path);
    fake.tokens.push(request.headers["x-subscription-token"] as string | undefined);
    if (fake.instead?.path.test(path)) return fake.instead.answer(request, response);
    const found = fake.table.get(path);
    response.writeHead(found === undefined ? 404 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(found ?? { error: "not found" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const fake: FakeService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/fipe/api/v1/`,
    asked: [],
    tokens: [],
    table: new Map(),
    instead: undefined,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}
