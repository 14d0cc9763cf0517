import { MAX_WISHES } from "@pecacerta/rules/wishlist";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newProduct } from "../../../testing/catalog.ts";
import { newCustomer, type SignedCustomer } from "../../../testing/customers.ts";
import { newCompany, openForTest, type TestInstallation } from "../../../testing/database.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../../platform/database/tenant.ts";

let opened: TestInstallation;
let shop: Tenant;
let pad: { id: string; slug: string };
let disc: { id: string; slug: string };
beforeAll(async () => {
  opened = await openForTest();
  shop = await newCompany(opened.installation);
  [pad, disc] = [await newProduct(shop, { name: "Pastilha" }), await newProduct(shop)];
});
afterAll(() => opened.close());

const send = ({ headers }: SignedCustomer, path: string, payload: Record<string, unknown>) =>
  opened.app.inject({ method: "POST", url: `/ecommerce/user/wishlist/${path}`, headers, payload });
const insert = (who: SignedCustomer, product_uuid: unknown) => send(who, "insert", { product_uuid });
const remove = (who: SignedCustomer, product_uuid: unknown) => send(who, "remove", { product_uuid });
const read = ({ headers }: SignedCustomer) => opened.app.inject({ url: "/ecommerce/user/wishlist", headers });
const idsOf = async (who: SignedCustomer): Promise<string[]> =>
  (await read(who)).json().data.map(({ id }: { id: string }) => id);
const show = (id: string, published: boolean) =>
  withTenantTransaction(shop, (tx) => tx.execute(sql`update products set published = ${published} where id = ${id}`));

describe("the wishlist", () => {
  test("[API-11] takes a product and answers the list, whole products as any call answers them", async () => {
    const who = await newCustomer(shop);
    const answer = await insert(who, pad.id);
    const url = `/ecommerce/products/${pad.slug}`;
    const product = (await opened.app.inject({ url, headers: { ecommerce: shop.slug } })).json().data;
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: [product] }]);
    expect([answer.headers["cache-control"], (await read(who)).body]).toEqual(["no-store", answer.body]);
  });

  test("[API-11] the last one added comes first, and the same twice is there once", async () => {
    const who = await newCustomer(shop);
    await insert(who, pad.id);
    await insert(who, disc.id);
    await insert(who, pad.id.toUpperCase());
    expect(await idsOf(who)).toEqual([disc.id, pad.id]);
  });

  test("[API-11] fifty inserts at once leave one", async () => {
    const who = await newCustomer(shop);
    const answers = await Promise.all(Array.from({ length: 50 }, () => insert(who, pad.id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
    expect(await idsOf(who)).toEqual([pad.id]);
  });

  test("removing takes one out, however often; what the shop does not have is no product", async () => {
    const who = await newCustomer(shop);
    await insert(who, pad.id);
    await insert(who, disc.id);
    for (const gone of [await remove(who, pad.id), await remove(who, pad.id)])
      expect([gone.statusCode, gone.json().data.map(({ id }: { id: string }) => id)]).toEqual([200, [disc.id]]);
    const foreign = await newProduct(await newCompany(opened.installation));
    const unknown = await remove(who, foreign.id);
    expect([unknown.statusCode, unknown.json()]).toEqual([404, { message: "PRODUCT_NOT_FOUND" }]);
  });

  test.each(["", null, 7, "x", undefined])("[API-11] %j names no product", async (product_uuid) => {
    const answer = await insert(await newCustomer(shop), product_uuid);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ["product_uuid"]]);
  });

  test("[API-11] a product of another company, one that is not on show and none are the same 404", async () => {
    const who = await newCustomer(shop);
    const foreign = await newProduct(await newCompany(opened.installation));
    const hidden = await newProduct(shop, { published: false });
    for (const id of [foreign.id, hidden.id, "0197a1c2-0000-7000-8000-00000000ffff"]) {
      const answer = await insert(who, id);
      expect([answer.statusCode, answer.json()]).toEqual([404, { message: "PRODUCT_NOT_FOUND" }]);
    }
    expect(await idsOf(who)).toEqual([]);
  });

  test("a product that leaves the catalogue leaves the list, may be taken out, and comes back with it", async () => {
    const who = await newCustomer(shop);
    const [left, back] = [await newProduct(shop), await newProduct(shop)];
    for (const { id } of [pad, left, back]) await insert(who, id);
    await Promise.all([show(left.id, false), show(back.id, false)]);
    expect(await idsOf(who)).toEqual([pad.id]);
    expect((await remove(who, left.id)).statusCode).toBe(200);
    await Promise.all([show(left.id, true), show(back.id, true)]);
    expect(await idsOf(who)).toEqual([back.id, pad.id]);
  });

  test("[RO-04] a neighbour's wishes stay with the neighbour", async () => {
    const [who, neighbour] = [await newCustomer(shop), await newCustomer(shop)];
    await insert(neighbour, pad.id);
    expect(await idsOf(who)).toEqual([]);
    await remove(who, pad.id);
    expect(await idsOf(neighbour)).toEqual([pad.id]);
  });

  test("[API-11] a list that is full takes no more, whoever comes at once", async () => {
    const who = await newCustomer(shop);
    await withTenantTransaction(shop, (tx) => fill(tx, who, MAX_WISHES - 1));
    const answers = await Promise.all([insert(who, pad.id), insert(who, disc.id)]);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map((answer) => [answer.statusCode, answer.json()])).toEqual([[409, { message: "WISHLIST_FULL" }]]);
    expect((await idsOf(who)).length).toBe(MAX_WISHES);
    // What is there already is no more than there was.
    const [first = ""] = await idsOf(who);
    expect((await insert(who, first)).statusCode).toBe(200);
  });
});

/** So many products more, all of them wished for. */
async function fill(tx: TenantTransaction, { customer }: SignedCustomer, count: number): Promise<void> {
  await tx.execute(sql`
    with made as (
      insert into products (company_id, id, slug, sku, name, price, created_at)
      select ${tx.companyId}, gen_random_uuid(), 'peca-' || mark, mark, 'Peça', 1000, now()
      from (select gen_random_uuid()::text as mark from generate_series(1, ${count}::int)) as marks
      returning company_id, id
    )
    insert into wishlist_items (company_id, customer_id, product_id)
    select company_id, ${customer.id}, id from made`);
}
