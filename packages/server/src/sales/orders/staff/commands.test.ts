import { ORDER_ACTIONS, ORDER_STAGES, type OrderAction, STAGE_ACTIONS } from "@pecacerta/rules/order-stage";
import type { Outcome } from "@pecacerta/rules/outcome";
import { and, count, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addressForm } from "../../../../testing/customers.ts";
import {
  createTestCompany,
  openTestInstallation,
  type TestInstallation,
  unwrapOutcome,
} from "../../../../testing/database.ts";
import { listMailsTo } from "../../../../testing/queued-mails.ts";
import { advanceTestOrder, placeTestOrder, type TestOrder, testActor } from "../../../../testing/staff-orders.ts";
import { auditEntries } from "../../../companies/tables.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../../../platform/database/tenant.ts";
import { orderEvents, orderPayments } from "../../tables/order-handling.ts";
import { orders } from "../../tables/orders.ts";
import { cancelOrderByStaff } from "./cancel-order-lines.ts";
import { changeStaffOrder } from "./change-staff-order.ts";
import {
  addOrderNote,
  completeOrder,
  packOrder,
  pickOrder,
  putBackOrder,
  sendOrderMail,
  shipOrder,
} from "./commands.ts";
import { pickOrders, shipOrders } from "./many-orders.ts";
import { payOrder, reversePayment } from "./pay-order.ts";
import { refundOrder } from "./refund-order.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

const actor = testActor();
// After the orders that the tests place.
const now = new Date(Date.now() + 60_000);
const MORE_THAN_TOTAL = 1_000_00;
const shipment = { carrier: "Correios", tracking: "AA123456785BR" };
const address = { ...addressForm, company: "", country: "BR", address2: "", address1: "Rua Nova, 5" };
const place = (quantities?: number[]) => placeTestOrder(context.app, tenant, quantities);
const inTenant = <Result>(work: (tx: TenantTransaction) => Promise<Result>) => withTenantTransaction(tenant, work);

type Change = { number: string; revision: number; values: Parameters<typeof changeStaffOrder>[2]["values"] };
const change = (tx: TenantTransaction, { number, revision, values }: Change) =>
  changeStaffOrder(tx, actor, { number, values, tag: `"r${revision}"`, now });

type Attempt = (tx: TenantTransaction, number: string, revision: number) => Promise<Outcome<unknown, string, unknown>>;

const ATTEMPTS: Readonly<Record<OrderAction, Attempt>> = {
  pay: (tx, number) => payOrder(tx, actor, { number, amount: MORE_THAN_TOTAL, reference: "", now }),
  "reverse-payment": async (tx, number) => {
    const [payment] = await tx
      .select({ id: orderPayments.id })
      .from(orderPayments)
      .innerJoin(orders, and(eq(orders.companyId, tx.companyId), eq(orders.id, orderPayments.orderId)))
      .where(and(eq(orderPayments.companyId, tx.companyId), eq(orders.number, Number(number))));
    return await reversePayment(tx, actor, { number, id: payment?.id ?? uuid(), reason: "wrong-order", now });
  },
  pick: (tx, number) => pickOrder(tx, actor, { number, now }),
  pack: (tx, number) => packOrder(tx, actor, { number, now }),
  ship: (tx, number) => shipOrder(tx, actor, { number, ...shipment, now }),
  complete: (tx, number) => completeOrder(tx, actor, { number, now }),
  cancel: (tx, number) => cancelOrderByStaff(tx, actor, { number, stock: "restock", now }),
  "cancel-lines": (tx, number) => {
    const lines = [{ position: 1, quantity: 1, stock: "damaged" as const }];
    return cancelOrderByStaff(tx, actor, { number, stock: "restock", lines, now });
  },
  refund: (tx, number) =>
    refundOrder(tx, actor, { number, amount: 1_00, method: "pix", reason: "", isFresh: true, now }),
  "put-back": (tx, number) => putBackOrder(tx, actor, { number, now }),
  "change-address": (tx, number, revision) => change(tx, { number, revision, values: { address } }),
  "change-shipment": (tx, number, revision) => change(tx, { number, revision, values: { tracking: "BB1BR" } }),
  "set-invoice-key": (tx, number, revision) => {
    const nfeKey = "35170458716523000119550010000000121000123458";
    return change(tx, { number, revision, values: { nfe_key: nfeKey } });
  },
  "add-note": (tx, number) => addOrderNote(tx, actor, { number, text: "Retira às 15 h", now }),
  "send-mail": async (tx, number) => {
    const received = await sendOrderMail(tx, actor, { number, mail: "received", now });
    return received.ok ? received : await sendOrderMail(tx, actor, { number, mail: "cancelled", now });
  },
};

async function countRecords(tx: TenantTransaction, id: string): Promise<number[]> {
  const [events] = await tx
    .select({ count: count() })
    .from(orderEvents)
    .where(and(eq(orderEvents.companyId, tx.companyId), eq(orderEvents.orderId, id)));
  const [entries] = await tx
    .select({ count: count() })
    .from(auditEntries)
    .where(and(eq(auditEntries.companyId, tx.companyId), eq(auditEntries.subjectId, id)));
  return [events?.count ?? 0, entries?.count ?? 0];
}

class RolledBack extends Error {}

/** Undone afterwards. Answers with the refusal and how many events and audit entries were added. */
async function attempt({ number, id }: TestOrder, action: OrderAction) {
  let result: { refusal: string | undefined; added: number[] } | undefined;
  const work = inTenant(async (tx) => {
    const [order] = (
      await tx.execute<{ revision: number }>(
        `select revision from orders where company_id = '${tx.companyId}' and id = '${id}'`,
      )
    ).rows;
    const before = await countRecords(tx, id);
    const outcome = await ATTEMPTS[action](tx, number, order?.revision ?? 0);
    const after = await countRecords(tx, id);
    result = {
      refusal: outcome.ok ? undefined : outcome.refusal,
      added: after.map((all, at) => all - (before[at] ?? 0)),
    };
    throw new RolledBack();
  });
  await expect(work).rejects.toThrow(RolledBack);
  return result;
}

describe.each(ORDER_STAGES)("in the stage %s", (stage) => {
  let order: TestOrder;
  beforeAll(async () => {
    order = await place();
    await advanceTestOrder(tenant, order, stage);
  });

  test.each(ORDER_ACTIONS)("%s is done and recorded once, or refused without a trace", async (action) => {
    // The test orders are paid, except for those that wait for it.
    const isUnpaid = stage === "awaiting-payment";
    const suitsPayment = action === "pay" ? isUnpaid : action !== "reverse-payment" || !isUnpaid;
    const isAllowed = STAGE_ACTIONS[stage].includes(action) && suitsPayment;
    expect(await attempt(order, action)).toEqual(
      isAllowed ? { refusal: undefined, added: [1, 1] } : { refusal: "ORDER_CLOSED", added: [0, 0] },
    );
  });
});

const getOrder = async ({ number, session }: TestOrder) =>
  (await context.app.inject({ url: `/ecommerce/user/orders/${number}`, headers: session.headers })).json().data;
const mailsOf = async ({ session }: TestOrder) =>
  (await inTenant((tx) => listMailsTo(tx, session.customer.email))).map(({ template, content }) => ({
    template,
    content,
  }));

test("[OR-01] two members of staff do a thing once", async () => {
  const order = await place();
  for (const action of ["pay", "pick", "pack", "ship", "complete"] as const) {
    const outcomes = await Promise.all([1, 2, 3].map(() => inTenant((tx) => ATTEMPTS[action](tx, order.number, 0))));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.refusal === "ORDER_CLOSED")).toHaveLength(2);
  }
  expect((await mailsOf(order)).map(({ content }) => "status" in content && content.status)).toEqual([
    "completed",
    "shipped",
    "paid",
    false,
  ]);
});

test("the customer gets the tracking code once, and sees what customers saw before", async () => {
  const order = await place();
  const before = await getOrder(order);
  for (const action of ["add-note", "change-address", "pay", "pick", "pack"] as const)
    unwrapOutcome(await inTenant((tx) => ATTEMPTS[action](tx, order.number, 1)));
  const { shippingAddress, ...packed } = await getOrder(order);
  expect(packed).toEqual({
    ...before,
    shippingAddress: undefined,
    paymentState: "paid",
    paidAt: now.toISOString(),
    pixCode: null,
  });
  expect(shippingAddress.address1).toBe("Rua Nova, 5");
  unwrapOutcome(await inTenant((tx) => ATTEMPTS.ship(tx, order.number, 0)));
  const { timeline, ...shipped } = await getOrder(order);
  expect(timeline.map(({ status }: { status: string }) => status)).toEqual(["PENDING", "SHIPPED"]);
  expect(shipped).toMatchObject({ ...shipment, nfeKey: null });
  const mails = await mailsOf(order);
  expect(mails).toHaveLength(3);
  expect(mails[0]).toMatchObject({ template: "order-status", content: { status: "shipped", ...shipment } });
});

test("the order's own link shows neither tracking code nor invoice key, its e-mail the code, its customer both", async () => {
  const order = await place();
  await advanceTestOrder(tenant, order, "shipped");
  const key = "35170458716523000119550010000000121000123458";
  unwrapOutcome(await inTenant((tx) => change(tx, { number: order.number, revision: 3, values: { nfe_key: key } })));
  const own = await getOrder(order);
  expect(own).toMatchObject({ carrier: "Correios", tracking: "AA1BR", nfeKey: key });
  const headers = { ecommerce: tenant.slug };
  const linked = await context.app.inject({ url: `/ecommerce/orders/token/${own.token}`, headers });
  expect(linked.json().data).toMatchObject({ tracking: "", nfeKey: null });
  const body = { number: order.number, email: order.session.customer.email };
  const tracked = await context.app.inject({ method: "POST", url: "/ecommerce/orders/track", headers, payload: body });
  expect(tracked.statusCode).toBe(200);
  expect(tracked.json().data).toMatchObject({ carrier: "Correios", tracking: "AA1BR" });
  expect(tracked.body).not.toContain(key);
});

test("of two who change an order, disjoint fields are merged and the same one is refused with both values", async () => {
  const order = await place();
  await advanceTestOrder(tenant, order, "to-pick");
  const { number } = order;
  const save = (values: Change["values"], revision = 2) => inTenant((tx) => change(tx, { number, revision, values }));
  const other = { ...address, address1: "Rua Outra, 9" };
  const key = "35170458716523000119550010000000121000123458";
  const outcomes = await Promise.all([save({ address }), save({ nfe_key: key }), save({ address: other })]);
  const refused = outcomes.filter((outcome) => !outcome.ok);
  expect(refused).toHaveLength(1);
  const isFirst = outcomes[0]?.ok;
  expect(refused[0]).toMatchObject({
    refusal: "CHANGED_MEANWHILE",
    details: {
      current: { address: isFirst ? address : other },
      yours: { address: isFirst ? other : address },
      conflicts: ["address"],
    },
  });
  expect(await save({ address: isFirst ? address : other })).toMatchObject({ ok: true });
  expect(await save({ nfe_key: "" }, 99)).toMatchObject({ details: { conflicts: ["nfe_key"] } });
  expect(await save({ address: { ...address, address1: "Rua Nova" } }, 4)).toMatchObject({
    refusal: "ADDRESS_NUMBER_REQUIRED",
  });
});

test("a new tracking code of a shipped order is mailed, and one that is the same is not", async () => {
  const order = await place();
  await advanceTestOrder(tenant, order, "shipped");
  const { number } = order;
  const values = { carrier: "Jadlog", tracking: "JL77" };
  for (const _time of [1, 2]) unwrapOutcome(await inTenant((tx) => change(tx, { number, revision: 3, values })));
  const mails = await mailsOf(order);
  expect(mails).toHaveLength(4);
  expect(mails[0]?.content).toMatchObject({ status: "shipped", ...values });
});

test("a payment is dated between the order and today", async () => {
  const { number } = await place();
  const pay = (paidOn: string) =>
    inTenant((tx) => payOrder(tx, actor, { number, amount: 1, reference: "", paidOn, now }));
  for (const day of ["2020-01-01", "2999-01-01"])
    expect(await pay(day)).toMatchObject({ refusal: "ERROR_FORM_INVALID" });
});

test("many orders at once have one result each, and a refused row leaves the others", async () => {
  const orders = [await place(), await place(), await place()];
  for (const order of orders.slice(0, 2)) await advanceTestOrder(tenant, order, "to-pick");
  const numbers = orders.map(({ number }) => number).toReversed();
  const [waiting, second, first] = numbers as [string, string, string];
  const picked = await inTenant((tx) => pickOrders(tx, actor, { numbers: [...numbers, "999999", first], now }));
  expect(picked).toEqual([
    { number: waiting, refusal: "ORDER_CLOSED" },
    { number: second, refusal: null },
    { number: first, refusal: null },
    { number: "999999", refusal: "ORDER_NOT_FOUND" },
    { number: first, refusal: "ORDER_CLOSED" },
  ]);
  const list = [
    { number: second, tracking: "AA2" },
    { number: first, tracking: "AA1" },
  ];
  const shipped = await Promise.all(
    [list, list.toReversed()].map((orders) =>
      inTenant((tx) => shipOrders(tx, actor, { carrier: "Jadlog", orders, now })),
    ),
  );
  expect(shipped.flat().filter(({ refusal }) => refusal === null)).toHaveLength(2);
  const [mail] = await mailsOf(orders[0] as TestOrder);
  expect(mail?.content).toMatchObject({ carrier: "Jadlog", tracking: "AA1" });
});

test("[GEN-01] staff of another company change nothing", async () => {
  const order = await place();
  const foreign = await createTestCompany(context.installation);
  for (const action of ORDER_ACTIONS) {
    const outcome = await withTenantTransaction(foreign, (tx) => ATTEMPTS[action](tx, order.number, 1));
    expect(outcome).toMatchObject({ refusal: "ORDER_NOT_FOUND" });
  }
});
