import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { addressForm, createTestCustomer, type SignedInCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { receiveChanges } from "../../../testing/watch-changes.ts";
import { findProductBySlug } from "../../catalog/products/queries.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { findProductPage } from "../product-page/find-product-page.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

type ReviewPayload = Record<string, unknown>;

const review = ({ headers }: SignedInCustomer, productId: string, more: ReviewPayload = {}, { app } = context) =>
  app.inject({
    method: "POST",
    url: "/ecommerce/sale/review/insert",
    headers,
    payload: { product_id: productId, rating: 5, revision: "Serviu bem.", ...more },
  });
const list = (productId: string, more: ReviewPayload = {}, ecommerce = tenant.slug) =>
  context.app.inject({
    method: "POST",
    url: "/ecommerce/sale/review/list",
    headers: { ecommerce },
    payload: { product_id: productId, ...more },
  });
const ratingOf = async (slug: string) => {
  const product = await findProductBySlug(tenant, slug);
  return [product?.rating, product?.reviews];
};

describe("a review", () => {
  test("[API-14] [EN-07] is public, with the name of the signed-in customer, newest first", async () => {
    const { id } = await createTestProduct(tenant);
    const [one, other] = [await createTestCustomer(tenant), await createTestCustomer(tenant)];
    const forgedFields = { author: "Outra Pessoa", verified: true, customer_id: other.customer.id };
    const first = await review(one, id, {
      revision: " Serviu  bem. \n\n\n\nChegou logo.",
      rating: "4",
      ...forgedFields,
    });
    expect([first.statusCode, first.headers["cache-control"]]).toEqual([201, "no-store"]);
    const mine = first.json().data;
    expect(mine).toEqual({
      id: expect.any(String),
      date: expect.stringMatching(/Z$/),
      author: "Cliente E.",
      avatar: null,
      rating: 4,
      content: "Serviu bem.\n\nChegou logo.",
      answer: null,
      verified: false,
    });
    const newer = (await review(other, id)).json().data;
    for (const token of [undefined, "", one.token, "de-ninguem"]) {
      const found = await list(id, token === undefined ? {} : { token });
      expect([found.statusCode, found.json()]).toEqual([200, { data: [newer, mine] }]);
      expect(found.body).not.toContain("@example.com");
    }
  });

  test("[API-14] exists once per customer and product: the second replaces the first and comes first", async () => {
    const { id, slug } = await createTestProduct(tenant);
    const [one, other] = [await createTestCustomer(tenant), await createTestCustomer(tenant)];
    const before = (await review(one, id, { rating: 1 })).json().data;
    await review(other, id, { rating: 4 });
    expect(await ratingOf(slug)).toEqual([2.5, 2]);
    const after = (await review(one, id, { rating: 5, revision: "Mudei de ideia." })).json().data;
    expect(after.id).toBe(before.id);
    expect((await list(id)).json().data.map(({ content }: { content: string }) => content)).toEqual([
      "Mudei de ideia.",
      "Serviu bem.",
    ]);
    expect(await ratingOf(slug)).toEqual([4.5, 2]);
  });

  test("[API-14] keeps the rating exact when many are saved concurrently", async () => {
    const { id, slug } = await createTestProduct(tenant);
    const people = await Promise.all(Array.from({ length: 12 }, () => createTestCustomer(tenant)));
    const sent = people.flatMap((one, at) =>
      [1, 2, 3].map((turn) => review(one, id, { rating: 1 + ((at + turn) % 5) })),
    );
    expect((await Promise.all(sent)).map(({ statusCode }) => statusCode)).toEqual(Array(36).fill(201));
    const forgedFields: { rating: number }[] = (await list(id)).json().data;
    expect(forgedFields.length).toBe(12);
    const sum = forgedFields.reduce((total, { rating }) => total + rating, 0);
    expect(await ratingOf(slug)).toEqual([Math.round((sum / 12) * 100) / 100, 12]);
    expect(await stored(id)).toEqual({ sum, count: 12 });
    const shown = await findProductPage(tenant, slug, { opinions: 8, related: 0, analogs: 0 });
    expect(shown?.reviews).toEqual(forgedFields.slice(0, 8));
    expect(shown?.ratingCounts.reduce((total, count) => total + count, 0)).toBe(12);
  });

  test("[API-14] of a customer with an order of the product that is not canceled is verified", async () => {
    const [bought, other] = [await createTestProduct(tenant), await createTestProduct(tenant)];
    const [buyer, otherCustomer] = [await createTestCustomer(tenant), await createTestCustomer(tenant)];
    const ordered = await context.app.inject({
      method: "POST",
      url: "/ecommerce/user/orders/checkout",
      headers: { ...buyer.headers, "idempotency-key": bought.id },
      payload: {
        items: [{ product_id: bought.id, options: [], quantity: 1 }],
        address: addressForm,
        payment: "combine",
      },
    });
    expect(ordered.statusCode).toBe(201);
    const isVerified = async (session: SignedInCustomer, id: string) =>
      (await review(session, id)).json().data.verified;
    expect(await isVerified(buyer, bought.id)).toBe(true);
    expect(await isVerified(buyer, other.id)).toBe(false);
    expect(await isVerified(otherCustomer, bought.id)).toBe(false);
    const { number } = ordered.json().data;
    const canceled = await context.app.inject({
      method: "POST",
      url: `/ecommerce/user/orders/${number}/cancel`,
      headers: buyer.headers,
    });
    expect(canceled.statusCode).toBe(200);
    expect(await isVerified(buyer, bought.id)).toBe(false);
  });

  test("[API-14] invalidates the pages that show the product, and no others", async () => {
    const { id } = await createTestProduct(tenant);
    const { versions } = context.installation;
    const { companyId } = tenant;
    await receiveChanges(context.installation, tenant);
    const since = versions.productChanges(companyId);
    const ownPage = { whole: new Set([id]), cards: new Set<string>() };
    const list = { whole: new Set<string>(), cards: new Set([id]) };
    const other = { whole: new Set(["other"]), cards: new Set(["other"]) };
    const before = versions.of(companyId);
    await review(await createTestCustomer(tenant), id);
    expect(versions.haveChanged(companyId, since, ownPage)).toBe(true);
    await expect.poll(() => versions.haveChanged(companyId, since, list)).toBe(true);
    expect(versions.haveChanged(companyId, since, other)).toBe(false);
    expect(versions.of(companyId)).toBe(before);
  });

  test.each([
    [{ rating: "5.5" }, { rating: "INVALID_RATING" }],
    [{ rating: 6 }, { rating: "INVALID_RATING" }],
    [{ rating: 0 }, { rating: "INVALID_RATING" }],
    [{ rating: -1 }, { rating: "INVALID_RATING" }],
    [{ rating: "cinco" }, { rating: "INVALID_RATING" }],
    [{ rating: undefined }, { rating: "INVALID_RATING" }],
    [{ revision: undefined }, { revision: "ERROR_FORM_REQUIRED" }],
    [{ revision: " \n " }, { revision: "ERROR_FORM_REQUIRED" }],
    [{ revision: "\u3164\n\u2800" }, { revision: "ERROR_FORM_REQUIRED" }],
    [{ revision: "a".repeat(2001) }, { revision: "ERROR_FORM_TOO_LONG" }],
    [{ revision: "\u0000" }, { revision: "ERROR_FORM_INVALID" }],
    [{ revision: ["a"] }, { revision: "ERROR_FORM_INVALID" }],
    [{ product_id: "x" }, { product_id: "ERROR_FORM_INVALID" }],
  ])("[API-14] with %j is refused with an error for its field and stores nothing", async (more, errors) => {
    const { id } = await createTestProduct(tenant);
    const response = await review(await createTestCustomer(tenant), id, more);
    expect([response.statusCode, response.json().errors]).toEqual([422, errors]);
    expect((await list(id)).json().data).toEqual([]);
    expect(await stored(id)).toEqual({ sum: 0, count: 0 });
  });

  test("[API-14] of a foreign, an unpublished and an unknown product gets the same 404", async () => {
    const elsewhere = await createTestCompany(context.installation);
    const foreign = await createTestProduct(elsewhere);
    await review(await createTestCustomer(elsewhere), foreign.id);
    const hidden = await createTestProduct(tenant, { published: false });
    const session = await createTestCustomer(tenant);
    for (const id of [foreign.id, hidden.id, "0197a1c2-0000-7000-8000-00000000ffff"]) {
      for (const response of [await review(session, id), await list(id)])
        expect([response.statusCode, response.json()]).toEqual([404, { message: "PRODUCT_NOT_FOUND" }]);
    }
    expect((await list(foreign.id, {}, elsewhere.slug)).json().data.length).toBe(1);
  });

  test("[API-14] [LS-12] is listed in pages of any size", async () => {
    const { id } = await createTestProduct(tenant);
    for (let at = 0; at < 9; at++) await review(await createTestCustomer(tenant), id, { revision: String(at) });
    const contents = async (more: ReviewPayload) =>
      (await list(id, more)).json().data.map(({ content }: { content: string }) => content);
    expect(await contents({ limit: 8 })).toEqual(["8", "7", "6", "5", "4", "3", "2", "1"]);
    expect(await contents({ limit: "8", page: "2" })).toEqual(["0"]);
    expect(await contents({ page: 3 })).toEqual([]);
    expect((await contents({})).length).toBe(9);
    expect((await list(id, { limit: 101 })).statusCode).toBe(422);
  });

  test("[API-14] is limited per hour", async () => {
    const strict = await openTestInstallation({ RATE_LIMITS: "on", OPINIONS_PER_HOUR: "2" });
    try {
      const limitedTenant = await createTestCompany(strict.installation);
      const [session, otherCustomer, { id }] = [
        await createTestCustomer(limitedTenant),
        await createTestCustomer(limitedTenant),
        await createTestProduct(limitedTenant),
      ];
      const responses = [await review(session, id, {}, strict), await review(session, id, {}, strict)];
      const refused = await review(session, id, {}, strict);
      expect([...responses, refused].map(({ statusCode }) => statusCode)).toEqual([201, 201, 429]);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
      expect((await review(otherCustomer, id, {}, strict)).statusCode).toBe(201);
    } finally {
      await strict.close();
    }
  });
});

async function stored(id: string): Promise<{ sum: number; count: number } | undefined> {
  const { rows } = await withTenantTransaction(tenant, (tx) =>
    tx.execute<{ sum: number; count: number }>(
      sql`select rating_sum as sum, rating_count as count from products where id = ${id}`,
    ),
  );
  return rows[0];
}
