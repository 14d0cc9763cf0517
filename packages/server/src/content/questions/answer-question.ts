import { accept, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import { products } from "../../catalog/tables.ts";
import type { Actor } from "../../companies/actor.ts";
import { appendAuditEntry } from "../../companies/audit.ts";
import { customers } from "../../customers/tables.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { queueMail } from "../../platform/mail/commands.ts";
import { type AnswerInput, type AnswerOutcome, findAnswerConflict } from "../standing-answer.ts";
import { questions } from "./tables.ts";

/** Only the first answer is mailed to the customer. */
export async function answerQuestion(
  tx: TenantTransaction,
  actor: Actor,
  { id, answer, previous, staffName, now }: AnswerInput,
): Promise<AnswerOutcome<"QUESTION_NOT_FOUND">> {
  const whereQuestion = and(eq(questions.companyId, tx.companyId), eq(questions.id, id));
  const [question] = await tx.select().from(questions).where(whereQuestion).for("update");
  if (!question) return refuse("QUESTION_NOT_FOUND");
  if (question.answer === answer) return accept(undefined);
  const conflict = findAnswerConflict(question, { previous });
  if (conflict) return conflict;
  await tx.update(questions).set({ answer, answeredAt: now, staffName }).where(whereQuestion);
  if (question.answer === null) await queueQuestionAnsweredMail(tx, question, answer);
  const action = question.answer === null ? "question.answered" : "question.answer-changed";
  await appendAuditEntry(tx, actor, { action, subjectKind: "question", subjectId: id, at: now });
  return accept(undefined);
}

type AnsweredQuestion = Pick<typeof questions.$inferSelect, "productId" | "customerId" | "content">;

async function queueQuestionAnsweredMail(
  tx: TenantTransaction,
  { productId, customerId, content }: AnsweredQuestion,
  answer: string,
): Promise<void> {
  if (!customerId) return;
  const [recipient] = await tx
    .select({ to: customers.email, product: products.name, slug: products.slug })
    .from(customers)
    .innerJoin(products, and(eq(products.companyId, customers.companyId), eq(products.id, productId)))
    .where(and(eq(customers.companyId, tx.companyId), eq(customers.id, customerId)));
  if (!recipient) return;
  const { to, product, slug } = recipient;
  const mailContent = { product, path: `/products/${slug}`, question: content, answer } as const;
  await queueMail(tx, { template: "question-answered", to, customerId, content: mailContent });
}
