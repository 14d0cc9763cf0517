import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { sendCheckout } from "../../../testing/checkout.ts";
import { createTestCustomer, type SignedInCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { findStockOnHand } from "../../../testing/stock.ts";
import { stock } from "../../catalog/stock/tables.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../../platform/database/tenant.ts";
import { orders } from "../tables/orders.ts";

let context: TestInstallation;
beforeAll(async () => {
  // The patience allows for a busy machine, where the last of 500 requests waits long.
  context = await openTestInstallation({ DATABASE_CONNECTIONS: "16", DATABASE_PATIENCE_MS: "60000" });
});
afterAll(() => context.close());

const STOCK = 50;
const ATTEMPTS = 500;

async function newRace() {
  const tenant = await createTestCompany(context.installation);
  const customers = await Promise.all(Array.from({ length: 10 }, () => createTestCustomer(tenant)));
  const product = await createTestProduct(tenant, { stock: STOCK, price: 10_00 });
  const sessions = Array.from(
    { length: ATTEMPTS },
    (_, index) => customers[index % customers.length] as SignedInCustomer,
  );
  return { tenant, product, sessions };
}

const ordersIn = async (tenant: Tenant) =>
  (await withTenantTransaction(tenant, (tx) => tx.select().from(orders).where(eq(orders.companyId, tenant.companyId))))
    .length;

describe("concurrent checkouts", () => {
  test("[OR-05] 500 checkouts of a stock of 50 over 16 connections place exactly 50 orders", async () => {
    const { tenant, product, sessions } = await newRace();
    const answers = await Promise.all(
      sessions.map((session) =>
        sendCheckout(context.app, session, { items: [{ product_id: product.id, quantity: 1 }] }),
      ),
    );
    const counted = Map.groupBy(answers, ({ statusCode }) => statusCode);
    expect([...counted].map(([status, all]) => [status, all.length]).sort()).toEqual([
      [201, STOCK],
      [409, ATTEMPTS - STOCK],
    ]);
    expect(await ordersIn(tenant)).toBe(STOCK);
    expect(await findStockOnHand(tenant, product.id)).toBe(0);
    const numbers = counted.get(201)?.map((answer) => answer.json().data.number);
    expect(new Set(numbers).size).toBe(STOCK);
  });

  test("[OR-05] the same race oversells when the stock is read first and decremented afterwards", async () => {
    const { tenant, product, sessions } = await newRace();
    const taken = await Promise.all(
      sessions.map(() => withTenantTransaction(tenant, (tx) => takeStockNaively(tx, product.id))),
    );
    // If this passed for a correct decrement, the test above could not detect a wrong one.
    expect(taken.filter(Boolean).length).toBeGreaterThan(STOCK);
  });

  test("[OR-05] orders of the same products in opposite order do not deadlock", async () => {
    const tenant = await createTestCompany(context.installation);
    const products = await Promise.all(Array.from({ length: 6 }, () => createTestProduct(tenant, { stock: 1000 })));
    const customers = await Promise.all(Array.from({ length: 10 }, () => createTestCustomer(tenant)));
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => {
        const items = products.map(({ id }) => ({ product_id: id, quantity: 1 }));
        if (index % 2) items.reverse();
        return sendCheckout(context.app, customers[index % 10] as SignedInCustomer, { items });
      }),
    );
    expect(answers.filter(({ statusCode }) => statusCode !== 201).map(({ body }) => body)).toEqual([]);
  });

  test("[OR-06] fifty requests with one idempotency key place one order and get one response", async () => {
    const { tenant, product, sessions } = await newRace();
    const [session] = sessions as [SignedInCustomer];
    const send = () =>
      sendCheckout(context.app, session, { items: [{ product_id: product.id, quantity: 1 }] }, "um-so");
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(201));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await send()).body).toBe(answers[0]?.body);
    expect(await ordersIn(tenant)).toBe(1);
    expect(await findStockOnHand(tenant, product.id)).toBe(STOCK - 1);
  });
});

/** Correct for one customer at a time only: another transaction may take the piece between the two statements. */
async function takeStockNaively(tx: TenantTransaction, productId: string): Promise<boolean> {
  const whereStock = and(eq(stock.companyId, tx.companyId), eq(stock.productId, productId));
  const [row] = await tx.select().from(stock).where(whereStock);
  if (!row || row.onHand < 1) return false;
  await tx
    .update(stock)
    .set({ onHand: row.onHand - 1 })
    .where(whereStock);
  return true;
}
