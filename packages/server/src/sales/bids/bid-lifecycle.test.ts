import { BID_STATUSES, type BidEvent, nextBidStatus } from "@pecacerta/rules/bid";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { sendCheckout } from "../../../testing/checkout.ts";
import { createTestCustomer, type SignedInCustomer } from "../../../testing/customers.ts";
import {
  createTestCompany,
  openTestInstallation,
  type TestInstallation,
  unwrapOutcome,
} from "../../../testing/database.ts";
import { findStockOnHand } from "../../../testing/stock.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../../platform/database/tenant.ts";
import { bids } from "../tables/bids.ts";
import { acceptBid, counterBid, refuseBid } from "./answer-bid.ts";
import { acceptCounterBid, createBid, expireBids, withdrawBid } from "./commands.ts";
import { createBidExpiryJob } from "./expiry-job.ts";

let context: TestInstallation;
let tenant: Tenant;
let session: SignedInCustomer;
let product: { id: string };
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());
beforeEach(async () => {
  [session, product] = [
    await createTestCustomer(tenant),
    await createTestProduct(tenant, { price: 100_00, stock: 10 }),
  ];
});

const now = () => new Date();
const DAY_MS = 86_400_000;
const later = (days: number) => new Date(Date.now() + days * DAY_MS);

/** A bid of 80 reais for each of three pieces. */
const createTestBid = async (by = session, on = product): Promise<string> =>
  unwrapOutcome(
    await withTenantTransaction(tenant, (tx) =>
      createBid(tx, by.customer.id, { productId: on.id, value: 80_00, quantity: 3, message: "" }, now()),
    ),
  ).id;
const accept = (id: string) =>
  withTenantTransaction(tenant, (tx) => acceptBid(tx, { kind: "program" }, { id, now: now() }));
const expire = (id: string, at: Date) => withTenantTransaction(tenant, (tx) => expireBids(tx, at, eq(bids.id, id)));
const buy = (quantity = 3, by = session) =>
  sendCheckout(context.app, by, { items: [{ product_id: product.id, quantity }] });
const pricesPaid = async (quantity = 3, by = session): Promise<number[]> =>
  (await buy(quantity, by)).json().data.items.map(({ price }: { price: number }) => price);
const cart = async () =>
  (await context.app.inject({ url: "/ecommerce/user/cart", headers: session.headers })).json().data;
const bidOf = async (id: string) => {
  const { headers } = session;
  const { data } = (await context.app.inject({ url: "/ecommerce/user/bid/list", headers })).json();
  return data.find((bid: { id: string }) => bid.id === id);
};

/** The sum of a product's stock movements: always equal to its stock. */
async function sumOfMovements(): Promise<number> {
  const { rows } = await withTenantTransaction(tenant, (tx) =>
    tx.execute<{ sum: string }>(sql`select sum(quantity) from stock_moves where product_id = ${product.id}`),
  );
  return Number(rows[0]?.sum);
}
async function stateOf(id: string): Promise<string | undefined> {
  const [row] = await withTenantTransaction(tenant, (tx) => tx.select().from(bids).where(eq(bids.id, id)));
  return row?.state;
}
async function waitingForLocks(): Promise<number> {
  const { rows } = await context.installation.database.pool.query("select 1 from pg_locks where not granted");
  return rows.length;
}
async function expectOnHand(pieces: number): Promise<void> {
  expect(await findStockOnHand(tenant, product.id)).toBe(pieces);
  expect(await sumOfMovements()).toBe(pieces);
}

describe("an accepted bid", () => {
  test("reserves its pieces and is in the cart with its price and quantity", async () => {
    const id = await createTestBid();
    expect((await accept(id)).ok).toBe(true);
    await expectOnHand(7);
    expect((await cart()).items).toMatchObject([{ product: { id: product.id }, quantity: 3, price: 80, total: 240 }]);
    expect(await bidOf(id)).toMatchObject({ status: "accepted", value: 80, order: null });
  });

  test("is ordered once at its own price, even after the product's price changed", async () => {
    const id = await createTestBid();
    await accept(id);
    await withTenantTransaction(tenant, (tx) =>
      tx.execute(sql`update products set price = 15000 where company_id = ${tx.companyId} and id = ${product.id}`),
    );
    const order = (await buy()).json().data;
    expect(order).toMatchObject({ subtotal: 240, items: [{ price: 80, quantity: 3, total: 240 }] });
    await expectOnHand(7);
    expect(await bidOf(id)).toMatchObject({ status: "accepted", order: order.number });
    expect((await cart()).items).toEqual([]);
    expect(await pricesPaid()).toEqual([150]);
    await expectOnHand(4);
  });

  test("is for its customer and its quantity only", async () => {
    await accept(await createTestBid());
    const otherCustomer = await createTestCustomer(tenant);
    expect(await pricesPaid(3, otherCustomer)).toEqual([100]);
    expect(await pricesPaid(2)).toEqual([100]);
    expect(await pricesPaid(3)).toEqual([80]);
    await expectOnHand(2);
  });

  test("applies to one line: a second one with the same quantity has the product's price", async () => {
    await accept(await createTestBid());
    const twice = [
      { product_id: product.id, quantity: 3 },
      { product_id: product.id, quantity: 3 },
    ];
    const { items } = (await sendCheckout(context.app, session, { items: twice })).json().data;
    expect(items.map(({ price }: { price: number }) => price)).toEqual([80, 100]);
  });

  test("keeps pieces for its customer when the product is sold out", async () => {
    await accept(await createTestBid());
    expect((await buy(7, await createTestCustomer(tenant))).statusCode).toBe(201);
    expect((await buy(1, await createTestCustomer(tenant))).statusCode).toBe(409);
    expect(await pricesPaid(3)).toEqual([80]);
    await expectOnHand(0);
  });

  test("is accepted once by twenty concurrent calls, with one reservation", async () => {
    const id = await createTestBid();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => accept(id)));
    const refused = outcomes.filter(({ ok }) => !ok);
    expect(refused).toEqual(Array(19).fill({ ok: false, refusal: "BID_CLOSED" }));
    await expectOnHand(7);
  });

  test("makes a concurrent second call wait and find it closed", async () => {
    const id = await createTestBid();
    const release = Promise.withResolvers<void>();
    const accepting = Promise.withResolvers<void>();
    const first = withTenantTransaction(tenant, async (tx) => {
      const outcome = await acceptBid(tx, { kind: "program" }, { id, now: now() });
      accepting.resolve();
      await release.promise;
      return outcome;
    });
    await accepting.promise;
    const second = accept(id);
    await vi.waitFor(async () => expect(await waitingForLocks()).toBeGreaterThan(0), { timeout: 20_000, interval: 20 });
    release.resolve();
    expect([(await first).ok, await second]).toEqual([true, { ok: false, refusal: "BID_CLOSED" }]);
    await expectOnHand(7);
  });

  test("is ordered once by five concurrent checkouts", async () => {
    const many = await createTestProduct(tenant, { price: 100_00, stock: 100 });
    product = many;
    await accept(await createTestBid());
    const paid = (await Promise.all(Array.from({ length: 5 }, () => pricesPaid()))).flat();
    expect(paid.toSorted((one, other) => one - other)).toEqual([80, 100, 100, 100, 100]);
    await expectOnHand(85);
  });

  test("stays open when there are too few pieces to accept it", async () => {
    const id = await createTestBid();
    await buy(8, await createTestCustomer(tenant));
    expect(await accept(id)).toEqual({ ok: false, refusal: "OUT_OF_STOCK" });
    expect(await bidOf(id)).toMatchObject({ status: "open" });
    await expectOnHand(2);
  });

  test("stays reserved when an order at its price is refused", async () => {
    const id = await createTestBid();
    await accept(id);
    const response = await sendCheckout(context.app, session, {
      items: [{ product_id: product.id, quantity: 3 }],
      expected_total: 1,
    });
    expect([response.statusCode, response.json().message]).toEqual([409, "PRICE_CHANGED"]);
    expect(await bidOf(id)).toMatchObject({ status: "accepted", order: null });
    await expectOnHand(7);
  });

  test("two bids ordered with the same products in opposite order do not deadlock", async () => {
    const other = await createTestProduct(tenant, { price: 100_00, stock: 10 });
    const buyers = await Promise.all([createTestCustomer(tenant), createTestCustomer(tenant)]);
    await accept(await createTestBid(buyers[0], product));
    await accept(await createTestBid(buyers[1], other));
    const items = [product, other].map(({ id }) => ({ product_id: id, quantity: 3 }));
    const responses = await Promise.all(
      buyers.map((by, at) => sendCheckout(context.app, by, { items: at ? items.toReversed() : items })),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(responses.map((response) => response.json().data.subtotal)).toEqual([540, 540]);
  });
});

describe("an expired bid", () => {
  const setExpired = (id: string) =>
    withTenantTransaction(tenant, (tx) =>
      tx
        .update(bids)
        .set({ expiresAt: new Date(Date.now() - 1) })
        .where(eq(bids.id, id)),
    );

  test("has no effect from that moment on, and its pieces are released", async () => {
    const id = await createTestBid();
    await accept(id);
    await setExpired(id);
    expect((await cart()).items).toMatchObject([{ quantity: 3, price: 100 }]);
    expect(await pricesPaid(3)).toEqual([100]);
    expect(await expire(id, now())).toBe(1);
    expect(await expire(id, now())).toBe(0);
    await expectOnHand(7);
    expect(await bidOf(id)).toMatchObject({ status: "expired" });
  });

  test("is replaced by the next one, which releases its pieces first", async () => {
    const id = await createTestBid();
    await accept(id);
    await setExpired(id);
    await createTestBid();
    await expectOnHand(10);
  });

  test("is expired with others, and the pieces of each are released", async () => {
    const ids = [
      await createTestBid(),
      await createTestBid(await createTestCustomer(tenant)),
      await createTestBid(await createTestCustomer(tenant)),
    ];
    for (const id of ids.slice(1)) await accept(id);
    await expectOnHand(4);
    expect(await withTenantTransaction(tenant, (tx) => expireBids(tx, later(30), inArray(bids.id, ids)))).toBe(3);
    expect(await Promise.all(ids.map(stateOf))).toEqual(["expired", "expired", "expired"]);
    await expectOnHand(10);
  });

  test("is expired by the background job", async () => {
    const id = await createTestBid();
    await accept(id);
    await setExpired(id);
    await createBidExpiryJob(context.installation).run(new AbortController().signal);
    await expectOnHand(10);
  });

  test("expires two days after it was accepted", async () => {
    const id = await createTestBid();
    await accept(id);
    expect(await expire(id, later(1.99))).toBe(0);
    expect(await expire(id, later(2.01))).toBe(1);
  });
});

describe("a bid's transitions", () => {
  const events: Record<BidEvent, (tx: TenantTransaction, id: string) => Promise<unknown>> = {
    counter: (tx, id) => counterBid(tx, { kind: "program" }, { id, counter: 90_00, now: now() }),
    accept: (tx, id) => acceptBid(tx, { kind: "program" }, { id, now: now() }),
    refuse: (tx, id) => refuseBid(tx, { kind: "program" }, { id, now: now() }),
    agree: (tx, id) => acceptCounterBid(tx, session.customer.id, { id, now: now() }),
    withdraw: (tx, id) => withdrawBid(tx, session.customer.id, { id, now: now() }),
    expire: (tx, id) => expireBids(tx, later(30), eq(bids.id, id)),
  };
  const eventsTo = {
    open: [],
    countered: ["counter"],
    accepted: ["accept"],
    refused: ["refuse"],
    expired: ["expire"],
    withdrawn: ["withdraw"],
  } as const;

  test.each(
    BID_STATUSES.flatMap((state) => (Object.keys(events) as BidEvent[]).map((event) => [state, event] as const)),
  )("%s, %s: follow the table of transitions", async (state, event) => {
    const id = await createTestBid();
    for (const before of eventsTo[state]) await withTenantTransaction(tenant, (tx) => events[before](tx, id));
    expect(await stateOf(id)).toBe(state);
    await withTenantTransaction(tenant, (tx) => events[event](tx, id));
    const next = nextBidStatus(state, event) ?? state;
    expect(await stateOf(id)).toBe(next);
    await expectOnHand(next === "accepted" ? 7 : 10);
  });

  test("the seller's counter value is the price once the customer accepts it", async () => {
    const id = await createTestBid();
    await withTenantTransaction(tenant, (tx) =>
      counterBid(tx, { kind: "program" }, { id, counter: 90_00, now: now() }),
    );
    expect(await bidOf(id)).toMatchObject({ status: "countered", value: 80, counter: 90 });
    await withTenantTransaction(tenant, (tx) => acceptCounterBid(tx, session.customer.id, { id, now: now() }));
    expect(await pricesPaid(3)).toEqual([90]);
  });

  test.each([0, -1, 200_01, 1.5])("a counter value of %d centavos is refused", async (counter) => {
    const id = await createTestBid();
    const outcome = await withTenantTransaction(tenant, (tx) =>
      counterBid(tx, { kind: "program" }, { id, counter, now: now() }),
    );
    expect(outcome).toMatchObject({ ok: false, refusal: "INVALID_BID_VALUE" });
    expect(await bidOf(id)).toMatchObject({ status: "open", counter: null });
  });

  test("an ordered bid cannot be withdrawn and does not expire", async () => {
    const id = await createTestBid();
    await accept(id);
    await buy();
    expect(
      await withTenantTransaction(tenant, (tx) => withdrawBid(tx, session.customer.id, { id, now: now() })),
    ).toMatchObject({
      refusal: "BID_CLOSED",
    });
    expect(await expire(id, later(30))).toBe(0);
    await expectOnHand(7);
  });

  test("[RO-04] another customer cannot withdraw or accept it, nor can another company's seller", async () => {
    const id = await createTestBid();
    const otherCustomer = (await createTestCustomer(tenant)).customer.id;
    const foreign = await createTestCompany(context.installation);
    const event = { id, now: now() };
    const unknown = { ok: false, refusal: "BID_NOT_FOUND" };
    expect(await withTenantTransaction(tenant, (tx) => withdrawBid(tx, otherCustomer, event))).toEqual(unknown);
    expect(await withTenantTransaction(tenant, (tx) => acceptCounterBid(tx, otherCustomer, event))).toEqual(unknown);
    expect(await withTenantTransaction(foreign, (tx) => acceptBid(tx, { kind: "program" }, event))).toEqual(unknown);
    expect(await withTenantTransaction(foreign, (tx) => refuseBid(tx, { kind: "program" }, event))).toEqual(unknown);
    expect(await stateOf(id)).toBe("open");
  });
});
