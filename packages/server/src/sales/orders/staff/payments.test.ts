import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../../testing/database.ts";
import { injectStaffCall, type StaffCallFields } from "../../../../testing/inject-staff-call.ts";
import { listMailsTo } from "../../../../testing/queued-mails.ts";
import {
  addTestMembership,
  createTestStaffUser,
  signInTestStaff,
  signInWithAuthenticator,
} from "../../../../testing/staff.ts";
import { placeTestOrder, type TestOrder } from "../../../../testing/staff-orders.ts";
import { type Tenant, withTenantTransaction } from "../../../platform/database/tenant.ts";
import { expireOrders } from "../expire-orders.ts";

let context: TestInstallation;
let tenant: Tenant;
let tokens: { owner: string; counter: string };
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation, { pixKey: "loja@example.com", unpaidOrderHours: 48 });
  tokens = { owner: await signIn("owner"), counter: await signIn("counter") };
});
afterAll(() => context.close());

async function signIn(role: "owner" | "counter"): Promise<string> {
  const user = await createTestStaffUser(context.installation, role);
  await addTestMembership(tenant, user, role);
  const signInAs = role === "owner" ? signInWithAuthenticator : signInTestStaff;
  return (await signInAs(context.installation, user)).token;
}

const send = ([method, path]: readonly ["GET" | "POST", string], fields?: StaffCallFields, token = tokens.owner) =>
  injectStaffCall({ app: context.app, tenant, token }, [method, path], fields);

const reais = (centavos: number): number => centavos / 100;
const payBody = (amount: number, rest: object = {}) => ({ body: { amount: reais(amount), ...rest } });
const pay = ({ number }: TestOrder, amount: number, rest?: object) =>
  send(["POST", `/orders/${number}/pay`], payBody(amount, rest));
const reverse = ({ number }: TestOrder, id: string, token?: string) =>
  send(["POST", `/orders/${number}/payments/${id}/reverse`], { body: { reason: "wrong-amount" } }, token);
const getOrder = async ({ number }: TestOrder) => (await send(["GET", `/orders/${number}`])).data;
const asBuyer = async ({ number, session }: TestOrder) =>
  (await context.app.inject({ url: `/ecommerce/user/orders/${number}`, headers: session.headers })).json().data;
const mailsTo = ({ session }: TestOrder) =>
  withTenantTransaction(tenant, (tx) => listMailsTo(tx, session.customer.email));
const inTwoYears = new Date(Date.now() + 2 * 365 * 86_400_000);

test("the Pix code asks for what is open", async () => {
  const order = await placeTestOrder(context.app, tenant, [2], { payment: "pix" });
  const chargedAmount = async () => /54\d\d(\d+\.\d\d)58/.exec((await asBuyer(order)).pixCode)?.[1];
  expect(await chargedAmount()).toBe(reais(order.total).toFixed(2));
  await pay(order, 100);
  expect(await chargedAmount()).toBe(reais(order.total - 100).toFixed(2));
});

test("a tenth of the total leaves the order unpaid, shows what is open, and can be completed", async () => {
  const order = await placeTestOrder(context.app, tenant);
  const tenth = Math.round(order.total / 10);
  const rest = order.total - tenth;
  const mails = (await mailsTo(order)).length;
  expect((await pay(order, tenth)).data).toMatchObject({
    stage: "awaiting-payment",
    paymentState: "pending",
    paidAmount: reais(tenth),
    openAmount: reais(rest),
    paidAt: null,
    refundDue: 0,
    payments: [{ amount: reais(tenth), name: "owner", reversal: null }],
  });
  expect(await mailsTo(order)).toHaveLength(mails);
  const row = (await send(["GET", `/orders?n=${order.number}&view=to-confirm`])).data.items[0];
  expect(row).toMatchObject({ paidAmount: reais(tenth), openAmount: reais(rest), paymentState: "pending" });
  for (const action of ["pick", "pack", "ship"])
    expect(await send(["POST", `/orders/${order.number}/${action}`], { body: {} })).toMatchObject({
      status: 409,
      message: "ORDER_CLOSED",
    });
  expect(await asBuyer(order)).toMatchObject({ valuePay: reais(rest), paymentState: "pending", payBy: null });
  expect(await expireOrders(tenant, { now: inTwoYears })).toBe(0);
  expect((await pay(order, rest)).data).toMatchObject({
    stage: "to-pick",
    paymentState: "paid",
    paidAmount: reais(order.total),
    openAmount: 0,
  });
  expect(await mailsTo(order)).toHaveLength(mails + 1);
});

test("part of the money is no sale yet", async () => {
  const before = (await send(["GET", "/home"])).data.figures.today.revenue;
  const order = await placeTestOrder(context.app, tenant);
  await pay(order, 100);
  expect((await send(["GET", "/home"])).data.figures.today.revenue).toBe(before);
});

test("the same confirmation sent twice counts once", async () => {
  const order = await placeTestOrder(context.app, tenant);
  const twice = await Promise.all([1, 2].map(() => pay(order, 100, { open: reais(order.total) })));
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(twice.find(({ status }) => status === 409)).toMatchObject({ message: "CHANGED_MEANWHILE" });
  expect((await getOrder(order)).payments).toHaveLength(1);
});

test("what was paid too much is due for a refund", async () => {
  const order = await placeTestOrder(context.app, tenant);
  expect((await pay(order, order.total + 500)).data).toMatchObject({ paymentState: "paid", refundDue: 5 });
});

test("a wrong confirmation is reversed with its reason, and the right one follows", async () => {
  const order = await placeTestOrder(context.app, tenant);
  const { payments } = (await pay(order, order.total, { reference: "E1" })).data;
  await send(["POST", `/orders/${order.number}/pick`]);
  expect(await reverse(order, payments[0].id, tokens.counter)).toMatchObject({ status: 403, message: "FORBIDDEN" });
  expect((await reverse(order, payments[0].id)).data).toMatchObject({
    stage: "awaiting-payment",
    paymentState: "pending",
    paidAmount: null,
    paidAt: null,
    paymentReference: "",
    openAmount: reais(order.total),
    payments: [{ reversal: { name: "owner", reason: "wrong-amount" } }],
  });
  const { payBy } = await asBuyer(order);
  expect(Date.parse(payBy)).toBeGreaterThan(Date.now());
  expect(await reverse(order, payments[0].id)).toMatchObject({ status: 409, message: "ORDER_CLOSED" });
  const [entry] = (await send(["GET", "/audit"])).data.items;
  expect(entry).toMatchObject({
    action: "order.payment-reversed",
    before: { paidAmount: order.total, paymentState: "paid" },
    after: { paidAmount: null, paymentState: "pending", amount: order.total, reason: "wrong-amount" },
  });
  expect((await pay(order, order.total)).data.stage).toBe("picked");
});

test("one of two payments is reversed; an unknown one, or one of money that went back, is not", async () => {
  const order = await placeTestOrder(context.app, tenant);
  await pay(order, 1000);
  const { payments } = (await pay(order, order.total - 1000)).data;
  expect((await reverse(order, payments[1].id)).data).toMatchObject({ paidAmount: 10, paymentState: "pending" });
  expect(await reverse(order, payments[1].id)).toMatchObject({ status: 404, message: "PAYMENT_NOT_FOUND" });
  expect(await reverse(order, uuid())).toMatchObject({ status: 404, message: "PAYMENT_NOT_FOUND" });
  await pay(order, order.total - 1000);
  const refund = { body: { amount: 1, method: "pix" } };
  expect((await send(["POST", `/orders/${order.number}/refunds`], refund)).status).toBe(200);
  expect(await reverse(order, payments[0].id)).toMatchObject({ status: 409, message: "PAYMENT_REFUNDED" });
});

test("the money of an order that was paid in part is due once it is canceled, until it is reversed", async () => {
  const order = await placeTestOrder(context.app, tenant);
  const { payments } = (await pay(order, 1000)).data;
  const url = `/ecommerce/user/orders/${order.number}/cancel`;
  const canceled = await context.app.inject({ method: "POST", url, headers: order.session.headers });
  expect(canceled.json().data.paymentState).toBe("refund-due");
  expect(await getOrder(order)).toMatchObject({ refundDue: 10, paymentState: "refund-due" });
  expect((await reverse(order, payments[0].id)).data).toMatchObject({ refundDue: 0, paymentState: "expired" });
});

test("canceled lines need no payment after a reversal", async () => {
  const order = await placeTestOrder(context.app, tenant, [1, 1]);
  const { payments } = (await pay(order, order.total)).data;
  const lines = { body: { lines: [{ position: 2, quantity: 1 }] } };
  const { refundDue } = (await send(["POST", `/orders/${order.number}/cancel`], lines)).data;
  expect((await reverse(order, payments[0].id)).data).toMatchObject({
    refundDue: 0,
    openAmount: reais(order.total - Math.round(refundDue * 100)),
  });
  expect((await pay(order, order.total - Math.round(refundDue * 100))).data.paymentState).toBe("paid");
});
