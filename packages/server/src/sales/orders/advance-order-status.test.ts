import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { sendCheckout } from "../../../testing/checkout.ts";
import { createTestCustomer, type SignedInCustomer } from "../../../testing/customers.ts";
import {
  createTestCompany,
  openTestInstallation,
  type TestInstallation,
  unwrapOutcome,
} from "../../../testing/database.ts";
import { listMailsTo } from "../../../testing/queued-mails.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { advanceOrderStatus } from "./advance-order-status.ts";

let context: TestInstallation;
let tenant: Tenant;
let session: SignedInCustomer;
let order: { id: string; number: string; token: string };
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

async function placeTestOrder(): Promise<void> {
  session = await createTestCustomer(tenant);
  const { id } = await createTestProduct(tenant, { stock: 5 });
  order = (await sendCheckout(context.app, session, { items: [{ product_id: id, quantity: 1 }] })).json().data;
}
const advance = (status: "SHIPPED" | "COMPLETED", from = tenant) =>
  withTenantTransaction(from, (tx) => advanceOrderStatus(tx, { id: order.id, status, now: new Date() }));
const mailedStatuses = async () => {
  const mails = await withTenantTransaction(tenant, (tx) => listMailsTo(tx, session.customer.email));
  return mails.map(({ template, content }) => ("status" in content ? content.status : template)).reverse();
};
const response = async () => {
  const url = `/ecommerce/user/orders/${order.number}`;
  return (await context.app.inject({ url, headers: session.headers })).json().data;
};

test("[OR-01] shipping and completing an order adds a step to its timeline and sends a mail", async () => {
  await placeTestOrder();
  unwrapOutcome(await advance("SHIPPED"));
  expect((await response()).status).toBe("SHIPPED");
  unwrapOutcome(await advance("COMPLETED"));
  expect((await response()).status).toBe("COMPLETED");
  const payload = { number: order.number, email: session.customer.email };
  const headers = { ecommerce: tenant.slug };
  const tracked = await context.app.inject({ method: "POST", url: "/ecommerce/orders/track", headers, payload });
  const { timeline } = tracked.json().data as { timeline: { status: string }[] };
  expect(timeline.map(({ status }) => status)).toEqual(["PENDING", "SHIPPED", "COMPLETED"]);
  expect(await mailedStatuses()).toEqual(["order-received", "shipped", "completed"]);
});

test("mails link to the account, not to the order's expiring link, which shows a masked order", async () => {
  await placeTestOrder();
  unwrapOutcome(await advance("SHIPPED"));
  const [status, received] = await withTenantTransaction(tenant, (tx) => listMailsTo(tx, session.customer.email));
  for (const mail of [status, received]) {
    expect(mail?.content).toMatchObject({ path: `/account/orders/${order.number}` });
    expect(JSON.stringify(mail?.content)).not.toContain(order.token);
  }
});

test("an order advances only forward, once, and not after it was canceled", async () => {
  await placeTestOrder();
  const responses = await Promise.all([advance("COMPLETED"), advance("COMPLETED"), advance("COMPLETED")]);
  expect(responses.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await advance("SHIPPED")).toMatchObject({ refusal: "ORDER_CLOSED" });
  expect(await mailedStatuses()).toEqual(["order-received", "completed"]);
  await placeTestOrder();
  const url = `/ecommerce/user/orders/${order.number}/cancel`;
  for (let time = 0; time < 2; time++) await context.app.inject({ method: "POST", url, headers: session.headers });
  expect(await advance("SHIPPED")).toMatchObject({ refusal: "ORDER_CLOSED" });
  expect(await mailedStatuses()).toEqual(["order-received", "cancelled"]);
});

test("[GEN-01] another company's seller cannot advance an order", async () => {
  await placeTestOrder();
  const foreign = await createTestCompany(context.installation);
  expect(await advance("SHIPPED", foreign)).toEqual({ ok: false, refusal: "ORDER_NOT_FOUND" });
  expect(await mailedStatuses()).toEqual(["order-received"]);
});
