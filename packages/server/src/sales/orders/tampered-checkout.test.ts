import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { sendCheckout } from "../../../testing/checkout.ts";
import { createTestCustomer, type SignedInCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { fuzzSeed } from "../../../testing/fuzz.ts";
import { findStockOnHand } from "../../../testing/stock.ts";
import type { Tenant } from "../../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
let session: SignedInCustomer;
beforeAll(async () => {
  context = await openTestInstallation({ LOG_LEVEL: "silent" });
  tenant = await createTestCompany(context.installation, { pixKey: "123e4567-e12b-12d1-a456-426655440000" });
  session = await createTestCustomer(tenant);
});
afterAll(() => context.close());

const STOCK = 10_000;
const PRICE = 149.9;

const invalidValue = fc.constantFrom<unknown>(
  0,
  -1,
  0.01,
  1e9,
  1.5,
  "1e3",
  "NaN",
  "0,01",
  "-0",
  null,
  true,
  [],
  [0.01],
  {},
  "",
);
const total = {
  price: invalidValue,
  total: invalidValue,
  subtotal: invalidValue,
  tax: invalidValue,
  discount: invalidValue,
  custom_price: invalidValue,
  rate: invalidValue,
};
const tamperedAmounts = fc.record(total, { requiredKeys: [] });
const payment = fc.constantFrom("pix", "pix", "combine", "combine", "boleto", "card", "paid", "");
/** A tampered cart; product and quantity are valid often enough to be ordered. */
const cart = fc.record({
  quantity: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 9 }) }, { weight: 1, arbitrary: invalidValue }),
  productKind: fc.constantFrom("own", "own", "own", "foreign", "free", "hidden"),
  line: tamperedAmounts,
  whole: tamperedAmounts,
  more: fc.record(
    {
      status: fc.constantFrom("COMPLETED", 2),
      paid: fc.constant(true),
      paymentState: fc.constant("paid"),
      currency: fc.constantFrom("USD", "XXX"),
      totals: fc.constant([]),
      valuePay: invalidValue,
      bid: invalidValue,
      coupon: invalidValue,
      shipping: fc.oneof(tamperedAmounts, fc.constant({ id: "flat", custom_price: -500 })),
      company_id: invalidValue,
      number: invalidValue,
    },
    { requiredKeys: [] },
  ),
  payment,
});

test("[OR-05] [CART-07] each of two hundred tampered carts is refused or ordered at the server's price", async () => {
  const productKind = {
    own: await createTestProduct(tenant, { price: 149_90, stock: STOCK }),
    foreign: await createTestProduct(await createTestCompany(context.installation), { stock: STOCK }),
    free: await createTestProduct(tenant, { price: 0, stock: STOCK }),
    hidden: await createTestProduct(tenant, { stock: STOCK, published: false }),
  };
  const seed = fuzzSeed;
  const carts = fc.sample(cart, { seed, numRuns: 200 });
  let sold = 0;
  const statuses = new Set<number>();
  const sender = async () => {
    for (let one = carts.pop(); one; one = carts.pop()) {
      const line = { ...one.line, product_id: productKind[one.productKind].id, quantity: one.quantity as number };
      const sent = { ...one.whole, ...one.more, payment: one.payment, items: [line] };
      const response = await sendCheckout(context.app, session, sent);
      const message = `seed ${seed}: ${JSON.stringify(sent)} -> ${response.body}`;
      statuses.add(response.statusCode);
      expect([201, 404, 409, 422], message).toContain(response.statusCode);
      if (response.statusCode !== 201) continue;
      const { data } = response.json();
      const [subtotal, tax] = [data.quantity * PRICE, data.quantity * PRICE * 0.2];
      sold += data.quantity;
      expect(one.productKind, message).toBe("own");
      expect(data, message).toMatchObject({ status: "PENDING", paymentState: "pending", cancelledAt: null });
      expect([data.subtotal, data.total, data.valuePay], message).toEqual([
        expect.closeTo(subtotal, 2),
        ...Array(2).fill(expect.closeTo(subtotal + tax + 25, 2)),
      ]);
    }
  };
  await Promise.all(Array.from({ length: 8 }, sender));
  expect([...statuses].sort()).toEqual([201, 404, 409, 422]);
  expect(await findStockOnHand(tenant, productKind.own.id)).toBe(STOCK - sold);
});
