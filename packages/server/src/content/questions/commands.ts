import type { QuestionDto } from "@pecacerta/contract/questions";
import { MAX_QUESTIONS, publicAuthorName } from "@pecacerta/rules/feedback";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { partName } from "@pecacerta/rules/part-number";
import { v7 as uuid } from "uuid";
import { findSellableProducts } from "../../catalog/products/sellable-products.ts";
import { findCompanyEmail } from "../../companies/queries.ts";
import { lockCustomer } from "../../customers/lock-customer.ts";
import { ownedBy } from "../../customers/owned-by.ts";
import type { Customer } from "../../customers/sessions/session.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { queueMail } from "../../platform/mail/commands.ts";
import type { MailContents } from "../../platform/mail/mail-types.ts";
import { toQuestionDto } from "./queries.ts";
import { questions } from "./tables.ts";

type CreateQuestionInput = { product_id: string; question: string };
type Author = Pick<Customer, "id" | "name">;

export async function createQuestion(
  tx: TenantTransaction,
  author: Author,
  { product_id: productId, question }: CreateQuestionInput,
  now: Date,
): Promise<Outcome<QuestionDto, "PRODUCT_NOT_FOUND" | "QUESTIONS_FULL">> {
  const productRow = (await findSellableProducts(tx, [productId])).get(productId);
  if (!productRow) return refuse("PRODUCT_NOT_FOUND");
  await lockCustomer(tx, author.id);
  if ((await tx.$count(questions, ownedBy(questions, tx, author.id))) >= MAX_QUESTIONS) return refuse("QUESTIONS_FULL");
  const row = { id: uuid(), author: publicAuthorName(author.name), content: question, createdAt: now };
  await tx.insert(questions).values({ ...row, companyId: tx.companyId, productId, customerId: author.id });
  await queueNewQuestionMail(tx, author.id, {
    product: partName(productRow),
    path: `/products/${productRow.slug}`,
    author: row.author,
    question,
  });
  return accept(toQuestionDto({ ...row, answer: null }));
}

async function queueNewQuestionMail(
  tx: TenantTransaction,
  customerId: string,
  content: MailContents["question-asked"],
): Promise<void> {
  const to = await findCompanyEmail(tx);
  if (to) await queueMail(tx, { template: "question-asked", to, customerId, content });
}
