import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { sendCheckout } from "../../../testing/checkout.ts";
import { createTestCustomer, type SignedInCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { listMailsTo } from "../../../testing/queued-mails.ts";
import { findStockOnHand } from "../../../testing/stock.ts";
import { stockMoves } from "../../catalog/stock/tables.ts";
import { companySettings } from "../../companies/tables.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { createOrderExpiryJob, expireOrders } from "./expire-orders.ts";

let context: TestInstallation;
let tenant: Tenant;
let session: SignedInCustomer;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation, {
    pixKey: "contato@example.com",
    pixName: "Loja",
    pixCity: "Goiania",
  });
  session = await createTestCustomer(tenant);
});
afterAll(() => context.close());

const HOUR = 3_600_000;
const after = (hours: number) => new Date(Date.now() + hours * HOUR);

async function placeTestOrder(productId: string, quantity = 1, payment = "pix", from = tenant, by = session) {
  const response = await sendCheckout(context.app, by, { items: [{ product_id: productId, quantity }], payment });
  expect(response.statusCode, `${from.slug} ${response.body}`).toBe(201);
  return response.json().data;
}
const read = async (path: string) =>
  (await context.app.inject({ url: `/ecommerce${path}`, headers: session.headers })).json().data;
const cancel = (number: string) =>
  context.app.inject({ method: "POST", url: `/ecommerce/user/orders/${number}/cancel`, headers: session.headers });
const change = (number: string, set: string) =>
  withTenantTransaction(tenant, (tx) =>
    tx.execute(`update orders set ${set} where company_id = '${tx.companyId}' and number = ${number}`),
  );
const returned = (productId: string) =>
  withTenantTransaction(tenant, async (tx) =>
    (await tx.select().from(stockMoves).where(eq(stockMoves.productId, productId)))
      .filter(({ reason }) => reason === "cancelled")
      .map(({ quantity }) => quantity),
  );

describe("an unpaid order", () => {
  test.each(["pix", "combine"])("[OR-07] paid by %s expires after the company's hours", async (payment) => {
    const product = await createTestProduct(tenant, { stock: 5 });
    const order = await placeTestOrder(product.id, 3, payment);
    expect(Date.parse(order.payBy) - Date.parse(order.createdAt)).toBe(48 * HOUR);
    await expireOrders(tenant, { now: after(47.9) });
    expect(await read(`/user/orders/${order.number}`)).toEqual(order);
    await expireOrders(tenant, { now: after(48.1) });
    const expired = await read(`/user/orders/${order.number}`);
    expect(expired).toEqual({
      ...order,
      paymentState: "expired",
      pixCode: null,
      status: "PENDING",
      cancelReason: "unpaid",
      cancelledAt: expect.any(String),
    });
    expect(await read(`/orders/token/${order.token}`)).toMatchObject({ cancelReason: "unpaid", pixCode: null });
    expect(await findStockOnHand(tenant, product.id)).toBe(5);
    expect(await returned(product.id)).toEqual([3]);
    const mails = await withTenantTransaction(tenant, (tx) => listMailsTo(tx, session.customer.email));
    const messages = mails.filter(
      ({ template, content }) => template === "order-expired" && "number" in content && content.number === order.number,
    );
    expect(messages).toMatchObject([{ content: { payBy: order.payBy, path: `/account/orders/${order.number}` } }]);
    const track = await context.app.inject({
      method: "POST",
      url: "/ecommerce/orders/track",
      headers: { ecommerce: tenant.slug },
      payload: { number: order.number, email: session.customer.email },
    });
    expect(track.json().data).toMatchObject({ cancelReason: "unpaid", payBy: order.payBy, status: "PENDING" });
  });

  test("shows no Pix code from the moment its time is over, before it is canceled", async () => {
    const product = await createTestProduct(tenant, { stock: 5 });
    const order = await placeTestOrder(product.id);
    expect(order.pixCode).toContain("br.gov.bcb.pix");
    await change(order.number, "pay_by = now() - interval '1 second'");
    expect(await read(`/user/orders/${order.number}`)).toMatchObject({ pixCode: null, cancelledAt: null });
    await cancel(order.number);
  });

  test.each(["paid", "refund-due", "expired"])("that is %s shows no Pix code in any response", async (state) => {
    const product = await createTestProduct(tenant);
    const order = await placeTestOrder(product.id);
    await change(order.number, `payment_state = '${state}'`);
    const [listed] = (await read("/user/orders")) as (typeof order)[];
    const byUuid = await context.app.inject({
      method: "POST",
      url: `/ecommerce/user/orders/getByUuid/${order.id}`,
      headers: session.headers,
    });
    const shown = [await read(`/user/orders/${order.number}`), await read(`/orders/token/${order.token}`), listed];
    for (const one of [...shown, byUuid.json().data])
      expect(one).toMatchObject({ number: order.number, paymentState: state, pixCode: null });
    await change(order.number, "payment_state = 'pending'");
    expect((await read(`/user/orders/${order.number}`)).pixCode).toBe(order.pixCode);
    expect((await cancel(order.number)).json().data).toMatchObject({ cancelReason: "customer", pixCode: null });
  });

  test("that is paid, shipped or canceled does not expire", async () => {
    const product = await createTestProduct(tenant, { stock: 9 });
    const [paid, shipped, canceled] = [
      await placeTestOrder(product.id),
      await placeTestOrder(product.id),
      await placeTestOrder(product.id),
    ];
    await change(paid.number, "payment_state = 'paid'");
    await change(shipped.number, "status_code = 3");
    await cancel(canceled.number);
    expect(await expireOrders(tenant, { now: after(100) })).toBe(0);
    expect(await findStockOnHand(tenant, product.id)).toBe(7);
    expect(await read(`/user/orders/${canceled.number}`)).toMatchObject({ cancelReason: "customer" });
  });

  test("never expires where the company sets no hours", async () => {
    const patient = await createTestCompany(context.installation, { unpaidOrderHours: null });
    const customer = await createTestCustomer(patient);
    const product = await createTestProduct(patient, { stock: 5 });
    expect(await placeTestOrder(product.id, 1, "combine", patient, customer)).toMatchObject({ payBy: null });
    expect(await expireOrders(patient, { now: after(10_000) })).toBe(0);
  });

  test("[OR-07] returns its pieces once while processes expire it and its customer cancels it", async () => {
    const product = await createTestProduct(tenant, { stock: 40 });
    const placed = [];
    for (let index = 0; index < 10; index++) placed.push(await placeTestOrder(product.id, 2));
    const runs = Array.from({ length: 4 }, () => expireOrders(tenant, { now: after(49) }));
    const cancels = placed.map(({ number }) => cancel(number));
    const responses = await Promise.all(cancels);
    await Promise.all(runs);
    await expireOrders(tenant, { now: after(49) });
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await findStockOnHand(tenant, product.id)).toBe(40);
    expect(await returned(product.id)).toEqual(Array(10).fill(2));
  });

  test("whose payment is confirmed while it expires stays, with its pieces", async () => {
    const product = await createTestProduct(tenant, { stock: 1 });
    const order = await placeTestOrder(product.id);
    let runs: Promise<number> = Promise.resolve(0);
    await withTenantTransaction(tenant, async (tx) => {
      await tx.execute(
        `update orders set payment_state = 'paid' where company_id = '${tx.companyId}' and number = ${order.number}`,
      );
      // The row is locked; other transactions still see it unpaid.
      runs = expireOrders(tenant, { now: after(49) });
      expect(await runs).toBe(0);
    });
    expect(await expireOrders(tenant, { now: after(49) })).toBe(0);
    expect(await findStockOnHand(tenant, product.id)).toBe(0);
    expect(await read(`/user/orders/${order.number}`)).toMatchObject({ paymentState: "paid", cancelledAt: null });
  });

  test("expires while others order the same products, in any order", async () => {
    const products = [await createTestProduct(tenant, { stock: 12 }), await createTestProduct(tenant, { stock: 12 })];
    const items = products.map(({ id }) => ({ product_id: id, quantity: 1 }));
    for (let index = 0; index < 6; index++) await sendCheckout(context.app, session, { items });
    await Promise.all([
      expireOrders(tenant, { now: after(49) }),
      expireOrders(tenant, { now: after(49) }),
      ...Array.from({ length: 6 }, () => sendCheckout(context.app, session, { items: items.toReversed() })),
    ]);
    for (const { id } of products) expect(await findStockOnHand(tenant, id)).toBe(6);
  });
});

test("the background job expires orders of every company by itself", async () => {
  const own = await createTestCompany(context.installation, { unpaidOrderHours: 1 });
  const customer = await createTestCustomer(own);
  const product = await createTestProduct(own, { stock: 3 });
  const { number } = await placeTestOrder(product.id, 3, "combine", own, customer);
  await withTenantTransaction(own, (tx) =>
    tx.execute(`update orders set pay_by = now() where company_id = '${tx.companyId}' and number = ${number}`),
  );
  await createOrderExpiryJob(context.installation).run(new AbortController().signal);
  expect(await findStockOnHand(own, product.id)).toBe(3);
});

test("new companies start with limits and 48 hours", async () => {
  const own = await createTestCompany(context.installation);
  const [settings] = await withTenantTransaction(own, (tx) => tx.select().from(companySettings));
  expect(settings).toMatchObject({
    unpaidOrderHours: 48,
    newCustomerPieces: 20,
    newCustomerOpenOrders: 5,
    newCustomerOpenValue: 10_000_00,
  });
});
