import { expect, test, vi } from "vitest";
import { type LoopbackReply, refusedReply as refused, startLoopbackServer } from "../../testing/loopback-server.ts";
import { sendStaffCall } from "./send-staff-call.ts";
import { setSessionPrompts } from "./session-prompts.ts";
import { callStaff } from "./staff-call.ts";
import { callUser } from "./user-call.ts";

const done: LoopbackReply = { status: 200, body: '{"data":1}' };
const calls = startLoopbackServer(done);

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
  expect(calls.received[0]).toMatchObject({
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
  expect(calls.received[0]?.headers).toMatchObject({ "x-admin": "1" });
  for (const name of ["ecommerce", "content-type", "if-match"])
    expect(calls.received[0]?.headers).not.toHaveProperty(name);
});

test("an answer of another company is dropped, a refusal as well", async () => {
  const foreign = { ecommerce: "outra" };
  calls.replies = [
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
  calls.replies = [{ status: 200, body: '{"data":{"total":12.34}}' }];
  const sent = await callStaff("POST /admin/orders/:number/pay", {
    company: "pecacerta",
    params: { number: "1" },
    body: { amount: 1234, method: "pix" },
    idempotencyKey: "k1",
  } as never);
  expect(JSON.parse(calls.received[0]?.body ?? "")).toMatchObject({ amount: 12.34 });
  expect(sent).toMatchObject({ value: { data: { total: 1234 } } });
});

test("every failure is a value", async () => {
  calls.replies = [
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
  calls.replies = [stale, stale];
  const both = await Promise.all([callUser("POST /admin/me/totp", {}), callUser("POST /admin/me/totp", {})]);
  expect(both.map(({ ok }) => ok)).toEqual([true, true]);
  expect(calls.received).toHaveLength(4);
  expect(confirm).toHaveBeenCalledTimes(1);
  calls.replies = [stale, stale];
  expect(await callUser("POST /admin/me/totp", {})).toMatchObject({ ok: false, refusal: "FRESH_SIGN_IN_NEEDED" });
  remove();
  calls.replies = [stale];
  expect(await callUser("POST /admin/me/totp", {})).toMatchObject({ ok: false });
  expect(calls.received).toHaveLength(7);
});

test.each(["AUTH_UNAUTHORIZED", "SECOND_FACTOR_NEEDED"])("%s leads to the sign-in", async (refusal) => {
  const signedOut = vi.fn();
  const remove = setSessionPrompts({ signedOut });
  calls.replies = [refused(401, refusal), refused(403, "FORBIDDEN")];
  expect(await callUser("GET /admin/me", {})).toMatchObject({ refusal });
  await callUser("GET /admin/me", {});
  expect(signedOut.mock.calls).toEqual([[refusal]]);
  remove();
  calls.replies = [refused(401, refusal)];
  await callUser("GET /admin/me", {});
  expect(signedOut).toHaveBeenCalledTimes(1);
});

test("a company that the user is no member of any more is reported by its slug", async () => {
  const lost: string[] = [];
  const stop = setSessionPrompts({ companyLost: (slug) => lost.push(slug) });
  calls.replies = [refused(404, "COMPANY_NOT_FOUND"), refused(404, "PRODUCT_NOT_FOUND")];
  for (const company of ["auto-norte", "auto-sul"]) await callStaff("GET /admin/counts", { company });
  stop();
  calls.replies = [refused(404, "COMPANY_NOT_FOUND")];
  await callStaff("GET /admin/counts", { company: "auto-leste" });
  expect(lost).toEqual(["auto-norte"]);
});
