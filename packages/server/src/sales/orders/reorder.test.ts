import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { sendCheckout } from "../../../testing/checkout.ts";
import { createTestCustomer, type SignedInCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { stock } from "../../catalog/stock/tables.ts";
import { products } from "../../catalog/tables.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { removeCartLine } from "../cart/commands.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

const postReorder = ({ headers }: SignedInCustomer, number: string) =>
  context.app.inject({ method: "POST", url: `/ecommerce/user/orders/${number}/again`, headers });
const changeProduct = (id: string, set: Partial<Omit<typeof products.$inferInsert, "companyId">>) =>
  withTenantTransaction(tenant, (tx) =>
    tx
      .update(products)
      .set(set)
      .where(and(eq(products.companyId, tenant.companyId), eq(products.id, id))),
  );
const setStock = (productId: string, onHand: number) =>
  withTenantTransaction(tenant, (tx) =>
    tx
      .update(stock)
      .set({ onHand })
      .where(and(eq(stock.companyId, tenant.companyId), eq(stock.productId, productId))),
  );
const color = [{ slug: "color", name: "Cor", type: "default" as const, values: [{ slug: "preto", name: "Preto" }] }];

test("adds ordered products to the cart at today's prices, and names the unavailable ones", async () => {
  const session = await createTestCustomer(tenant);
  const sold = { stock: 9 };
  const [plain, chosen] = [
    await createTestProduct(tenant, sold),
    await createTestProduct(tenant, { ...sold, options: color }),
  ];
  const [hidden, changed] = [
    await createTestProduct(tenant, sold),
    await createTestProduct(tenant, { ...sold, options: color }),
  ];
  const [few, none] = [await createTestProduct(tenant, sold), await createTestProduct(tenant, sold)];
  const black = [{ name: "color", value: "preto" }];
  const items = [
    { product_id: plain.id, quantity: 2 },
    { product_id: chosen.id, quantity: 1, options: black },
    { product_id: hidden.id, quantity: 1 },
    { product_id: changed.id, quantity: 1, options: black },
    { product_id: few.id, quantity: 3 },
    { product_id: none.id, quantity: 1 },
  ];
  const { number } = (await sendCheckout(context.app, session, { items })).json().data;
  await changeProduct(plain.id, { price: 77_00 });
  await changeProduct(hidden.id, { published: false });
  await changeProduct(changed.id, { options: [] });
  await setStock(few.id, 2);
  await setStock(none.id, 0);

  const response = await postReorder(session, number);
  expect(response.statusCode).toBe(200);
  const { cart, left_out } = response.json().data;
  expect(cart.items).toMatchObject([
    { product: { id: plain.id }, quantity: 2, price: 77 },
    { product: { id: chosen.id }, quantity: 1, options: black },
    { product: { id: few.id }, quantity: 2 },
  ]);
  expect(left_out).toMatchObject([
    { product_id: hidden.id, reason: "PRODUCT_NOT_FOUND", left: 0 },
    { product_id: changed.id, reason: "ERROR_ADD_TO_CART_OPTIONS", left: 0 },
    { product_id: few.id, reason: "OUT_OF_STOCK", left: 2 },
    { product_id: none.id, reason: "OUT_OF_STOCK", left: 0 },
  ]);
  expect((await postReorder(session, number)).json().data.cart).toEqual(cart);
});

test("names the products that exceed the hundred lines of a cart", async () => {
  const session = await createTestCustomer(tenant);
  const manyProducts = await Promise.all(Array.from({ length: 101 }, () => createTestProduct(tenant)));
  const lines = manyProducts.map(({ id }) => ({ product_id: id, quantity: 1, options: [] }));
  const { number } = (await sendCheckout(context.app, session, { items: lines.slice(-2) })).json().data;
  const url = "/ecommerce/user/cart";
  await context.app.inject({ method: "PUT", url, headers: session.headers, payload: { items: lines.slice(0, 98) } });
  // One of the two is in the cart already, and the other fits.
  const [, last] = lines.slice(-2);
  await context.app.inject({ method: "POST", url: `${url}/insert`, headers: session.headers, payload: last });
  expect((await postReorder(session, number)).json().data.left_out).toEqual([]);
  await withTenantTransaction(tenant, (tx) => removeCartLine(tx, session.customer.id, last as (typeof lines)[0]));
  await context.app.inject({ method: "POST", url: `${url}/insert`, headers: session.headers, payload: lines[98] });
  const { cart, left_out } = (await postReorder(session, number)).json().data;
  expect(cart.items).toHaveLength(100);
  expect(new Set(cart.items.map(({ id }: { id: number }) => id)).size).toBe(100);
  expect(left_out).toEqual([
    { product_id: last?.product_id, name: manyProducts[100]?.name, reason: "CART_FULL", left: 0 },
  ]);
  const one = await context.app.inject({
    method: "POST",
    url: `${url}/insert`,
    headers: session.headers,
    payload: last,
  });
  expect([one.statusCode, one.json()]).toEqual([409, { message: "CART_FULL" }]);
});

test("[RO-04] another customer's order gets the same 404 as an unknown one", async () => {
  const [owner, stranger] = [await createTestCustomer(tenant), await createTestCustomer(tenant)];
  const { id } = await createTestProduct(tenant, { stock: 9 });
  const items = [{ product_id: id, quantity: 1 }];
  const { number } = (await sendCheckout(context.app, owner, { items })).json().data;
  for (const orderNumber of [number, "999999"]) {
    expect((await postReorder(stranger, orderNumber)).json()).toEqual({ message: "ORDER_NOT_FOUND" });
  }
});
