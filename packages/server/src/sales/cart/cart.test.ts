import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCustomer, type SignedInCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

const call = (
  session: SignedInCustomer,
  method: "GET" | "POST" | "PUT",
  path: string,
  payload?: Record<string, unknown>,
) =>
  context.app.inject({
    method,
    url: `/ecommerce/user/cart${path}`,
    headers: session.headers,
    ...(payload ? { payload } : {}),
  });
const insert = (session: SignedInCustomer, payload: Record<string, unknown>) =>
  call(session, "POST", "/insert", payload);
const read = async (session: SignedInCustomer) => (await call(session, "GET", "")).json().data;

const side = {
  type: "default" as const,
  slug: "lado",
  name: "Lado",
  values: [
    { slug: "a", name: "A" },
    { slug: "b", name: "B" },
  ],
};
const color = {
  type: "color" as const,
  slug: "cor",
  name: "Cor",
  values: [{ slug: "white", name: "Branco", color: "#ffffff" }],
};

describe("the cart on the server", () => {
  test("[API-17] [CART-07] [EN-10] returns lines, product copies and totals as in the contract", async () => {
    const session = await createTestCustomer(tenant);
    const product = await createTestProduct(tenant, { price: 33_33, name: "Filtro de óleo" });
    const response = await insert(session, { product_id: product.id, quantity: 3 });
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({
      lastItemId: 1,
      items: [
        {
          id: 1,
          product: { id: product.id, name: "Filtro de óleo" },
          options: [],
          price: 33.33,
          quantity: 3,
          total: 99.99,
        },
      ],
      subtotal: 99.99,
      quantity: 3,
      totals: [
        { type: "shipping", title: "Frete", price: 25 },
        { type: "tax", title: "Impostos", price: 20 },
      ],
      total: 144.99,
    });
  });

  test("[CART-02] [CART-03] an existing line stays as it is, whatever the order of its options", async () => {
    const session = await createTestCustomer(tenant);
    const product = await createTestProduct(tenant, { options: [side, color] });
    const [a, white] = [
      { name: "lado", value: "a" },
      { name: "cor", value: "white" },
    ];
    await insert(session, { product_id: product.id, quantity: 2, options: [a, white] });
    await insert(session, { product_id: product.id, quantity: 5, options: [white, a] });
    await insert(session, { product_id: product.id, quantity: 1, options: [{ name: "lado", value: "b" }, white] });
    const { items } = await read(session);
    expect(items.map(({ id, quantity }: { id: number; quantity: number }) => [id, quantity])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  test("[CART-01] twenty concurrent additions get consecutive ids", async () => {
    const session = await createTestCustomer(tenant);
    const products = await Promise.all(Array.from({ length: 20 }, () => createTestProduct(tenant)));
    const responses = await Promise.all(products.map(({ id }) => insert(session, { product_id: id, quantity: 1 })));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    const { items, lastItemId } = await read(session);
    expect(items.map(({ id }: { id: number }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(lastItemId).toBe(20);
  });

  test("[CART-10] is replaced as a whole, and belongs to the customer in every browser", async () => {
    const [session, stranger] = [await createTestCustomer(tenant), await createTestCustomer(tenant)];
    const [one, other] = [await createTestProduct(tenant), await createTestProduct(tenant)];
    await insert(session, { product_id: one.id, quantity: 1 });
    const put = await call(session, "PUT", "", {
      items: [
        { product_id: other.id, quantity: 4 },
        { product_id: one.id, quantity: 2 },
      ],
    });
    expect(put.json().data.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([4, 2]);
    expect(await read(session)).toEqual(put.json().data);
    expect((await read(stranger)).items).toEqual([]);
    expect((await call(session, "PUT", "", { items: [] })).json().data).toMatchObject({ items: [], total: 0 });
  });

  test("[PR-02] shows today's price, not that of the day of its addition", async () => {
    const session = await createTestCustomer(tenant);
    const product = await createTestProduct(tenant, { price: 10_00 });
    await insert(session, { product_id: product.id, quantity: 1 });
    await withTenantTransaction(tenant, (tx) =>
      tx.execute(`update products set price = 1200 where company_id = '${tx.companyId}' and id = '${product.id}'`),
    );
    expect(await read(session)).toMatchObject({ subtotal: 12, items: [{ price: 12 }] });
  });

  test("[CART-09] [RO-04] refuses invalid quantities, options and products", async () => {
    const session = await createTestCustomer(tenant);
    const other = await createTestCompany(context.installation);
    const [product, foreign, hidden] = [
      await createTestProduct(tenant, { options: [side] }),
      await createTestProduct(other),
      await createTestProduct(tenant, { published: false }),
    ];
    const refusal = async (payload: Record<string, unknown>) => (await insert(session, payload)).json().message;
    expect(await refusal({ product_id: product.id, quantity: 1000 })).toBe("ERROR_ADD_TO_CART_QUANTITY");
    expect(await refusal({ product_id: product.id, quantity: 1 })).toBe("ERROR_ADD_TO_CART_OPTIONS");
    expect(await refusal({ product_id: foreign.id, quantity: 1 })).toBe("PRODUCT_NOT_FOUND");
    expect(await refusal({ product_id: hidden.id, quantity: 1 })).toBe("PRODUCT_NOT_FOUND");
    expect((await read(session)).items).toEqual([]);
  });

  test("[RO-03] accepts the token in the body, unless the header has another one", async () => {
    const [session, stranger] = [await createTestCustomer(tenant), await createTestCustomer(tenant)];
    const product = await createTestProduct(tenant);
    const send = (headers: Record<string, string>, token: string) =>
      context.app.inject({
        method: "POST",
        url: "/ecommerce/user/cart/insert",
        headers,
        payload: { product_id: product.id, quantity: 1, token },
      });
    expect((await send({ ecommerce: tenant.slug }, session.token)).statusCode).toBe(200);
    expect((await send(session.headers, session.token)).statusCode).toBe(200);
    expect((await send(session.headers, stranger.token)).statusCode).toBe(401);
  });
});
