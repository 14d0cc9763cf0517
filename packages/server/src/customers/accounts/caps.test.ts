import { MAX_ADDRESSES } from "@pecacerta/rules/address-book";
import { MAX_ACTIVE_BIDS } from "@pecacerta/rules/bid";
import { DAY_MS } from "@pecacerta/rules/duration";
import { MAX_QUESTIONS, MAX_REVIEWS } from "@pecacerta/rules/feedback";
import { MAX_SESSIONS } from "@pecacerta/rules/session";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestProduct, insertTestProducts } from "../../../testing/catalog.ts";
import { addressForm, createTestCustomer, PASSWORD, type SignedInCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { questions } from "../../content/questions/tables.ts";
import { reviews } from "../../content/reviews/tables.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../../platform/database/tenant.ts";
import { bids } from "../../sales/tables/bids.ts";
import { addresses } from "../addresses/tables.ts";

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

const inTenant = <Result>(work: (tx: TenantTransaction) => Promise<Result>) => withTenantTransaction(tenant, work);
const rows = <Row>(count: number, row: (index: number) => Row): Row[] =>
  Array.from({ length: count }, (_, at) => row(at));

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
    const owner = { companyId: tenant.companyId, customerId: session.customer.id };
    await inTenant((tx) =>
      tx
        .insert(addresses)
        .values(rows(MAX_ADDRESSES - LEFT, (at) => ({ ...addressForm, ...owner, id: uuid(), isDefault: at === 0 }))),
    );
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
    const stored = { author: "A", content: "B", productId: product?.id ?? "", customerId: session.customer.id };
    await inTenant((tx) =>
      tx.insert(questions).values(
        rows(MAX_QUESTIONS - LEFT, () => ({
          ...stored,
          companyId: tenant.companyId,
          id: uuid(),
          createdAt: new Date(),
        })),
      ),
    );
    const question = { product_id: product?.id, question: "Serve?" };
    await expectRoomFor(() => post(session, "/sale/question/insert", question), "QUESTIONS_FULL");
  });

  test("reviews; an existing one can still be replaced", async () => {
    const session = await createTestCustomer(tenant);
    const some = await products(PARALLEL);
    const [first] = some;
    const written = { author: "A", content: "B", rating: 5, customerId: session.customer.id, createdAt: new Date() };
    const { companyId } = tenant;
    await inTenant(async (tx) => {
      const ids = await insertTestProducts(tx, MAX_REVIEWS - LEFT);
      await tx.insert(reviews).values(ids.map((productId) => ({ ...written, companyId, id: uuid(), productId })));
    });
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
    const now = new Date();
    const open = {
      value: 90_00,
      quantity: 1,
      message: "",
      createdAt: now,
      expiresAt: new Date(now.getTime() + DAY_MS),
    };
    const owner = { companyId: tenant.companyId, customerId: session.customer.id };
    await inTenant((tx) =>
      tx.insert(bids).values(ids.map((productId) => ({ ...open, ...owner, id: uuid(), productId }))),
    );
    const bid = (id: string | undefined) => post(session, "/user/bid/insert", { product_id: id, value: 90 });
    await expectRoomFor((index) => bid(some[index]?.id), "BIDS_FULL");
    await inTenant((tx) =>
      tx.execute(sql`update bids set expires_at = now() where company_id = ${tx.companyId} and product_id = ${ids[0]}`),
    );
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
