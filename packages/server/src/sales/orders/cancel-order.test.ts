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
  withTenantTransaction(tenant, (tx) =>
    tx.execute(`update orders set ${set} where company_id = '${tx.companyId}' and number = ${number}`),
  );
const movesOf = (productId: string) =>
  withTenantTransaction(tenant, (tx) =>
    tx
      .select({ quantity: stockMoves.quantity, reason: stockMoves.reason })
      .from(stockMoves)
      .where(and(eq(stockMoves.productId, productId), eq(stockMoves.reason, "cancelled"))),
  );

describe("a pending order", () => {
  test("is canceled by its customer: its pieces return to stock and its payment expires", async () => {
    const [disc, pads] = [await createTestProduct(tenant, { stock: 5 }), await createTestProduct(tenant, { stock: 7 })];
    const order = await newOrder([
      { id: disc.id, quantity: 2 },
      { id: pads.id, quantity: 7 },
    ]);
    expect(order.cancelledAt).toBeNull();
    expect([await findStockOnHand(tenant, disc.id), await findStockOnHand(tenant, pads.id)]).toEqual([3, 0]);
    const response = await cancel(order.number);
    expect(response.statusCode).toBe(200);
    const { data } = response.json();
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

  test("returns its pieces once, however many concurrent and later calls cancel it", async () => {
    const product = await createTestProduct(tenant, { stock: 9 });
    const { number } = await newOrder([{ id: product.id, quantity: 4 }]);
    const responses = await Promise.all(Array.from({ length: 20 }, () => cancel(number)));
    responses.push(await cancel(number));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(21).fill(200));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(await findStockOnHand(tenant, product.id)).toBe(9);
    expect(await movesOf(product.id)).toHaveLength(1);
    const mails = await withTenantTransaction(tenant, (tx) => listLatestMails(tx, { to: session.customer.email }));
    const messages = mails.flatMap((mail) => (mail.template === "order-status" ? [mail.content] : []));
    expect(messages.filter((content) => JSON.stringify(content).includes(`"${number}"`))).toMatchObject([
      { status: "cancelled", name: session.customer.name },
    ]);
  });

  test("keeps stock exact when canceled while others order the same products", async () => {
    // Enough for all orders, even when they all come before the cancellations.
    const products = [await createTestProduct(tenant, { stock: 12 }), await createTestProduct(tenant, { stock: 12 })];
    const lines = products.map(({ id }) => ({ id, quantity: 1 }));
    const placed = [];
    for (let index = 0; index < 6; index++) placed.push(await newOrder(index % 2 ? lines : lines.toReversed()));
    const changes = placed.flatMap(({ number }, index) => [
      cancel(number),
      newOrder(index % 2 ? lines : lines.toReversed()),
    ]);
    await Promise.all(changes);
    for (const { id } of products) expect(await findStockOnHand(tenant, id)).toBe(6);
  });

  test("that was paid becomes due for a refund", async () => {
    const product = await createTestProduct(tenant, { stock: 1 });
    const { number } = await newOrder([{ id: product.id, quantity: 1 }]);
    await change(number, "payment_state = 'paid'");
    expect((await cancel(number)).json().data.paymentState).toBe("refund-due");
  });

  test("of a product without a stock row can be canceled", async () => {
    const product = await createTestProduct(tenant, { stock: 3 });
    const { number } = await newOrder([{ id: product.id, quantity: 1 }]);
    await withTenantTransaction(tenant, (tx) =>
      tx.delete(stock).where(and(eq(stock.companyId, tx.companyId), eq(stock.productId, product.id))),
    );
    expect((await cancel(number)).statusCode).toBe(200);
    expect(await findStockOnHand(tenant, product.id)).toBeUndefined();
  });
});

test("a shipped order cannot be canceled, and a canceled one cannot be shipped", async () => {
  const product = await createTestProduct(tenant, { stock: 9 });
  for (const code of [2, 3]) {
    const { number } = await newOrder([{ id: product.id, quantity: 1 }]);
    await change(number, `status_code = ${code}`);
    const response = await cancel(number);
    expect([response.statusCode, response.json()]).toEqual([409, { message: "ORDER_NOT_PENDING" }]);
  }
  expect(await findStockOnHand(tenant, product.id)).toBe(7);
  const { number } = await newOrder([{ id: product.id, quantity: 1 }]);
  await cancel(number);
  await expect(change(number, "status_code = 3")).rejects.toThrow();
});

test("[RO-04] another customer's order gets the same 404 as an unknown one, and stays", async () => {
  const product = await createTestProduct(tenant, { stock: 2 });
  const { number } = await newOrder([{ id: product.id, quantity: 1 }]);
  const stranger = await createTestCustomer(tenant);
  for (const orderNumber of [number, "999999", "abc"]) {
    const response = await cancel(orderNumber, stranger);
    expect([response.statusCode, response.json()]).toEqual([404, { message: "ORDER_NOT_FOUND" }]);
  }
  expect(await findStockOnHand(tenant, product.id)).toBe(1);
});
