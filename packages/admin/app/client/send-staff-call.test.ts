import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { sendStaffCall } from "./send-staff-call.ts";
import { setSessionPrompts } from "./session-prompts.ts";
import { callStaff } from "./staff-call.ts";
import { callUser } from "./user-call.ts";

type Received = { method?: string; url?: string; headers: IncomingMessage["headers"]; body: string };
type Reply = { status: number; body: string; headers?: Record<string, string> };

let server: Server;
let received: Received[] = [];
let replies: Reply[] = [];
const done: Reply = { status: 200, body: '{"data":1}' };
const refused = (status: number, message: string): Reply => ({ status, body: JSON.stringify({ message }) });

// A server on loopback; fetch is only told where it is, as a browser knows it from the page's address.
beforeAll(async () => {
  server = createServer(async (request, response) => {
    received.push({ method: request.method, url: request.url, headers: request.headers, body: await text(request) });
    const { status, body, headers } = replies.shift() ?? done;
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
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
beforeEach(() => {
  received = [];
  replies = [];
});

test("a call is JSON and names the admin and its company", async () => {
  const sent = await sendStaffCall("POST /admin/orders/:n/ship", {
    company: "pecacerta",
    params: { n: "12/3" },
    query: { notify: true, unset: undefined },
    body: { code: "BR1" },
    idempotencyKey: "k1",
    ifMatch: '"r7"',
  });
  expect(sent).toEqual({ ok: true, value: { data: 1 } });
  expect(received[0]).toMatchObject({
    method: "POST",
    url: "/ecommerce/admin/orders/12%2F3/ship?notify=true",
    body: '{"code":"BR1"}',
    headers: {
      "x-admin": "1",
      ecommerce: "pecacerta",
      "content-type": "application/json",
      "idempotency-key": "k1",
      "if-match": '"r7"',
    },
  });
});

test("a call of the user names no company and sends no body", async () => {
  await sendStaffCall("GET /admin/me");
  expect(received[0]?.headers).toMatchObject({ "x-admin": "1" });
  for (const name of ["ecommerce", "content-type", "if-match"]) expect(received[0]?.headers).not.toHaveProperty(name);
});

test("an answer of another company is dropped, a refusal as well", async () => {
  const foreign = { ecommerce: "outra" };
  replies = [
    { ...done, headers: foreign },
    { ...refused(409, "ORDER_CLOSED"), headers: foreign },
    { ...done, headers: { ecommerce: "pecacerta" } },
  ];
  const send = () => sendStaffCall("GET /admin/orders", { company: "pecacerta" });
  expect(await send()).toMatchObject({ ok: false, refusal: "FOREIGN_RESPONSE", responseBody: null });
  expect(await send()).toMatchObject({ ok: false, refusal: "FOREIGN_RESPONSE", responseBody: null });
  expect(await send()).toMatchObject({ ok: true });
});

test("amounts are decimals on the wire and centavos in the program", async () => {
  replies = [{ status: 200, body: '{"data":{"total":12.34}}' }];
  const sent = await callStaff("POST /admin/orders/:number/pay", {
    company: "pecacerta",
    params: { number: "1" },
    body: { amount: 1234, method: "pix" },
    idempotencyKey: "k1",
  } as never);
  expect(JSON.parse(received[0]?.body ?? "")).toMatchObject({ amount: 12.34 });
  expect(sent).toMatchObject({ value: { data: { total: 1234 } } });
});

test("every failure is a value", async () => {
  replies = [
    { status: 422, body: '{"message":"VALIDATION_FAILED","errors":{"code":"ERROR_FORM_REQUIRED"}}' },
    { status: 502, body: "<html>" },
    { status: 200, body: "<html>" },
  ];
  const send = () => sendStaffCall("GET /admin/me");
  expect(await send()).toMatchObject({ status: 422, errors: { code: "ERROR_FORM_REQUIRED" } });
  expect(await send()).toMatchObject({ status: 502, refusal: "INTERNAL_ERROR", errors: {} });
  expect(await send()).toMatchObject({ status: 0, refusal: "NETWORK_ERROR" });
  const signal = AbortSignal.abort();
  expect(await sendStaffCall("GET /admin/me", { signal })).toMatchObject({ status: 0, refusal: "CANCELLED" });
});

test("a call that needs a fresh sign-in is repeated once after it", async () => {
  const confirm = vi.fn(() => new Promise<boolean>((resolve) => setTimeout(resolve, 100, true)));
  const remove = setSessionPrompts({ confirm });
  const stale = refused(403, "FRESH_SIGN_IN_NEEDED");
  replies = [stale, stale];
  const both = await Promise.all([callUser("POST /admin/me/totp", {}), callUser("POST /admin/me/totp", {})]);
  expect(both.map(({ ok }) => ok)).toEqual([true, true]);
  expect(received).toHaveLength(4);
  expect(confirm).toHaveBeenCalledTimes(1);
  replies = [stale, stale];
  expect(await callUser("POST /admin/me/totp", {})).toMatchObject({ ok: false, refusal: "FRESH_SIGN_IN_NEEDED" });
  remove();
  replies = [stale];
  expect(await callUser("POST /admin/me/totp", {})).toMatchObject({ ok: false });
  expect(received).toHaveLength(7);
});

test.each(["AUTH_UNAUTHORIZED", "SECOND_FACTOR_NEEDED"])("%s leads to the sign-in", async (refusal) => {
  const signedOut = vi.fn();
  const remove = setSessionPrompts({ signedOut });
  replies = [refused(401, refusal), refused(403, "FORBIDDEN")];
  expect(await callUser("GET /admin/me", {})).toMatchObject({ refusal });
  await callUser("GET /admin/me", {});
  expect(signedOut.mock.calls).toEqual([[refusal]]);
  remove();
  replies = [refused(401, refusal)];
  await callUser("GET /admin/me", {});
  expect(signedOut).toHaveBeenCalledTimes(1);
});

test("a company that the user is no member of any more is reported by its slug", async () => {
  const lost: string[] = [];
  const stop = setSessionPrompts({ companyLost: (slug) => lost.push(slug) });
  replies = [refused(404, "COMPANY_NOT_FOUND"), refused(404, "PRODUCT_NOT_FOUND")];
  for (const company of ["auto-norte", "auto-sul"]) await callStaff("GET /admin/counts", { company });
  stop();
  replies = [refused(404, "COMPANY_NOT_FOUND")];
  await callStaff("GET /admin/counts", { company: "auto-leste" });
  expect(lost).toEqual(["auto-norte"]);
});
