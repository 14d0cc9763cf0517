import { MAX_WISHLIST_PRODUCTS } from "@pecacerta/rules/wishlist";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestProduct, insertTestProducts } from "../../../testing/catalog.ts";
import { createTestCustomer, type SignedInCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../../platform/database/tenant.ts";
import { wishlistItems } from "./tables.ts";

let context: TestInstallation;
let tenant: Tenant;
let pad: { id: string; slug: string };
let disc: { id: string; slug: string };
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  [pad, disc] = [await createTestProduct(tenant, { name: "Pastilha" }), await createTestProduct(tenant)];
});
afterAll(() => context.close());

const send = ({ headers }: SignedInCustomer, path: string, payload: Record<string, unknown>) =>
  context.app.inject({ method: "POST", url: `/ecommerce/user/wishlist/${path}`, headers, payload });
const insert = (session: SignedInCustomer, product_uuid: unknown) => send(session, "insert", { product_uuid });
const remove = (session: SignedInCustomer, product_uuid: unknown) => send(session, "remove", { product_uuid });
const read = ({ headers }: SignedInCustomer) => context.app.inject({ url: "/ecommerce/user/wishlist", headers });
const idsOf = async (session: SignedInCustomer): Promise<string[]> =>
  (await read(session)).json().data.map(({ id }: { id: string }) => id);
const show = (id: string, published: boolean) =>
  withTenantTransaction(tenant, (tx) =>
    tx.execute(sql`update products set published = ${published} where company_id = ${tx.companyId} and id = ${id}`),
  );

describe("the wishlist", () => {
  test("[API-11] adds a product and returns the list of products as other calls do", async () => {
    const session = await createTestCustomer(tenant);
    const response = await insert(session, pad.id);
    const url = `/ecommerce/products/${pad.slug}`;
    const product = (await context.app.inject({ url, headers: { ecommerce: tenant.slug } })).json().data;
    expect([response.statusCode, response.json()]).toEqual([200, { data: [product] }]);
    expect([response.headers["cache-control"], (await read(session)).body]).toEqual(["no-store", response.body]);
  });

  test("[API-11] lists the newest first, and each once", async () => {
    const session = await createTestCustomer(tenant);
    await insert(session, pad.id);
    await insert(session, disc.id);
    await insert(session, pad.id.toUpperCase());
    expect(await idsOf(session)).toEqual([disc.id, pad.id]);
  });

  test("[API-11] fifty concurrent inserts leave one", async () => {
    const session = await createTestCustomer(tenant);
    const responses = await Promise.all(Array.from({ length: 50 }, () => insert(session, pad.id)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
    expect(await idsOf(session)).toEqual([pad.id]);
  });

  test("removing is idempotent; an unknown product is refused", async () => {
    const session = await createTestCustomer(tenant);
    await insert(session, pad.id);
    await insert(session, disc.id);
    for (const response of [await remove(session, pad.id), await remove(session, pad.id)])
      expect([response.statusCode, response.json().data.map(({ id }: { id: string }) => id)]).toEqual([200, [disc.id]]);
    const foreign = await createTestProduct(await createTestCompany(context.installation));
    const unknown = await remove(session, foreign.id);
    expect([unknown.statusCode, unknown.json()]).toEqual([404, { message: "PRODUCT_NOT_FOUND" }]);
  });

  test.each(["", null, 7, "x", undefined])("[API-11] %j is not a product id", async (product_uuid) => {
    const response = await insert(await createTestCustomer(tenant), product_uuid);
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ["product_uuid"]]);
  });

  test("[API-11] a foreign, an unpublished and an unknown product get the same 404", async () => {
    const session = await createTestCustomer(tenant);
    const foreign = await createTestProduct(await createTestCompany(context.installation));
    const hidden = await createTestProduct(tenant, { published: false });
    for (const id of [foreign.id, hidden.id, "0197a1c2-0000-7000-8000-00000000ffff"]) {
      const response = await insert(session, id);
      expect([response.statusCode, response.json()]).toEqual([404, { message: "PRODUCT_NOT_FOUND" }]);
    }
    expect(await idsOf(session)).toEqual([]);
  });

  test("an unpublished product is not listed, can be removed, and is listed again when published", async () => {
    const session = await createTestCustomer(tenant);
    const [hidden, back] = [await createTestProduct(tenant), await createTestProduct(tenant)];
    for (const { id } of [pad, hidden, back]) await insert(session, id);
    await Promise.all([show(hidden.id, false), show(back.id, false)]);
    expect(await idsOf(session)).toEqual([pad.id]);
    expect((await remove(session, hidden.id)).statusCode).toBe(200);
    await Promise.all([show(hidden.id, true), show(back.id, true)]);
    expect(await idsOf(session)).toEqual([back.id, pad.id]);
  });

  test("[RO-04] another customer's wishlist stays unchanged", async () => {
    const [session, otherCustomer] = [await createTestCustomer(tenant), await createTestCustomer(tenant)];
    await insert(otherCustomer, pad.id);
    expect(await idsOf(session)).toEqual([]);
    await remove(session, pad.id);
    expect(await idsOf(otherCustomer)).toEqual([pad.id]);
  });

  test("[API-11] a full wishlist refuses more products, also with concurrent inserts", async () => {
    const session = await createTestCustomer(tenant);
    await withTenantTransaction(tenant, (tx) => fill(tx, session, MAX_WISHLIST_PRODUCTS - 1));
    const responses = await Promise.all([insert(session, pad.id), insert(session, disc.id)]);
    const refused = responses.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map((response) => [response.statusCode, response.json()])).toEqual([
      [409, { message: "WISHLIST_FULL" }],
    ]);
    expect((await idsOf(session)).length).toBe(MAX_WISHLIST_PRODUCTS);
    // Adding an existing product does not exceed the limit.
    const [first = ""] = await idsOf(session);
    expect((await insert(session, first)).statusCode).toBe(200);
  });
});

/** Inserts products and adds them to the wishlist. */
async function fill(tx: TenantTransaction, { customer }: SignedInCustomer, count: number): Promise<void> {
  const { companyId } = tx;
  const ids = await insertTestProducts(tx, count);
  await tx.insert(wishlistItems).values(ids.map((productId) => ({ companyId, customerId: customer.id, productId })));
}
