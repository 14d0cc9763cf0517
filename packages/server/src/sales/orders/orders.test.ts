import { ORDER_LINK_LIFETIME_MS } from "@pecacerta/rules/order";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { sendCheckout } from "../../../testing/checkout.ts";
import { createTestCustomer, type SignedInCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { findOrderByToken, findOrderLinkState } from "./queries.ts";
import { shipOrder } from "./staff/commands.ts";

let context: TestInstallation;
let tenant: Tenant;
let session: SignedInCustomer;
let product: { id: string };
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  session = await createTestCustomer(tenant);
  product = await createTestProduct(tenant, { stock: 500, brand: "Travaboa", partNumber: "BP-1" });
});
afterAll(() => context.close());

const get = (url: string, headers: Record<string, string>) => context.app.inject({ url: `/ecommerce${url}`, headers });
const placeTestOrder = async (by: SignedInCustomer = session) =>
  (await sendCheckout(context.app, by, { items: [{ product_id: product.id, quantity: 1 }] })).json().data;

describe("a customer's orders", () => {
  test("[OR-02] [LS-12] are listed newest first, eight per page", async () => {
    const customer = await createTestCustomer(tenant);
    const numbers: string[] = [];
    for (let index = 0; index < 9; index++) numbers.unshift((await placeTestOrder(customer)).number);
    const first = (await get("/user/orders", customer.headers)).json();
    expect(first).toMatchObject({ page: 1, limit: 8, total: 9, pages: 2 });
    expect(first.data.map((order: { number: string }) => order.number)).toEqual(numbers.slice(0, 8));
    const second = (await get("/user/orders?page=2", customer.headers)).json();
    expect(second.data.map((order: { number: string }) => order.number)).toEqual(numbers.slice(8));
    expect((await get("/user/orders?page=3", customer.headers)).json().data).toEqual([]);
    expect((await get("/user/orders?page=0", customer.headers)).statusCode).toBe(422);
  });

  test("[API-10] [EN-05] are found by number and by UUID, with every field", async () => {
    const order = await placeTestOrder();
    expect(order.items[0].product).toMatchObject({ brand: { name: "Travaboa" }, partNumber: "BP-1" });
    expect((await get(`/user/orders/${order.number}`, session.headers)).json().data).toEqual(order);
    const byUuid = await context.app.inject({
      method: "POST",
      url: `/ecommerce/user/orders/getByUuid/${order.id}`,
      headers: session.headers,
    });
    expect(byUuid.json().data).toEqual(order);
  });

  test("[RO-04] [RT-17] another customer's order gets the same 404 as an unknown one", async () => {
    const order = await placeTestOrder();
    const stranger = await createTestCustomer(tenant);
    const unknown = await get("/user/orders/999999", stranger.headers);
    const foreign = await get(`/user/orders/${order.number}`, stranger.headers);
    expect([foreign.statusCode, foreign.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(foreign.json()).toEqual({ message: "ORDER_NOT_FOUND" });
    const byUuid = await context.app.inject({
      method: "POST",
      url: `/ecommerce/user/orders/getByUuid/${order.id}`,
      headers: stranger.headers,
    });
    expect(byUuid.json()).toEqual({ message: "ORDER_NOT_FOUND" });
  });

  test("[OR-01] [OR-02] show code 1 as pending, 2 as completed and 3 as shipped", async () => {
    for (const [code, status] of [
      [1, "PENDING"],
      [2, "COMPLETED"],
      [3, "SHIPPED"],
    ]) {
      const { number } = await placeTestOrder();
      await withTenantTransaction(tenant, (tx) =>
        tx.execute(
          `update orders set status_code = ${code} where company_id = '${tx.companyId}' and number = ${number}`,
        ),
      );
      expect((await get(`/user/orders/${number}`, session.headers)).json().data.status).toBe(status);
    }
  });
});

describe("an order without a session", () => {
  test("[OR-03] is shown by its token without personal data", async () => {
    const order = await placeTestOrder();
    const response = await get(`/orders/token/${order.token}`, { ecommerce: tenant.slug });
    expect(response.json().data).toMatchObject({ number: order.number, total: order.total });
    expect(response.body).not.toMatch(/Rua das Peças|cliente@example\.com|99123-4567/);
    expect(response.headers["cache-control"]).toBe("no-store");
    const guessed = (order.token.startsWith("A") ? "B" : "A") + order.token.slice(1);
    const wrong = await get(`/orders/token/${guessed}`, { ecommerce: tenant.slug });
    expect([wrong.statusCode, wrong.json().message]).toEqual([404, "ORDER_NOT_FOUND"]);
    const other = await createTestCompany(context.installation);
    expect((await get(`/orders/token/${order.token}`, { ecommerce: other.slug })).statusCode).toBe(404);
  });

  test("[OR-03] its link expires after thirty days and is then unknown; the customer still sees the order", async () => {
    const { number, token } = await placeTestOrder();
    const fetchByToken = (headers: Record<string, string> = { ecommerce: tenant.slug }) =>
      get(`/orders/token/${token}`, headers);
    const placedBefore = (moment: string) =>
      withTenantTransaction(tenant, (tx) =>
        tx.execute(
          `update orders set created_at = ${moment} where company_id = '${tx.companyId}' and number = ${number}`,
        ),
      );
    await placedBefore("now() - interval '30 days' + interval '1 minute'");
    expect((await fetchByToken()).json().data).toMatchObject({ number });
    await placedBefore("now() - interval '30 days'");
    const unknown = await get(`/orders/token/${"x".repeat(43)}`, { ecommerce: tenant.slug });
    for (const headers of [{ ecommerce: tenant.slug }, session.headers]) {
      const ended = await fetchByToken(headers);
      expect([ended.statusCode, ended.body]).toEqual([404, unknown.body]);
    }
    expect((await get(`/user/orders/${number}`, session.headers)).json().data).toMatchObject({ number });
  });

  test("[OR-03] its link expires exactly thirty days after the order", async () => {
    const { token, number, createdAt } = await placeTestOrder();
    const after = (ms: number) => {
      const now = new Date(Date.parse(createdAt) + ORDER_LINK_LIFETIME_MS + ms);
      return withTenantTransaction(tenant, async (tx) => [
        await findOrderLinkState(tx, token, now),
        await findOrderByToken(tx, token, now),
      ]);
    };
    expect(ORDER_LINK_LIFETIME_MS).toBe(30 * 86_400_000);
    expect(await after(-1)).toMatchObject(["open", { number }]);
    expect(await after(0)).toEqual(["ended", undefined]);
  });

  test("[OR-04] number and e-mail address together show its status; a wrong one shows nothing", async () => {
    const { number } = await placeTestOrder();
    const track = async (sent: { number?: string; email?: string }) => {
      const payload = { number, email: session.customer.email, ...sent };
      const headers = { ecommerce: tenant.slug };
      return context.app.inject({ method: "POST", url: "/ecommerce/orders/track", headers, payload });
    };
    const tracked = (await track({ email: session.customer.email.toUpperCase() })).json().data;
    expect(tracked).toMatchObject({ number, status: "PENDING", timeline: [{ status: "PENDING" }] });
    const { data: order } = (await get(`/user/orders/${number}`, session.headers)).json();
    const { payment, paymentState, subtotal, totals, total, timeline } = order;
    expect(tracked).toMatchObject({ payment, paymentState, subtotal, totals, total, timeline, paidAt: null });
    const [{ fitment: _fitment, ...line }] = order.items;
    expect(tracked.items).toEqual([line]);
    for (const wrong of [{ email: "outro@example.com" }, { number: "999999" }]) {
      const response = await track(wrong);
      expect([response.statusCode, response.json()]).toEqual([404, { message: "ORDER_NOT_FOUND" }]);
    }
  });

  test("[OR-04] number and e-mail address show how to pay, and no person", async () => {
    const pixKey = "123e4567-e12b-12d1-a456-426655440000";
    const company = await createTestCompany(context.installation, { pixKey });
    const buyer = await createTestCustomer(company);
    const { id } = await createTestProduct(company, { stock: 5 });
    const checkout = { items: [{ product_id: id, quantity: 1 }], payment: "pix", order_notes: "Tocar na casa azul" };
    const order = (await sendCheckout(context.app, buyer, checkout)).json().data;
    const tracked = await context.app.inject({
      method: "POST",
      url: "/ecommerce/orders/track",
      headers: { ecommerce: company.slug },
      payload: { number: order.number, email: buyer.customer.email },
    });
    expect(tracked.json().data).toMatchObject({ pixCode: order.pixCode, valuePay: order.total });
    expect(order.pixCode).toContain(pixKey);
    const secrets = [
      order.token,
      order.id,
      "Rua das Peças",
      "99123-4567",
      buyer.customer.email,
      "Exemplo",
      "casa azul",
    ];
    expect(secrets.filter((secret) => tracked.body.includes(secret))).toEqual([]);
  });
});

describe("the timeline", () => {
  test("[EN-05] [OR-04] says when the order was placed, paid and shipped, and who brings it", async () => {
    const { number, createdAt } = await placeTestOrder();
    const find = async () => (await get(`/user/orders/${number}`, session.headers)).json().data;
    expect(await find()).toMatchObject({ paidAt: null, timeline: [{ status: "PENDING", at: createdAt }] });
    const before = Date.now();
    await withTenantTransaction(tenant, (tx) =>
      tx.execute(
        `update orders set payment_state = 'paid' where company_id = '${tx.companyId}' and number = ${number}`,
      ),
    );
    const now = new Date();
    await withTenantTransaction(tenant, (tx) =>
      shipOrder(tx, { kind: "program" }, { number, carrier: "Jadlog", tracking: "JD123", now }),
    );
    const shipped = await find();
    expect(shipped).toMatchObject({ carrier: "Jadlog", tracking: "JD123" });
    const payload = { number, email: session.customer.email };
    const headers = { ecommerce: tenant.slug };
    const tracked = await context.app.inject({ method: "POST", url: "/ecommerce/orders/track", headers, payload });
    expect(tracked.json().data).toMatchObject({ carrier: "Jadlog", tracking: "JD123" });
    expect(tracked.body).not.toContain("nfeKey");
    expect(Date.parse(shipped.paidAt)).toBeGreaterThan(before - 5000);
    expect(shipped.timeline).toEqual([
      { status: "PENDING", at: createdAt },
      { status: "SHIPPED", at: now.toISOString() },
    ]);
  });
});
