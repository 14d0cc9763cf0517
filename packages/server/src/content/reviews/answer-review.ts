import { accept, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import type { Actor } from "../../companies/actor.ts";
import { appendAuditEntry } from "../../companies/audit.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { queueMail } from "../../platform/mail/commands.ts";
import { findAnswerRecipient } from "../find-answer-recipient.ts";
import { type AnswerInput, type AnswerOutcome, findAnswerConflict } from "../standing-answer.ts";
import { reviews } from "./tables.ts";

/** Only the first answer is mailed to the customer. */
export async function answerReview(
  tx: TenantTransaction,
  actor: Actor,
  { id, answer, previous, staffName, now }: AnswerInput,
): Promise<AnswerOutcome<"REVIEW_NOT_FOUND">> {
  const whereReview = and(eq(reviews.companyId, tx.companyId), eq(reviews.id, id));
  const [review] = await tx.select().from(reviews).where(whereReview).for("update");
  if (!review) return refuse("REVIEW_NOT_FOUND");
  if (review.answer === answer) return accept(undefined);
  const conflict = findAnswerConflict(review, { previous });
  if (conflict) return conflict;
  await tx.update(reviews).set({ answer, answeredAt: now, staffName }).where(whereReview);
  if (review.answer === null) await queueReviewAnsweredMail(tx, review, answer);
  const action = review.answer === null ? "review.answered" : "review.answer-changed";
  await appendAuditEntry(tx, actor, { action, subjectKind: "review", subjectId: id, at: now });
  return accept(undefined);
}

async function queueReviewAnsweredMail(
  tx: TenantTransaction,
  review: typeof reviews.$inferSelect,
  answer: string,
): Promise<void> {
  const recipient = await findAnswerRecipient(tx, review);
  if (!recipient) return;
  const { to, customerId, product, path } = recipient;
  const content = { product, path, review: review.content, answer };
  await queueMail(tx, { template: "review-answered", to, customerId, content });
}
