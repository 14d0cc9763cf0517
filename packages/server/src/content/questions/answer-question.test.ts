import { afterAll, beforeAll, expect, test } from "vitest";
import { newProduct } from "../../../testing/catalog.ts";
import { newCustomer } from "../../../testing/customers.ts";
import { accepted, newCompany, openForTest, type TestInstallation } from "../../../testing/database.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { mailsTo } from "../../platform/mail/queries.ts";
import { answerQuestion } from "./answer-question.ts";
import { createQuestion } from "./commands.ts";
import { findQuestions } from "./queries.ts";

let opened: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  opened = await openForTest();
  tenant = await newCompany(opened.installation);
});
afterAll(() => opened.close());

const now = new Date();
async function asked() {
  const { customer } = await newCustomer(tenant);
  const product = await newProduct(tenant, { name: "Disco" });
  const question = { product_id: product.id, question: "Serve no Uno?" };
  const { id } = accepted(await withTenantTransaction(tenant, (tx) => createQuestion(tx, customer, question, now)));
  const mails = () => withTenantTransaction(tenant, (tx) => mailsTo(tx, customer.email));
  return { id, product, mails };
}

test("an answer stands beside its question, and is told to whoever asked", async () => {
  const { id, product, mails } = await asked();
  accepted(await withTenantTransaction(tenant, (tx) => answerQuestion(tx, { id, answer: "Serve.", now })));
  expect(await findQuestions(tenant, product.id, { limit: 1 })).toMatchObject([{ id, answer: "Serve." }]);
  const path = `/products/${product.slug}`;
  expect(await mails()).toMatchObject([
    { template: "question-answered", content: { product: "Disco", path, question: "Serve no Uno?", answer: "Serve." } },
  ]);
});

test("an answer that is mended is not told again", async () => {
  const { id, product, mails } = await asked();
  for (const answer of ["Serve.", "Serve, de 2010 a 2014."]) {
    accepted(await withTenantTransaction(tenant, (tx) => answerQuestion(tx, { id, answer, now })));
  }
  expect(await findQuestions(tenant, product.id, { limit: 1 })).toMatchObject([{ answer: "Serve, de 2010 a 2014." }]);
  expect(await mails()).toHaveLength(1);
});

test("[GEN-01] another company's seller answers nothing", async () => {
  const { id, product, mails } = await asked();
  const foreign = await newCompany(opened.installation);
  const answered = await withTenantTransaction(foreign, (tx) => answerQuestion(tx, { id, answer: "Não.", now }));
  expect(answered).toEqual({ ok: false, refusal: "QUESTION_NOT_FOUND" });
  expect(await findQuestions(tenant, product.id, { limit: 1 })).toMatchObject([{ answer: null }]);
  expect(await mails()).toEqual([]);
});
