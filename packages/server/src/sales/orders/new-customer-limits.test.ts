import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { sendCheckout } from "../../../testing/checkout.ts";
import { createTestCustomer, type SignedInCustomer } from "../../../testing/customers.ts";
import {
  createTestCompany,
  openTestInstallation,
  type TestInstallation,
  unwrapOutcome,
} from "../../../testing/database.ts";
import { holdClock } from "../../../testing/minute-limits.ts";
import { findStockOnHand } from "../../../testing/stock.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { acceptBid } from "../bids/answer-bid.ts";
import { createBid } from "../bids/commands.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation({
    RATE_LIMITS: "on",
    CHECKOUTS_PER_MINUTE: "1000",
    REQUESTS_PER_MINUTE: "100000",
  });
  tenant = await createTestCompany(context.installation, { newCustomerOpenValue: 1_000_00 });
});
afterAll(() => context.close());

const buy = (session: SignedInCustomer, id: string, quantity = 1) =>
  sendCheckout(context.app, session, { items: [{ product_id: id, quantity }] });
const statuses = (responses: { statusCode: number }[]) => responses.map(({ statusCode }) => statusCode).sort();

describe("a customer without a completed order", () => {
  test("[OR-08] can order a limited number of pieces of a product, however they are split over lines", async () => {
    const session = await createTestCustomer(tenant);
    const product = await createTestProduct(tenant, { stock: 10_614, price: 1_00 });
    const refused = await buy(session, product.id, 21);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { message: "NEW_CUSTOMER_QUANTITY", errors: { "items.0.quantity": "NEW_CUSTOMER_QUANTITY:20" } },
    ]);
    const line = { product_id: product.id, quantity: 11 };
    const split = await sendCheckout(context.app, session, { items: [line, line] });
    expect(Object.keys(split.json().errors)).toEqual(["items.0.quantity", "items.1.quantity"]);
    expect(await findStockOnHand(tenant, product.id)).toBe(10_614);
    expect((await buy(session, product.id, 20)).statusCode).toBe(201);
  });

  test("[OR-08] can have a limited number of open unpaid orders, also with concurrent checkouts", async () => {
    const session = await createTestCustomer(tenant);
    const product = await createTestProduct(tenant, { stock: 100, price: 1_00 });
    const responses = await Promise.all(Array.from({ length: 20 }, () => buy(session, product.id)));
    expect(statuses(responses)).toEqual([...Array(5).fill(201), ...Array(15).fill(409)]);
    expect(new Set(responses.filter(({ statusCode }) => statusCode === 409).map(({ body }) => body))).toEqual(
      new Set(['{"message":"UNPAID_ORDERS_LIMIT"}']),
    );
    expect(await findStockOnHand(tenant, product.id)).toBe(95);
    // A canceled order makes room for the next.
    const number = responses.find(({ statusCode }) => statusCode === 201)?.json().data.number;
    const url = `/ecommerce/user/orders/${number}/cancel`;
    await context.app.inject({ method: "POST", url, headers: session.headers });
    expect((await buy(session, product.id)).statusCode).toBe(201);
  });

  test("[OR-08] can have a limited unpaid value, also with concurrent checkouts", async () => {
    const session = await createTestCustomer(tenant);
    // 300.00 and 20 % tax and 25.00 shipping: 385.00 an order, of 1,000.00.
    const product = await createTestProduct(tenant, { stock: 100, price: 300_00 });
    const responses = await Promise.all(Array.from({ length: 4 }, () => buy(session, product.id)));
    expect(statuses(responses)).toEqual([201, 201, 409, 409]);
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({ message: "UNPAID_VALUE_LIMIT" });
  });

  test("can order an accepted bid of any quantity", async () => {
    const session = await createTestCustomer(tenant);
    const { id } = await createTestProduct(tenant, { stock: 100, price: 100_00 });
    const now = new Date();
    const bid = { productId: id, value: 90_00, quantity: 40, message: "" };
    const placed = unwrapOutcome(
      await withTenantTransaction(tenant, (tx) => createBid(tx, session.customer.id, bid, now)),
    );
    unwrapOutcome(
      await withTenantTransaction(tenant, (tx) => acceptBid(tx, { kind: "program" }, { id: placed.id, now })),
    );
    expect((await buy(session, id, 39)).statusCode).toBe(409);
    expect((await buy(session, id, 40)).statusCode).toBe(201);
  });

  test("is not limited once an order is completed, or when the company sets no limits", async () => {
    const session = await createTestCustomer(tenant);
    const product = await createTestProduct(tenant, { stock: 1000, price: 100_00 });
    const { number } = (await buy(session, product.id)).json().data;
    expect((await buy(session, product.id, 30)).statusCode).toBe(409);
    await withTenantTransaction(tenant, (tx) =>
      tx.execute(`update orders set status_code = 2 where company_id = '${tx.companyId}' and number = ${number}`),
    );
    expect((await buy(session, product.id, 999)).statusCode).toBe(201);
    const none = { newCustomerPieces: null, newCustomerOpenOrders: null, newCustomerOpenValue: null };
    const open = await createTestCompany(context.installation, none);
    const openProduct = await createTestProduct(open, { stock: 1000, price: 100_00 });
    expect((await buy(await createTestCustomer(open), openProduct.id, 999)).statusCode).toBe(201);
  });
});

test("checkouts are counted per customer, whatever the spelling of the header", async () => {
  holdClock();
  const strict = await openTestInstallation({ RATE_LIMITS: "on", CHECKOUTS_PER_MINUTE: "3" });
  try {
    const limitedTenant = await createTestCompany(strict.installation);
    const session = await createTestCustomer(limitedTenant);
    const other = await createTestCustomer(limitedTenant);
    const product = await createTestProduct(limitedTenant, { stock: 0 });
    const send = (authorization: string) =>
      strict.app.inject({
        method: "POST",
        url: "/ecommerce/user/orders/checkout",
        headers: { ecommerce: limitedTenant.slug, authorization, "idempotency-key": uuid() },
        payload: { items: [{ product_id: product.id, quantity: 1 }], address_id: uuid(), payment: "combine" },
      });
    const spelled = [
      `Bearer ${session.token}`,
      `bearer ${session.token}`,
      `BEARER ${session.token}`,
      `BeArEr ${session.token}`,
    ];
    const responses = [];
    for (const header of spelled) responses.push(await send(header));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 429]);
    expect(Number(responses[3]?.headers["retry-after"])).toBeGreaterThan(0);
    expect((await send(`Bearer ${other.token}`)).statusCode).toBe(404);
  } finally {
    await strict.close();
  }
});
