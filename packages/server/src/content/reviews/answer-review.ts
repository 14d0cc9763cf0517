import { accept, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import { products } from "../../catalog/tables.ts";
import type { Actor } from "../../companies/actor.ts";
import { appendAuditEntry } from "../../companies/audit.ts";
import { customers } from "../../customers/tables.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { queueMail } from "../../platform/mail/commands.ts";
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
  { productId, customerId, content: review }: typeof reviews.$inferSelect,
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
  const content = { product, path: `/products/${slug}`, review, answer } as const;
  await queueMail(tx, { template: "review-answered", to, customerId, content });
}
