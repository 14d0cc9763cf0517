import { MAX_ADDRESSES } from "@pecacerta/rules/address-book";
import { MAX_ACTIVE_BIDS } from "@pecacerta/rules/bid";
import { MAX_QUESTIONS, MAX_REVIEWS } from "@pecacerta/rules/feedback";
import { MAX_SESSIONS } from "@pecacerta/rules/session";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { addressForm, createTestCustomer, PASSWORD, type SignedInCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

const PARALLEL = 12;
const LEFT = 3;

const post = ({ headers }: SignedInCustomer, path: string, payload: object) =>
  context.app.inject({ method: "POST", url: `/ecommerce${path}`, headers, payload });

const execute = (statement: ReturnType<typeof sql>) => withTenantTransaction(tenant, (tx) => tx.execute(statement));

const products = (amount: number) =>
  Promise.all(Array.from({ length: amount }, () => createTestProduct(tenant, { price: 100_00 })));

/** Sends twelve concurrent requests where three fit; the others must be refused with `refusal`. */
async function expectRoomFor(send: (index: number) => ReturnType<typeof post>, refusal: string) {
  const responses = await Promise.all(Array.from({ length: PARALLEL }, (_, index) => send(index)));
  const bodies = responses
    .filter(({ statusCode }) => statusCode !== 201)
    .map(({ statusCode, body }) => `${statusCode} ${body}`);
  expect(bodies).toEqual(Array(PARALLEL - LEFT).fill(`409 {"message":"${refusal}"}`));
}

describe("a customer has a limited number of", () => {
  test("addresses, also with concurrent additions", async () => {
    const session = await createTestCustomer(tenant);
    await execute(sql`
      insert into addresses (company_id, customer_id, id, is_default, first_name, last_name, address1, city, state, postcode, email)
      select ${tenant.companyId}, ${session.customer.id}, gen_random_uuid(), n = 1, 'A', 'B', 'Rua', 'Goiânia', 'GO', '74000000', 'a@example.com'
      from generate_series(1, ${MAX_ADDRESSES - LEFT}::int) n`);
    await expectRoomFor(() => post(session, "/user/addresses", addressForm), "ADDRESS_BOOK_FULL");
    const [one] = (await context.app.inject({ url: "/ecommerce/user/addresses", headers: session.headers })).json()
      .data;
    const url = `/ecommerce/user/addresses/${one.id}`;
    const changed = await context.app.inject({ method: "PUT", url, headers: session.headers, payload: addressForm });
    expect(changed.statusCode).toBe(200);
    await context.app.inject({ method: "DELETE", url, headers: session.headers });
    expect((await post(session, "/user/addresses", addressForm)).statusCode).toBe(201);
  });

  test("questions, also with concurrent additions", async () => {
    const session = await createTestCustomer(tenant);
    const [product] = await products(1);
    await execute(sql`
      insert into questions (company_id, id, product_id, customer_id, author, content, created_at)
      select ${tenant.companyId}, gen_random_uuid(), ${product?.id}, ${session.customer.id}, 'A', 'B', now()
      from generate_series(1, ${MAX_QUESTIONS - LEFT}::int)`);
    const question = { product_id: product?.id, question: "Serve?" };
    await expectRoomFor(() => post(session, "/sale/question/insert", question), "QUESTIONS_FULL");
  });

  test("reviews; an existing one can still be replaced", async () => {
    const session = await createTestCustomer(tenant);
    const some = await products(PARALLEL);
    const [first] = some;
    await execute(sql`
      insert into products (company_id, id, slug, sku, name, price, created_at)
      select ${tenant.companyId}, gen_random_uuid(), 'cheio-' || n, 'CHEIO-' || n, 'Peça', 100, now()
      from generate_series(1, ${MAX_REVIEWS - LEFT}::int) n`);
    await execute(sql`
      insert into reviews (company_id, id, product_id, customer_id, author, rating, content, created_at)
      select ${tenant.companyId}, gen_random_uuid(), id, ${session.customer.id}, 'A', 5, 'B', now()
      from products where company_id = ${tenant.companyId} and slug like 'cheio-%'`);
    const review = (id: string | undefined) =>
      post(session, "/sale/review/insert", { product_id: id, rating: 5, revision: "Bom" });
    await expectRoomFor((index) => review(some[index]?.id), "REVIEWS_FULL");
    const again = await Promise.all(some.map(({ id }) => review(id)));
    expect(again.filter(({ statusCode }) => statusCode === 201).length).toBe(LEFT);
    expect(first).toBeDefined();
  });

  test("active bids; an expired one makes room", async () => {
    const session = await createTestCustomer(tenant);
    const some = await products(PARALLEL);
    const filled = await products(MAX_ACTIVE_BIDS - LEFT);
    const ids = filled.map(({ id }) => id);
    await execute(sql`
      insert into bids (company_id, id, customer_id, product_id, value, quantity, message, created_at, expires_at)
      select ${tenant.companyId}, gen_random_uuid(), ${session.customer.id}, id, 9000, 1, '', now(), now() + interval '1 day'
      from unnest(${sql.param(ids)}::uuid[]) as id`);
    const bid = (id: string | undefined) => post(session, "/user/bid/insert", { product_id: id, value: 90 });
    await expectRoomFor((index) => bid(some[index]?.id), "BIDS_FULL");
    await execute(sql`update bids set expires_at = now() where product_id = ${ids[0]}`);
    const responses = [];
    for (const { id } of some) responses.push((await bid(id)).json().message ?? "placed");
    expect(responses.filter((response) => response === "placed")).toHaveLength(1);
  });

  test("sessions: with twenty-one the oldest ends", async () => {
    const session = await createTestCustomer(tenant);
    const payload = { email: session.customer.email, password: PASSWORD, ecommerce: tenant.slug };
    const login = async () =>
      (await context.app.inject({ method: "POST", url: "/ecommerce/login", payload })).json().Bearer as string;
    const tokens = [];
    for (let index = 0; index < MAX_SESSIONS - 4; index++) tokens.push(await login());
    const last = await Promise.all(Array.from({ length: 4 }, login));
    const status = async (token: string) =>
      (
        await context.app.inject({
          url: "/ecommerce/user",
          headers: { ...session.headers, authorization: `Bearer ${token}` },
        })
      ).statusCode;
    expect(await status(session.token)).toBe(401);
    expect(await Promise.all([...tokens, ...last].map(status))).toEqual(Array(MAX_SESSIONS).fill(200));
  });
});
