import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCustomer, type SignedInCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { listMailsTo } from "../../../testing/queued-mails.ts";
import { receiveChanges } from "../../../testing/watch-changes.ts";
import { INTERVAL_MS } from "../../companies/catalog-changes/catalog-changes.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { findProductPage } from "../product-page/find-product-page.ts";
import { questions } from "./tables.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

type QuestionPayload = Record<string, unknown>;

const post = (call: string, headers: Record<string, string>, payload: QuestionPayload, { app } = context) =>
  app.inject({ method: "POST", url: `/ecommerce/sale/question/${call}`, headers, payload });
const postQuestion = ({ headers }: SignedInCustomer, productId: string, more: QuestionPayload = {}) =>
  post("insert", headers, { product_id: productId, question: "Serve no Uno?", ...more });
const list = (productId: string, more: QuestionPayload = {}) =>
  post("list", { ecommerce: tenant.slug }, { product_id: productId, ...more });

describe("a question", () => {
  test("[API-15] [EN-07] is public, with the name of the signed-in customer whatever the body says", async () => {
    const { id, slug } = await createTestProduct(tenant);
    const [one, other] = [await createTestCustomer(tenant), await createTestCustomer(tenant)];
    const response = await postQuestion(one, id, {
      user_id: other.customer.id,
      author: "Outra Pessoa",
      answer: "Sim.",
    });
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([201, "no-store"]);
    const mine = response.json().data;
    expect(mine).toEqual({
      id: expect.any(String),
      date: expect.stringMatching(/Z$/),
      author: "Cliente E.",
      avatar: null,
      content: "Serve no Uno?",
      answer: null,
    });
    const [row] = await withTenantTransaction(tenant, (tx) => tx.select().from(questions));
    expect(row?.customerId).toBe(one.customer.id);
    const newer = (await postQuestion(one, id, { question: "E no Palio?" })).json().data;
    for (const token of [undefined, one.token, "de-ninguem"])
      expect((await list(id, token === undefined ? {} : { token })).json()).toEqual({ data: [newer, mine] });
    const page = await findProductPage(tenant, slug, { opinions: 1, related: 0, analogs: 0 });
    expect(page).toMatchObject({ questions: [newer], questionCount: 2 });
  });

  test("[API-15] is mailed to the seller's address, if there is one", async () => {
    const seller = { email: "loja@example.com" };
    const company = await createTestCompany(context.installation, seller);
    const { id, slug } = await createTestProduct(company, { name: "Disco", brand: "Travaboa", partNumber: "BP4410D" });
    await postQuestion(await createTestCustomer(company), id);
    const mails = await withTenantTransaction(company, (tx) => listMailsTo(tx, seller.email));
    const content = {
      product: expect.stringMatching(/^Disco \(Travaboa · BP4410D · SKU .+\)$/),
      path: `/products/${slug}`,
      author: "Cliente E.",
      question: "Serve no Uno?",
    };
    expect(mails).toMatchObject([{ template: "question-asked", content }]);
    const silent = await createTestCompany(context.installation, { email: "" });
    const response = await postQuestion(await createTestCustomer(silent), (await createTestProduct(silent)).id);
    expect(response.statusCode).toBe(201);
  });

  test("[API-15] invalidates the product's page and no list", async () => {
    const { id } = await createTestProduct(tenant);
    const { versions } = context.installation;
    await receiveChanges(context.installation, tenant);
    const since = versions.productChanges(tenant.companyId);
    const ownPage = { whole: new Set([id]), cards: new Set<string>() };
    await postQuestion(await createTestCustomer(tenant), id);
    await expect.poll(() => versions.haveChanged(tenant.companyId, since, ownPage)).toBe(true);
    const list = { whole: new Set<string>(), cards: new Set([id]) };
    await pause(INTERVAL_MS);
    expect(versions.haveChanged(tenant.companyId, since, list)).toBe(false);
  });

  test("[API-15] is stored once per idempotency key", async () => {
    const [{ id }, session] = [await createTestProduct(tenant), await createTestCustomer(tenant)];
    const headers = { ...session.headers, "idempotency-key": "uma-vez" };
    const payload = { product_id: id, question: "Serve?" };
    const answers = await Promise.all(Array.from({ length: 6 }, () => post("insert", headers, payload)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect((await list(id)).json().data.length).toBe(1);
    const other = await post("insert", headers, { ...payload, question: "Outra?" });
    expect([other.statusCode, other.json().message]).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
  });

  test.each([
    [{ question: "" }, { question: "ERROR_FORM_REQUIRED" }],
    [{ question: "\u2800\u3164" }, { question: "ERROR_FORM_REQUIRED" }],
    [{ question: undefined }, { question: "ERROR_FORM_REQUIRED" }],
    [{ question: "a".repeat(1001) }, { question: "ERROR_FORM_TOO_LONG" }],
    [{ question: "\u0007" }, { question: "ERROR_FORM_INVALID" }],
    [{ product_id: "" }, { product_id: "ERROR_FORM_INVALID" }],
  ])("[API-15] with %j is refused with an error for its field", async (more, errors) => {
    const { id } = await createTestProduct(tenant);
    const answer = await postQuestion(await createTestCustomer(tenant), id, more);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
  });

  test("[API-15] about an unpublished or foreign product gets the same 404 as about an unknown one", async () => {
    const foreign = await createTestProduct(await createTestCompany(context.installation));
    const hidden = await createTestProduct(tenant, { published: false });
    const session = await createTestCustomer(tenant);
    for (const id of [foreign.id, hidden.id, "0197a1c2-0000-7000-8000-00000000ffff"]) {
      for (const answer of [await postQuestion(session, id), await list(id)])
        expect([answer.statusCode, answer.json()]).toEqual([404, { message: "PRODUCT_NOT_FOUND" }]);
    }
  });

  test("[API-15] is limited per hour", async () => {
    const strict = await openTestInstallation({ RATE_LIMITS: "on", OPINIONS_PER_HOUR: "1" });
    try {
      const limitedTenant = await createTestCompany(strict.installation);
      const [{ headers }, { id }] = [await createTestCustomer(limitedTenant), await createTestProduct(limitedTenant)];
      const payload = { product_id: id, question: "Serve?" };
      expect((await post("insert", headers, payload, strict)).statusCode).toBe(201);
      const refused = await post("insert", headers, payload, strict);
      expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    } finally {
      await strict.close();
    }
  });
});
