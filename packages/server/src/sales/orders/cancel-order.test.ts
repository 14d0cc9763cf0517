import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { sendCheckout } from "../../../testing/checkout.ts";
import { createTestCustomer, type SignedInCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { findStockOnHand } from "../../../testing/stock.ts";
import { stock, stockMoves } from "../../catalog/stock/tables.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { listLatestMails } from "../../platform/mail/queries.ts";

let context: TestInstallation;
let tenant: Tenant;
let session: SignedInCustomer;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  session = await createTestCustomer(tenant);
});
afterAll(() => context.close());

const newOrder = async (items: { id: string; quantity: number }[]) => {
  const lines = items.map(({ id, quantity }) => ({ product_id: id, quantity }));
  return (await sendCheckout(context.app, session, { items: lines })).json().data;
};
const cancel = (number: string, { headers } = session) =>
  context.app.inject({ method: "POST", url: `/ecommerce/user/orders/${number}/cancel`, headers });
const change = (number: string, set: string) =>
  withTenantTransaction(tenant, (tx) => tx.execute(`update orders set ${set} where number = ${number}`));
const movesOf = (productId: string) =>
  withTenantTransaction(tenant, (tx) =>
    tx
      .select({ quantity: stockMoves.quantity, reason: stockMoves.reason })
      .from(stockMoves)
      .where(and(eq(stockMoves.productId, productId), eq(stockMoves.reason, "cancelled"))),
  );

describe("an order that was not sent yet", () => {
  test("is cancelled by its customer: its parts are for sale again, and nothing is owed", async () => {
    const [disc, pads] = [await createTestProduct(tenant, { stock: 5 }), await createTestProduct(tenant, { stock: 7 })];
    const order = await newOrder([
      { id: disc.id, quantity: 2 },
      { id: pads.id, quantity: 7 },
    ]);
    expect(order.cancelledAt).toBeNull();
    expect([await findStockOnHand(tenant, disc.id), await findStockOnHand(tenant, pads.id)]).toEqual([3, 0]);
    const answer = await cancel(order.number);
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data).toEqual({
      ...order,
      status: "PENDING",
      paymentState: "expired",
      cancelledAt: expect.any(String),
      cancelReason: "customer",
    });
    expect([await findStockOnHand(tenant, disc.id), await findStockOnHand(tenant, pads.id)]).toEqual([5, 7]);
    expect(await movesOf(disc.id)).toEqual([{ quantity: 2, reason: "cancelled" }]);
    const [row] = await withTenantTransaction(tenant, (tx) =>
      tx.select().from(stock).where(eq(stock.productId, disc.id)),
    );
    expect(row?.sold).toBe(0);
    const tracked = await context.app.inject({
      method: "POST",
      url: "/ecommerce/orders/track",
      headers: { ecommerce: tenant.slug },
      payload: { number: order.number, email: session.customer.email },
    });
    expect(tracked.json().data.cancelledAt).toBe(data.cancelledAt);
  });

  test("gives its parts back once, however many cancel it at the same time and afterwards", async () => {
    const product = await createTestProduct(tenant, { stock: 9 });
    const { number } = await newOrder([{ id: product.id, quantity: 4 }]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(number)));
    answers.push(await cancel(number));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(21).fill(200));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await findStockOnHand(tenant, product.id)).toBe(9);
    expect(await movesOf(product.id)).toHaveLength(1);
    const mails = await withTenantTransaction(tenant, (tx) => listLatestMails(tx, { to: session.customer.email }));
    const told = mails.flatMap((mail) => (mail.template === "order-status" ? [mail.content] : []));
    expect(told.filter((content) => JSON.stringify(content).includes(`"${number}"`))).toMatchObject([
      { status: "cancelled", name: session.customer.name },
    ]);
  });

  test("while others order the same parts, none is lost and none made up", async () => {
    // Enough for all of them, even when each order comes before each cancellation.
    const products = [await createTestProduct(tenant, { stock: 12 }), await createTestProduct(tenant, { stock: 12 })];
    const lines = products.map(({ id }) => ({ id, quantity: 1 }));
    const placed = [];
    for (let index = 0; index < 6; index++) placed.push(await newOrder(index % 2 ? lines : lines.toReversed()));
    const doings = placed.flatMap(({ number }, index) => [
      cancel(number),
      newOrder(index % 2 ? lines : lines.toReversed()),
    ]);
    await Promise.all(doings);
    for (const { id } of products) expect(await findStockOnHand(tenant, id)).toBe(6);
  });

  test("that was paid is paid back", async () => {
    const product = await createTestProduct(tenant, { stock: 1 });
    const { number } = await newOrder([{ id: product.id, quantity: 1 }]);
    await change(number, "payment_state = 'paid'");
    expect((await cancel(number)).json().data.paymentState).toBe("refund-due");
  });

  test("of a part that the shop no longer has is cancelled all the same", async () => {
    const product = await createTestProduct(tenant, { stock: 3 });
    const { number } = await newOrder([{ id: product.id, quantity: 1 }]);
    await withTenantTransaction(tenant, (tx) => tx.delete(stock).where(eq(stock.productId, product.id)));
    expect((await cancel(number)).statusCode).toBe(200);
    expect(await findStockOnHand(tenant, product.id)).toBeUndefined();
  });
});

test("an order on its way is not cancelled, and one that is cancelled is not sent", async () => {
  const product = await createTestProduct(tenant, { stock: 9 });
  for (const code of [2, 3]) {
    const { number } = await newOrder([{ id: product.id, quantity: 1 }]);
    await change(number, `status_code = ${code}`);
    const answer = await cancel(number);
    expect([answer.statusCode, answer.json()]).toEqual([409, { message: "ORDER_NOT_PENDING" }]);
  }
  expect(await findStockOnHand(tenant, product.id)).toBe(7);
  const { number } = await newOrder([{ id: product.id, quantity: 1 }]);
  await cancel(number);
  await expect(change(number, "status_code = 3")).rejects.toThrow();
});

test("[RO-04] another customer's order is as unknown as one that is not there, and stays", async () => {
  const product = await createTestProduct(tenant, { stock: 2 });
  const { number } = await newOrder([{ id: product.id, quantity: 1 }]);
  const stranger = await createTestCustomer(tenant);
  for (const named of [number, "999999", "abc"]) {
    const answer = await cancel(named, stranger);
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: "ORDER_NOT_FOUND" }]);
  }
  expect(await findStockOnHand(tenant, product.id)).toBe(1);
});
