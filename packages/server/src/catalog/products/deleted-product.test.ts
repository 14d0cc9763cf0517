import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCustomer, type SignedInCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
let session: SignedInCustomer;

beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  session = await createTestCustomer(tenant);
});
afterAll(() => context.close());

const CALLS: readonly (readonly ["POST" | "PUT", string, (id: string) => object])[] = [
  ["POST", "/user/bid/insert", (product_id) => ({ product_id, value: 50, quantity: 1 })],
  ["POST", "/user/wishlist/insert", (product_uuid) => ({ product_uuid })],
  ["POST", "/user/cart/insert", (product_id) => ({ product_id, quantity: 1, options: [] })],
  ["PUT", "/user/cart", (product_id) => ({ items: [{ product_id, quantity: 1, options: [] }] })],
  ["POST", "/sale/question/insert", (product_id) => ({ product_id, question: "Serve no Gol?" })],
  ["POST", "/sale/review/insert", (product_id) => ({ product_id, rating: 5, revision: "Boa peça" })],
  ["POST", "/mailing/stock-alert", (product_id) => ({ product_id, email: "ana@example.com" })],
];

async function waitForBlocked(tx: TenantTransaction): Promise<void> {
  const query = sql`select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
  await expect.poll(async () => (await tx.execute(query)).rows.length, { timeout: 60_000 }).toBeGreaterThan(0);
}

test.each(CALLS)("%s %s finds no product that is deleted while it writes", async (method, path, body) => {
  const { id } = await createTestProduct(tenant, { stock: path.includes("alert") ? 0 : 5 });
  const call = await withTenantTransaction(tenant, async (tx) => {
    await tx.execute(sql`select from products where company_id = ${tx.companyId} and id = ${id} for update`);
    const sent = context.app.inject({ method, url: `/ecommerce${path}`, headers: session.headers, payload: body(id) });
    const answer = sent.then((response) => [response.statusCode, response.json().message]);
    await waitForBlocked(tx);
    await tx.execute(sql`delete from products where company_id = ${tx.companyId} and id = ${id}`);
    return { answer };
  });
  expect(await call.answer).toEqual([404, "PRODUCT_NOT_FOUND"]);
});
