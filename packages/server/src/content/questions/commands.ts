import type { Question } from "@pecacerta/contract/questions";
import { MAX_QUESTIONS, signedName } from "@pecacerta/rules/opinion";
import { done, type Outcome, refused } from "@pecacerta/rules/outcome";
import { v7 as uuid } from "uuid";
import { goodsByIds } from "../../catalog/products/goods.ts";
import { companyEmail } from "../../companies/queries.ts";
import type { Tx } from "../../companies/shop.ts";
import { oneByOne } from "../../customers/accounts/one-by-one.ts";
import { own } from "../../customers/accounts/own.ts";
import type { Customer } from "../../customers/sessions/session.ts";
import { queueMail } from "../../platform/mail/commands.ts";
import type { Contents } from "../../platform/mail/mails.ts";
import { questionOnWire } from "./queries.ts";
import { questions } from "./tables.ts";

type Asked = { product_id: string; question: string };
type Author = Pick<Customer, "id" | "name">;

/** Asks the seller about a product that is on show. The number of questions per customer is limited, also for concurrent requests. */
export async function askQuestion(
  tx: Tx,
  author: Author,
  { product_id: productId, question }: Asked,
  now: Date,
): Promise<Outcome<Question, "PRODUCT_NOT_FOUND" | "QUESTIONS_FULL">> {
  const goods = (await goodsByIds(tx, [productId])).get(productId);
  if (!goods) return refused("PRODUCT_NOT_FOUND");
  await oneByOne(tx, author.id);
  if ((await tx.$count(questions, own(questions, tx, author.id))) >= MAX_QUESTIONS) return refused("QUESTIONS_FULL");
  const asked = { id: uuid(), author: signedName(author.name), content: question, createdAt: now };
  await tx.insert(questions).values({ ...asked, companyId: tx.companyId, productId, customerId: author.id });
  await tellCompany(tx, author.id, {
    product: goods.name,
    path: `/products/${goods.slug}`,
    author: asked.author,
    question,
  });
  return done(questionOnWire({ ...asked, answer: null }));
}

async function tellCompany(tx: Tx, customerId: string, content: Contents["question-asked"]): Promise<void> {
  const to = await companyEmail(tx);
  if (to) await queueMail(tx, { template: "question-asked", to, customerId, content });
}
