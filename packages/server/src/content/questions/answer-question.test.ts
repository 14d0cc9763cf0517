import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCustomer } from "../../../testing/customers.ts";
import {
  createTestCompany,
  openTestInstallation,
  type TestInstallation,
  unwrapOutcome,
} from "../../../testing/database.ts";
import { listMailsTo } from "../../../testing/queued-mails.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { answerQuestion } from "./answer-question.ts";
import { createQuestion } from "./commands.ts";
import { findQuestions } from "./queries.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

const now = new Date();
const actor = { kind: "program" } as const;
async function question() {
  const { customer } = await createTestCustomer(tenant);
  const product = await createTestProduct(tenant, { name: "Disco", brand: "Travaboa", partNumber: "BP4410D" });
  const question = { product_id: product.id, question: "Serve no Uno?" };
  const { id } = unwrapOutcome(
    await withTenantTransaction(tenant, (tx) => createQuestion(tx, customer, question, now)),
  );
  const mails = () => withTenantTransaction(tenant, (tx) => listMailsTo(tx, customer.email));
  return { id, product, mails };
}

test("an answer is listed with its question and mailed to the customer", async () => {
  const { id, product, mails } = await question();
  unwrapOutcome(
    await withTenantTransaction(tenant, (tx) =>
      answerQuestion(tx, actor, { id, answer: "Serve.", staffName: "Rui", now }),
    ),
  );
  expect(await findQuestions(tenant, product.id, { limit: 1 })).toMatchObject([{ id, answer: "Serve." }]);
  const path = `/products/${product.slug}`;
  expect(await mails()).toMatchObject([
    {
      template: "question-answered",
      content: {
        product: expect.stringMatching(/^Disco \(Travaboa · BP4410D · SKU .+\)$/),
        path,
        question: "Serve no Uno?",
        answer: "Serve.",
      },
    },
  ]);
});

test("a corrected answer is not mailed again", async () => {
  const { id, product, mails } = await question();
  for (const [answer, previous] of [["Serve."], ["Serve, de 2010 a 2014.", "Serve."]] as const) {
    const input = { id, answer, previous, staffName: "Rui", now };
    unwrapOutcome(await withTenantTransaction(tenant, (tx) => answerQuestion(tx, actor, input)));
  }
  expect(await findQuestions(tenant, product.id, { limit: 1 })).toMatchObject([{ answer: "Serve, de 2010 a 2014." }]);
  expect(await mails()).toHaveLength(1);
});

test("[GEN-01] another company's seller cannot answer", async () => {
  const { id, product, mails } = await question();
  const foreign = await createTestCompany(context.installation);
  const answered = await withTenantTransaction(foreign, (tx) =>
    answerQuestion(tx, actor, { id, answer: "Não.", staffName: "", now }),
  );
  expect(answered).toEqual({ ok: false, refusal: "QUESTION_NOT_FOUND" });
  expect(await findQuestions(tenant, product.id, { limit: 1 })).toMatchObject([{ answer: null }]);
  expect(await mails()).toEqual([]);
});
