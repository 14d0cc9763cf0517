import { BID_RESPONSE_MS } from "@pecacerta/rules/bid";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCustomer, type SignedInCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
let pad: { id: string; slug: string };
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  pad = await createTestProduct(tenant, { name: "Pastilha", price: 100_00 });
});
afterAll(() => context.close());

const insert = ({ headers }: SignedInCustomer, payload: Record<string, unknown>, { app } = context) =>
  app.inject({ method: "POST", url: "/ecommerce/user/bid/insert", headers, payload });
const createBidOn = (session: SignedInCustomer, more: Record<string, unknown> = {}) =>
  insert(session, { product_id: pad.id, value: 80, ...more });
const bidsOn = ({ headers }: SignedInCustomer, productId: string) =>
  context.app.inject({ url: `/ecommerce/user/bid/product/${productId}`, headers });
const list = ({ headers }: SignedInCustomer) => context.app.inject({ url: "/ecommerce/user/bid/list", headers });

describe("a bid", () => {
  test("[PR-11] [API-13] is listed for its customer, on its product and among all bids", async () => {
    const session = await createTestCustomer(tenant);
    const before = await bidsOn(session, pad.id);
    expect([before.statusCode, before.json()]).toEqual([200, { data: [] }]);
    const placed = await createBidOn(session, { value: "80.50", quantity: "3", message: " Levo  três. " });
    expect(placed.statusCode).toBe(201);
    const bid = placed.json().data;
    expect(bid).toMatchObject({
      value: 80.5,
      quantity: 3,
      message: "Levo três.",
      status: "open",
      counter: null,
      order: null,
      product: { id: pad.id, slug: pad.slug, name: "Pastilha" },
    });
    expect(Date.parse(bid.expiresAt) - Date.parse(bid.createdAt)).toBe(BID_RESPONSE_MS);
    for (const found of [await bidsOn(session, pad.id), await list(session)]) {
      expect([found.statusCode, found.json(), found.headers["cache-control"]]).toEqual([
        200,
        { data: [bid] },
        "no-store",
      ]);
    }
  });

  test("[API-03] [PR-11] sent again with its key is the same bid, stored as the wire has it", async () => {
    const session = await createTestCustomer(tenant);
    const withKey = { ...session, headers: { ...session.headers, "idempotency-key": "k1" } };
    const first = await createBidOn(withKey, { value: 80.5 });
    expect(first.json().data).toMatchObject({ value: 80.5, counter: null });
    const again = await createBidOn(withKey, { value: "80.50" });
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    const { rows } = await withTenantTransaction(tenant, (tx) =>
      tx.execute(sql`select response as answer from idempotency_keys where customer_id = ${session.customer.id}`),
    );
    expect(rows).toEqual([{ answer: first.json() }]);
  });

  test("[PR-11] [RO-04] is invisible to other customers", async () => {
    const [session, otherCustomer] = [await createTestCustomer(tenant), await createTestCustomer(tenant)];
    await createBidOn(session);
    expect((await bidsOn(otherCustomer, pad.id)).json()).toEqual({ data: [] });
    expect((await list(otherCustomer)).json()).toEqual({ data: [] });
    expect((await createBidOn(otherCustomer)).statusCode).toBe(201);
  });

  test("[PR-11] exists once per product: of a hundred concurrent calls one creates it", async () => {
    const session = await createTestCustomer(tenant);
    const responses = await Promise.all(Array.from({ length: 100 }, () => createBidOn(session)));
    const created = responses.filter(({ statusCode }) => statusCode === 201);
    const refused = responses.filter(({ statusCode }) => statusCode !== 201);
    expect(created.length).toBe(1);
    expect(new Set(refused.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['409 {"message":"BID_ALREADY_OPEN"}']),
    );
    expect((await bidsOn(session, pad.id)).json().data.length).toBe(1);
    const other = await createTestProduct(tenant);
    expect((await insert(session, { product_id: other.id, value: 1 })).statusCode).toBe(201);
  });

  test("that expired is no longer open and makes room for the next", async () => {
    const session = await createTestCustomer(tenant);
    const { id } = (await createBidOn(session)).json().data;
    await withTenantTransaction(tenant, (tx) =>
      tx.execute(sql`update bids set expires_at = now() where company_id = ${tx.companyId} and id = ${id}`),
    );
    const status = async () => (await list(session)).json().data.map((bid: { status: string }) => bid.status);
    expect(await status()).toEqual(["expired"]);
    expect((await createBidOn(session, { value: 90 })).statusCode).toBe(201);
    expect(await status()).toEqual(["open", "expired"]);
  });

  test.each([0, -1, "0.00", 200.01, 1e9, "1,50", "muito", "12.345", Number.NaN, null, undefined])(
    "of %j is refused",
    async (value) => {
      const session = await createTestCustomer(tenant);
      const response = await createBidOn(session, { value });
      expect([response.statusCode, response.json()]).toEqual([
        422,
        { message: "INVALID_BID_VALUE", errors: { value: "INVALID_BID_VALUE" } },
      ]);
      expect((await list(session)).json().data).toEqual([]);
    },
  );

  test("is between one centavo and twice the price, and refused on a product without a price", async () => {
    for (const value of [0.01, 200])
      expect((await createBidOn(await createTestCustomer(tenant), { value })).statusCode, String(value)).toBe(201);
    const unpriced = await createTestProduct(tenant, { price: 0 });
    const response = await insert(await createTestCustomer(tenant), { product_id: unpriced.id, value: 1 });
    expect([response.statusCode, response.json().message]).toEqual([422, "INVALID_BID_VALUE"]);
  });

  test.each([
    [{ quantity: 0 }, { quantity: "ERROR_ADD_TO_CART_QUANTITY" }],
    [{ quantity: 1000 }, { quantity: "ERROR_ADD_TO_CART_QUANTITY" }],
    [{ message: "a".repeat(501) }, { message: "ERROR_FORM_TOO_LONG" }],
    [{ message: "\u0000" }, { message: "ERROR_FORM_INVALID" }],
    [{ product_id: "x" }, { product_id: "ERROR_FORM_INVALID" }],
  ])("with %j is refused with an error for its field", async (more, errors) => {
    const response = await createBidOn(await createTestCustomer(tenant), more);
    expect([response.statusCode, response.json().errors]).toEqual([422, errors]);
  });

  test("on a foreign, an unpublished and an unknown product gets the same 404", async () => {
    const session = await createTestCustomer(tenant);
    const foreign = await createTestProduct(await createTestCompany(context.installation));
    const hidden = await createTestProduct(tenant, { published: false });
    for (const product_id of [foreign.id, hidden.id, "0197a1c2-0000-7000-8000-00000000ffff"]) {
      const response = await insert(session, { product_id, value: 1 });
      expect([response.statusCode, response.json()]).toEqual([404, { message: "PRODUCT_NOT_FOUND" }]);
    }
  });

  test("is limited per hour", async () => {
    const strict = await openTestInstallation({ RATE_LIMITS: "on", BIDS_PER_HOUR: "2" });
    try {
      const limitedTenant = await createTestCompany(strict.installation);
      const session = await createTestCustomer(limitedTenant);
      const products = await Promise.all([
        createTestProduct(limitedTenant),
        createTestProduct(limitedTenant),
        createTestProduct(limitedTenant),
      ]);
      const responses = [];
      for (const { id } of products) responses.push(await insert(session, { product_id: id, value: 1 }, strict));
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 429]);
      const wait = Number(responses.at(-1)?.headers["retry-after"]);
      expect(wait).toBeGreaterThan(3500);
      expect(wait).toBeLessThanOrEqual(3600);
      const otherCustomer = await createTestCustomer(limitedTenant);
      const { id = "" } = products[2] ?? {};
      expect((await insert(otherCustomer, { product_id: id, value: 1 }, strict)).statusCode).toBe(201);
    } finally {
      await strict.close();
    }
  });
});
