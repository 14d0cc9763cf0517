import { addBusinessDays, dayInBrazil } from "@pecacerta/rules/business-day";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { sendCheckout } from "../../../testing/checkout.ts";
import { addressForm, createTestCustomer, type SignedInCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { listMailsTo } from "../../../testing/queued-mails.ts";
import { findStockOnHand } from "../../../testing/stock.ts";
import { addresses } from "../../customers/addresses/tables.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
let session: SignedInCustomer;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation, {
    titulo: "Auto Peças",
    cidade: "Goiânia",
    pixKey: "123e4567-e12b-12d1-a456-426655440000",
  });
  session = await createTestCustomer(tenant);
});
afterAll(() => context.close());

const inBlumenau = { postcode: "89010-025", city: "Blumenau", state: "SC" };

const checkout = (sent: Parameters<typeof sendCheckout>[2], key?: string) =>
  sendCheckout(context.app, session, sent, key);

describe("placing an order", () => {
  test("[OR-03] [EN-05] [API-17] returns the order, priced by the server", async () => {
    const product = await createTestProduct(tenant, { price: 149_90, stock: 5 });
    const response = await checkout({ items: [{ product_id: product.id, quantity: 2 }], order_notes: "Ligar antes" });
    expect(response.statusCode).toBe(201);
    const order = response.json().data;
    expect(order).toMatchObject({
      payment: "combine",
      paymentState: "pending",
      pixCode: null,
      status: "PENDING",
      quantity: 2,
      subtotal: 299.8,
      total: 384.76,
      valuePay: 384.76,
      order_notes: "Ligar antes",
    });
    expect(order.totals).toEqual([
      { type: "shipping", title: "Frete", price: 25 },
      { type: "tax", title: "Impostos", price: 59.96 },
    ]);
    expect(order.items).toMatchObject([{ price: 149.9, quantity: 2, total: 299.8, product: { id: product.id } }]);
    const address = { ...addressForm, phone: "62991234567", company: "", country: "BR", address2: "" };
    expect(order.shippingAddress).toEqual(address);
    expect(order.billingAddress).toEqual(address);
    expect(await findStockOnHand(tenant, product.id)).toBe(3);
  });

  test("[OR-05] [CART-07] ignores prices, totals and product copies that a client sends", async () => {
    const product = await createTestProduct(tenant, { price: 100_00, stock: 50 });
    const tampered = {
      price: 0.01,
      total: 0.01,
      subtotal: 1,
      tax: 0,
      shipping: { custom_price: 0 },
      status: "COMPLETED",
      paid: true,
    };
    const line = { product_id: product.id, quantity: 1, price: 0.01, total: 0, product: { price: 0 } };
    const response = await checkout({ items: [line], ...tampered });
    expect(response.json().data).toMatchObject({
      subtotal: 100,
      total: 145,
      status: "PENDING",
      paymentState: "pending",
    });
  });

  test("[OR-05] refuses invalid quantities", async () => {
    const product = await createTestProduct(tenant, { price: 100_00, stock: 50 });
    for (const quantity of [0, -1, 1.5, 1e9, "1e3", "NaN", null, [2]]) {
      const response = await checkout({ items: [{ product_id: product.id, quantity: quantity as number }] });
      const outcome = [response.statusCode, response.json().errors?.["items.0.quantity"]];
      expect(outcome, String(quantity)).toEqual([422, "ERROR_ADD_TO_CART_QUANTITY"]);
    }
    expect(await findStockOnHand(tenant, product.id)).toBe(50);
  });

  test("[OR-05] refuses incomplete, unknown and duplicate options", async () => {
    const product = await createTestProduct(tenant, {
      stock: 5,
      options: [{ type: "default", slug: "lado", name: "Lado", values: [{ slug: "direito", name: "Direito" }] }],
    });
    const choice = { name: "lado", value: "direito" };
    for (const options of [[], [{ name: "lado", value: "cima" }], [choice, choice], [{ name: "cor", value: "azul" }]]) {
      const response = await checkout({ items: [{ product_id: product.id, quantity: 1, options }] });
      expect([response.statusCode, response.json().message]).toEqual([422, "ERROR_ADD_TO_CART_OPTIONS"]);
    }
    expect((await checkout({ items: [{ product_id: product.id, quantity: 1, options: [choice] }] })).statusCode).toBe(
      201,
    );
  });

  test("[OR-05] refuses the whole order when one line lacks stock, and names the available pieces of each", async () => {
    const [enough, short, free] = [
      await createTestProduct(tenant, { stock: 5 }),
      await createTestProduct(tenant, { stock: 2 }),
      await createTestProduct(tenant, { stock: 9, price: 0 }),
    ];
    const items = [enough, short, free].map(({ id }) => ({ product_id: id, quantity: 3 }));
    const response = await checkout({ items });
    expect([response.statusCode, response.json()]).toEqual([
      409,
      {
        message: "OUT_OF_STOCK",
        errors: { "items.1.quantity": "OUT_OF_STOCK:2", "items.2.quantity": "OUT_OF_STOCK:0" },
      },
    ]);
    expect(await findStockOnHand(tenant, enough.id)).toBe(5);
  });

  test("[OR-05] two lines of one product share its stock", async () => {
    const product = await createTestProduct(tenant, {
      stock: 5,
      options: [
        {
          type: "default",
          slug: "lado",
          name: "Lado",
          values: [
            { slug: "a", name: "A" },
            { slug: "b", name: "B" },
          ],
        },
      ],
    });
    const items = ["a", "b"].map((value) => ({
      product_id: product.id,
      quantity: 3,
      options: [{ name: "lado", value }],
    }));
    expect((await checkout({ items })).statusCode).toBe(409);
    expect(await findStockOnHand(tenant, product.id)).toBe(5);
  });

  test("[OR-05] returns the new totals when the price differs from the expected one", async () => {
    const product = await createTestProduct(tenant, { price: 100_00, stock: 5 });
    const items = [{ product_id: product.id, quantity: 1 }];
    const response = await checkout({ items, expected_total: 144.99 });
    expect([response.statusCode, response.json()]).toEqual([
      409,
      {
        message: "PRICE_CHANGED",
        subtotal: 100,
        totals: [
          { type: "shipping", title: "Frete", price: 25 },
          { type: "tax", title: "Impostos", price: 20 },
        ],
        total: 145,
      },
    ]);
    expect((await checkout({ items, expected_total: 145 })).statusCode).toBe(201);
  });

  test("[OR-03] [CART-07] an order and a cart have the shipping and the tax of their company", async () => {
    const own = await createTestCompany(context.installation, { shippingFlatRate: 12_50, taxBp: 10_00 });
    const customer = await createTestCustomer(own);
    const product = await createTestProduct(own, { price: 100_00, stock: 5 });
    const line = { product_id: product.id, quantity: 2 };
    const totals = [
      { type: "shipping", title: "Frete", price: 12.5 },
      { type: "tax", title: "Impostos", price: 20 },
    ];
    const url = "/ecommerce/user/cart/insert";
    const cart = await context.app.inject({ method: "POST", url, headers: customer.headers, payload: line });
    const terms = { shipping_flat_rate: 12.5, tax_mode: "percent", tax_bp: 1000 };
    expect(cart.json().data).toMatchObject({ subtotal: 200, totals, total: 232.5, terms });
    const atDefaults = await sendCheckout(context.app, customer, { items: [line], expected_total: 265 });
    expect(atDefaults.json()).toMatchObject({ message: "PRICE_CHANGED", totals, total: 232.5 });
    const placed = await sendCheckout(context.app, customer, { items: [line], expected_total: 232.5 });
    expect(placed.json().data).toMatchObject({ subtotal: 200, totals, total: 232.5, valuePay: 232.5, delivery: null });
  });

  test("[OR-03] taxes that the prices include are stated and not added, also by the mail", async () => {
    const own = await createTestCompany(context.installation, { taxMode: "included", shippingFlatRate: 0 });
    const customer = await createTestCustomer(own);
    const product = await createTestProduct(own, { price: 120_00, stock: 5 });
    const items = [{ product_id: product.id, quantity: 1 }];
    const placed = await sendCheckout(context.app, customer, { items, expected_total: 120 });
    const totals = [
      { type: "shipping", title: "Frete", price: 0 },
      { type: "tax", title: "Impostos", price: 20, included: true },
    ];
    expect(placed.json().data).toMatchObject({ subtotal: 120, totals, total: 120 });
    const [mail] = await withTenantTransaction(own, (tx) => listMailsTo(tx, customer.customer.email));
    expect(mail).toMatchObject({ content: { tax: 20_00, taxIncluded: true, total: 120_00 } });
  });

  test("an order keeps the delivery days that its company stated", async () => {
    const own = await createTestCompany(context.installation, { dispatchDays: 1, transitDays: { sul: [2, 4] } });
    const customer = await createTestCustomer(own);
    const product = await createTestProduct(own, { stock: 5 });
    const items = [{ product_id: product.id, quantity: 1 }];
    const placed = await sendCheckout(context.app, customer, { items, address: { ...addressForm, ...inBlumenau } });
    const { delivery, createdAt } = placed.json().data;
    const today = dayInBrazil(Date.parse(createdAt));
    expect(delivery).toEqual({ from: addBusinessDays(today, 3), to: addBusinessDays(today, 5) });
  });

  test("[RO-04] another company's product and another customer's address are not found, and nothing is stored", async () => {
    const other = await createTestCompany(context.installation);
    const foreign = await createTestProduct(other, { stock: 5 });
    const response = await checkout({ items: [{ product_id: foreign.id, quantity: 1 }] });
    expect([response.statusCode, response.json().message]).toEqual([404, "PRODUCT_NOT_FOUND"]);

    const stranger = await createTestCustomer(tenant);
    const created = await context.app.inject({
      method: "POST",
      url: "/ecommerce/user/addresses",
      headers: stranger.headers,
      payload: addressForm,
    });
    const product = await createTestProduct(tenant, { stock: 5 });
    const stolen = await checkout({
      items: [{ product_id: product.id, quantity: 1 }],
      address: undefined,
      address_id: created.json().data.id,
    });
    expect([stolen.statusCode, stolen.json().message]).toEqual([404, "ADDRESS_NOT_FOUND"]);
    expect(await findStockOnHand(tenant, product.id)).toBe(5);
  });
});

describe("the address", () => {
  test("[AD-03] a street without a house number is refused, typed or saved; one without numbers says so", async () => {
    const product = await createTestProduct(tenant, { stock: 5 });
    const items = [{ product_id: product.id, quantity: 1 }];
    const street = { ...addressForm, address1: "Avenida Paulista", address2: "Bela Vista" };
    const typed = await checkout({ items, address: street });
    expect([typed.statusCode, typed.json()]).toEqual([
      422,
      { message: "ADDRESS_NUMBER_REQUIRED", errors: { "address.address1": "ADDRESS_NUMBER_REQUIRED" } },
    ]);
    const save = (payload: object) =>
      context.app.inject({ method: "POST", url: "/ecommerce/user/addresses", headers: session.headers, payload });
    expect((await save(street)).json().errors).toEqual({ address1: "ADDRESS_NUMBER_REQUIRED" });
    const { id } = (await save(addressForm)).json().data;
    // As the address book took it before it had the same rule.
    await withTenantTransaction(tenant, (tx) =>
      tx.update(addresses).set({ address1: street.address1 }).where(eq(addresses.id, id)),
    );
    const bySaved = await checkout({ items, address: undefined, address_id: id });
    expect(bySaved.json().errors).toEqual({ address_id: "ADDRESS_NUMBER_REQUIRED" });
    expect(await findStockOnHand(tenant, product.id)).toBe(5);
    const placed = await checkout({ items, address: { ...street, address1: "Avenida Paulista, s/n" } });
    expect(placed.json().data.shippingAddress.address1).toBe("Avenida Paulista, s/n");
  });
});

describe("paying", () => {
  test("[OR-03] Pix returns a code that pays this order to the company's key", async () => {
    const product = await createTestProduct(tenant, { price: 80_00, stock: 5 });
    const response = await checkout({ items: [{ product_id: product.id, quantity: 1 }], payment: "pix" });
    const { pixCode, number } = response.json().data;
    expect(pixCode).toContain("123e4567-e12b-12d1-a456-426655440000");
    expect(pixCode).toContain("5406121.00");
    expect(pixCode).toContain(`PEDIDO${number}`);
    expect(pixCode).toMatch(/6304[0-9A-F]{4}$/);
  });

  test("[OR-03] refuses a payment method that the company does not offer", async () => {
    const product = await createTestProduct(tenant, { stock: 5 });
    for (const payment of ["boleto", "card", "dinheiro"]) {
      const response = await checkout({ items: [{ product_id: product.id, quantity: 1 }], payment });
      expect([response.statusCode, response.json().errors.payment]).toEqual([422, "PAYMENT_NOT_OFFERED"]);
    }
    const keyless = await createTestCompany(context.installation);
    const keylessProduct = await createTestProduct(keyless, { stock: 5 });
    const sent = { items: [{ product_id: keylessProduct.id, quantity: 1 }], payment: "pix" };
    const response = await sendCheckout(context.app, await createTestCustomer(keyless), sent);
    expect(response.json().message).toBe("PAYMENT_NOT_OFFERED");
    expect(await findStockOnHand(keyless, keylessProduct.id)).toBe(5);
  });
});

describe("storing an order", () => {
  test("[OR-03] records stock movements, queues the mail and empties the cart", async () => {
    const product = await createTestProduct(tenant, { stock: 7 });
    const line = { product_id: product.id, quantity: 2 };
    const added = await context.app.inject({
      method: "POST",
      url: "/ecommerce/user/cart/insert",
      headers: session.headers,
      payload: line,
    });
    expect(added.json().data.items).toHaveLength(1);
    const { number } = (await checkout({ items: [line] })).json().data;
    const cart = await context.app.inject({ url: "/ecommerce/user/cart", headers: session.headers });
    expect(cart.json().data).toMatchObject({ items: [], quantity: 0, total: 0 });
    const stored = await withTenantTransaction(tenant, async (tx) => ({
      moves: (await tx.execute(`select sum(quantity)::int as sum from stock_moves where product_id = '${product.id}'`))
        .rows,
      mails: await listMailsTo(tx, session.customer.email, 1),
    }));
    expect(stored.moves).toEqual([{ sum: 5 }]);
    expect(stored.mails).toMatchObject([
      { template: "order-received", state: "waiting", content: { number, path: `/account/orders/${number}` } },
    ]);
    expect(await findStockOnHand(tenant, product.id)).toBe(5);
  });
});
