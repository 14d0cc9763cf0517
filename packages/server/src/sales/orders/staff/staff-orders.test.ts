import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../../testing/database.ts";
import { HOSTILE_TEXTS } from "../../../../testing/hostile-texts.ts";
import { injectStaffCall, type StaffCallFields } from "../../../../testing/inject-staff-call.ts";
import { addTestMembership, createTestStaffUser, signInTestStaff } from "../../../../testing/staff.ts";
import { placeTestOrder } from "../../../../testing/staff-orders.ts";
import { findStockOnHand } from "../../../../testing/stock.ts";
import type { Tenant } from "../../../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
let token: string;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  const user = await createTestStaffUser(context.installation, "Rui");
  await addTestMembership(tenant, user, "counter");
  token = (await signInTestStaff(context.installation, user)).token;
});
afterAll(() => context.close());

const send = (method: "GET" | "POST" | "PATCH", path: string, fields?: StaffCallFields) =>
  injectStaffCall({ app: context.app, tenant, token }, [method, `/orders${path}`], fields);

test("a counter clerk runs an order from the payment to the hand-over", async () => {
  const order = await placeTestOrder(context.app, tenant, [2, 1]);
  const at = `/${order.number}`;
  expect((await send("GET", "?view=to-confirm")).data).toMatchObject({ total: 1, items: [{ number: order.number }] });
  const paid = await send("POST", `${at}/pay`, { body: { amount: order.total / 100, reference: "E123" } });
  expect(paid.data).toMatchObject({ stage: "to-pick", paidAmount: order.total / 100, paymentReference: "E123" });
  const tag = `"r${paid.data.revision}"`;
  const { email: _email, ...address } = paid.data.shippingAddress;
  const moved = { address: { ...address, email: "novo@example.com", address1: "Rua B, 8" } };
  expect((await send("PATCH", at, { body: moved, tag })).data.shippingAddress.address1).toBe("Rua B, 8");
  const elsewhere = { address: { ...moved.address, address1: "Rua C, 9" } };
  expect(await send("PATCH", at, { body: elsewhere, tag })).toMatchObject({
    status: 409,
    message: "CHANGED_MEANWHILE",
    conflicts: ["address"],
    current: { address: { address1: "Rua B, 8" }, tracking: "" },
    yours: { address: { address1: "Rua C, 9" } },
  });
  expect(await send("PATCH", at, { body: moved })).toMatchObject({ status: 428, message: "VERSION_NEEDED" });
  const cancel = { body: { lines: [{ position: 1, quantity: 1 }] }, key: uuid() };
  for (const _time of [1, 2])
    expect((await send("POST", `${at}/cancel`, cancel)).data).toMatchObject({ refundDue: 120, stage: "to-pick" });
  expect(await findStockOnHand(tenant, order.productIds[0] ?? "")).toBe(9);
  expect((await send("POST", "/pick", { body: { numbers: [order.number, "1"] } })).data).toEqual([
    { number: order.number, refusal: null },
    { number: "1", refusal: "ORDER_NOT_FOUND" },
  ]);
  const list = { carrier: "Correios", orders: [{ number: order.number, tracking: "AA1BR" }] };
  expect((await send("POST", "/ship", { body: list })).data).toEqual([{ number: order.number, refusal: null }]);
  expect((await send("GET", "?q=aa1br")).data.items).toMatchObject([{ number: order.number, stage: "shipped" }]);
  const completed = await send("POST", `${at}/complete`);
  expect(completed.data).toMatchObject({
    stage: "completed",
    actions: ["reverse-payment", "refund", "set-invoice-key", "add-note", "send-mail"],
  });
  expect(completed.data.events.at(-1)).toMatchObject({ kind: "completed", actor: { kind: "staff", name: "Rui" } });
  expect((await send("GET", "/counts")).data).toEqual({
    "to-confirm": 0,
    "to-pick": 0,
    "to-ship": 0,
    late: 0,
    "to-put-back": 0,
    "to-refund": 1,
    sent: 1,
    all: 1,
  });
  const refund = { body: { amount: 1, method: "pix" } };
  expect(await send("POST", `${at}/refunds`, refund)).toMatchObject({ status: 403, message: "FORBIDDEN" });
});

test("a tracking code is kept without the blanks of the label, however it was sent, and found as it is read out", async () => {
  const [one, other] = [await placeTestOrder(context.app, tenant), await placeTestOrder(context.app, tenant)];
  for (const { number, total } of [one, other]) await send("POST", `/${number}/pay`, { body: { amount: total / 100 } });
  const ship = { body: { carrier: "Correios", tracking: "br 123 456 789 br" } };
  const preview = new URLSearchParams({ mail: "shipped", ...ship.body });
  expect((await send("GET", `/${one.number}/mails/preview?${preview}`)).data.text).toContain("BR123456789BR");
  const shipped = (await send("POST", `/${one.number}/ship`, ship)).data;
  expect(shipped.tracking).toBe("BR123456789BR");
  const tag = `"r${shipped.revision}"`;
  const corrected = await send("PATCH", `/${one.number}`, { body: { tracking: " BR 987 654 321 BR" }, tag });
  expect(corrected.data.tracking).toBe("BR987654321BR");
  const list = { carrier: "Jadlog", orders: [{ number: other.number, tracking: " JL  77 " }] };
  await send("POST", "/ship", { body: list });
  expect((await send("GET", `/${other.number}`)).data.tracking).toBe("JL 77");
  for (const term of ["BR 987 654 321 BR", "br987654", "JL 77"])
    expect((await send("GET", `?q=${encodeURIComponent(term)}`)).data.items, term).toHaveLength(1);
});

test("invalid fields are refused by name, and no text is a failure of the server", async () => {
  const { number } = await placeTestOrder(context.app, tenant);
  const pay = (body: object) => send("POST", `/${number}/pay`, { body });
  for (const body of [{}, { amount: 0 }, { amount: -1 }, { amount: "1e3" }, { amount: 1.234 }])
    expect(await pay(body)).toMatchObject({ status: 422, errors: { amount: expect.any(String) } });
  for (const paid_on of ["2999-01-01", "2026-02-30", "x", 5])
    expect(await pay({ amount: 1, paid_on })).toMatchObject({ status: 422, errors: { paid_on: "ERROR_FORM_INVALID" } });
  expect(await send("PATCH", `/${number}`, { body: { nfe_key: "1".repeat(44) }, tag: '"r1"' })).toMatchObject({
    status: 422,
    errors: { nfe_key: "INVALID_INVOICE_KEY" },
  });
  for (const tracking of ['=HYPERLINK("x")', "+5562", "-12", "@SUM(1)", "AA1;AA2", "<b>AA1</b>", "Código"]) {
    const refused = { status: 422, errors: { tracking: "INVALID_TRACKING_CODE" } };
    expect(await send("POST", `/${number}/ship`, { body: { tracking } })).toMatchObject(refused);
    expect(await send("PATCH", `/${number}`, { body: { tracking }, tag: '"r1"' })).toMatchObject(refused);
    const list = { carrier: "Correios", orders: [{ number, tracking }] };
    const errors = { "orders.0.tracking": "INVALID_TRACKING_CODE" };
    expect(await send("POST", "/ship", { body: list })).toMatchObject({ status: 422, errors });
  }
  for (const text of HOSTILE_TEXTS) {
    const { status } = await send("GET", `?q=${encodeURIComponent(text.toWellFormed())}`);
    expect([200, 422]).toContain(status);
  }
});
