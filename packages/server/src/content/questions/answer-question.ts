import { accept, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import type { Actor } from "../../companies/actor.ts";
import { appendAuditEntry } from "../../companies/audit.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { queueMail } from "../../platform/mail/commands.ts";
import { findAnswerRecipient } from "../find-answer-recipient.ts";
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

async function queueQuestionAnsweredMail(
  tx: TenantTransaction,
  question: typeof questions.$inferSelect,
  answer: string,
): Promise<void> {
  const recipient = await findAnswerRecipient(tx, question);
  if (!recipient) return;
  const { to, customerId, product, path } = recipient;
  const content = { product, path, question: question.content, answer };
  await queueMail(tx, { template: "question-answered", to, customerId, content });
}
