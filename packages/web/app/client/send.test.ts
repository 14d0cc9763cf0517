import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setConnection } from "./connection.ts";
import { send } from "./send.ts";

type Seen = { method?: string; url?: string; headers: IncomingMessage["headers"]; body: string };
let server: Server;
let seen: Seen[] = [];
/** With `headers`, what they promise is broken off after the body. */
type Reply = { status: number; body: string; headers?: Record<string, string> };
let reply: Reply = { status: 200, body: '{"data":1}' };
const refusedTokens: string[] = [];

// The real thing on loopback: fetch is only told where the shop is, as a browser knows it from the page's address.
beforeAll(async () => {
  server = createServer(async (request, response) => {
    seen.push({ method: request.method, url: request.url, headers: request.headers, body: await text(request) });
    response.writeHead(reply.status, { "content-type": "application/json", ...reply.headers });
    if (reply.headers) return response.write(reply.body, () => response.destroy());
    response.end(reply.body);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, options: RequestInit) => fetch(origin + address, options));
});
afterAll(() => server.close());

beforeEach(() => {
  seen = [];
  refusedTokens.length = 0;
  reply = { status: 200, body: '{"data":1}' };
  setConnection({
    company: "pecacerta",
    bearer: () => "secret",
    onRefusedBearer: (token) => refusedTokens.push(token),
  });
});

test("[API-01] a call is form-encoded and carries the company header and the bearer token", async () => {
  const sent = await send("PUT /user/addresses/:id", {
    params: { id: "a/b" },
    body: { address: { city: "São Paulo" } },
    idempotencyKey: "k1",
  });
  expect(sent).toEqual({ ok: true, value: { data: 1 }, servedAt: expect.any(Number) });
  expect(seen[0]).toMatchObject({
    method: "PUT",
    url: "/ecommerce/user/addresses/a%2Fb",
    body: "address%5Bcity%5D=S%C3%A3o%20Paulo",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      ecommerce: "pecacerta",
      authorization: "Bearer secret",
      "idempotency-key": "k1",
    },
  });
});

test("[API-01] a call times out after 80000 ms", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  await send("GET /user");
  expect(timeout).toHaveBeenCalledWith(80_000);
  timeout.mockRestore();
});

test("a query omits undefined values, and a visitor sends no bearer token", async () => {
  setConnection({ company: "diesel-sul", bearer: () => null, onRefusedBearer: () => undefined });
  await send("GET /user/orders", { query: { page: 2, limit: undefined } });
  expect(seen[0]?.url).toBe("/ecommerce/user/orders?page=2");
  expect(seen[0]?.headers).not.toHaveProperty("authorization");
  expect(seen[0]?.headers).not.toHaveProperty("content-type");
});

test("a refusal has its key, the invalid fields, the status and the response body", async () => {
  reply = { status: 422, body: '{"message":"VALIDATION_FAILED","errors":{"cpf":"INVALID_CPF"},"more":1}' };
  expect(await send("POST /register", { body: {} })).toEqual({
    ok: false,
    refusal: "VALIDATION_FAILED",
    status: 422,
    errors: { cpf: "INVALID_CPF" },
    responseBody: { message: "VALIDATION_FAILED", errors: { cpf: "INVALID_CPF" }, more: 1 },
  });
});

test("a truncated response is a network error; a response without a body is valid", async () => {
  reply = { status: 200, body: '{"data"', headers: { "content-length": "10" } };
  expect(await send("GET /user")).toMatchObject({ ok: false, refusal: "NETWORK_ERROR", status: 0 });
  reply = { status: 204, body: "" };
  expect(await send("GET /user")).toMatchObject({ ok: true, value: null });
  reply = { status: 502, body: "<h1>" };
  expect(await send("GET /user")).toMatchObject({ ok: false, refusal: "INTERNAL_ERROR", status: 502 });
});

test("a rejected token is reported once with the token; a wrong password is not reported", async () => {
  reply = { status: 401, body: '{"message":"AUTH_UNAUTHORIZED"}' };
  await send("GET /user");
  reply = { status: 401, body: '{"message":"AUTH_WRONG_PASSWORD"}' };
  await send("POST /user/password", { body: {} });
  expect(refusedTokens).toEqual(["secret"]);
});

test("a response that is not JSON is an internal error, a missing one a network error, a canceled call neither", async () => {
  reply = { status: 502, body: "<html>" };
  expect(await send("GET /user")).toMatchObject({ refusal: "INTERNAL_ERROR", status: 502 });
  expect(await send("GET /user", { signal: AbortSignal.abort() })).toMatchObject({ refusal: "CANCELLED", status: 0 });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await send("GET /user")).toMatchObject({ refusal: "NETWORK_ERROR", status: 0 });
});
