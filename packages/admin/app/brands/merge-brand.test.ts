import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { mergeWholeBrand } from "./merge-brand.ts";

type Reply = { status: number; body: object };

let server: Server;
let received: unknown[] = [];
let replies: Reply[] = [];
const merged = (products: number, remaining: number): Reply => ({
  status: 200,
  body: { data: { products, remaining } },
});
const refused = (status: number, message: string): Reply => ({ status, body: { message } });

// A server on loopback; fetch is only told where it is, as a browser knows it from the page's address.
beforeAll(async () => {
  server = createServer(async (request, response) => {
    received.push([request.url, await json(request)]);
    const { status, body } = replies.shift() ?? refused(404, "BRAND_NOT_FOUND");
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, options: RequestInit) => fetch(origin + address, options));
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

const body = { text: "Bosch do Brasil", into: "bosch" };
async function merge(answers: Reply[]) {
  [received, replies] = [[], answers];
  const result = await mergeWholeBrand("pecacerta", body);
  expect(received).toEqual(received.map(() => ["/ecommerce/admin/brands/merge", body]));
  return { result, calls: received.length };
}

test.each([
  ["the products of one portion", [merged(12, 0)], 1],
  ["as many portions as there are", [merged(500, 620), merged(500, 120), merged(120, 0)], 3],
  ["the rest that someone else merges meanwhile", [merged(500, 120), refused(404, "BRAND_NOT_FOUND")], 2],
  ["products that cannot be changed, without end", [merged(500, 3), merged(0, 3)], 2],
])("merges %s", async (_, answers, calls) => {
  expect(await merge(answers)).toMatchObject({ result: { ok: true }, calls });
});

test("a portion that fails is told, and another try goes on", async () => {
  const failed = await merge([merged(500, 620), refused(409, "TOO_MANY_PRODUCTS")]);
  expect(failed).toMatchObject({ result: { ok: false, refusal: "TOO_MANY_PRODUCTS" }, calls: 2 });
  expect(await merge([merged(500, 120), merged(120, 0)])).toMatchObject({ result: { ok: true }, calls: 2 });
});
