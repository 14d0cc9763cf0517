import type { HideReason } from "@pecacerta/rules/inbox";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import type { Actor } from "../../companies/actor.ts";
import { appendAuditEntry } from "../../companies/audit.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { lockRatedProduct, updateRating } from "./rating.ts";
import { reviews } from "./tables.ts";

/** Without a reason it is shown again. */
type HideReviewInput = { id: string; reason: HideReason | undefined; now: Date };

/** The product's rating follows. Accepts without a change if it is so already. */
export async function hideReview(
  tx: TenantTransaction,
  actor: Actor,
  { id, reason, now }: HideReviewInput,
): Promise<Outcome<undefined, "REVIEW_NOT_FOUND">> {
  const whereReview = and(eq(reviews.companyId, tx.companyId), eq(reviews.id, id));
  const [found] = await tx.select({ productId: reviews.productId }).from(reviews).where(whereReview);
  if (!found) return refuse("REVIEW_NOT_FOUND");
  await lockRatedProduct(tx, found.productId);
  const [review] = await tx.select().from(reviews).where(whereReview).for("update");
  if (!review) return refuse("REVIEW_NOT_FOUND");
  if ((review.hiddenAt !== null) === (reason !== undefined)) return accept(undefined);
  const hidden = { hiddenAt: reason ? now : null, hiddenReason: reason ?? "" };
  await tx.update(reviews).set(hidden).where(whereReview);
  const sign = reason ? -1 : 1;
  await updateRating(tx, review.productId, { sum: sign * review.rating, count: sign });
  const action = reason ? "review.hidden" : "review.shown";
  await appendAuditEntry(tx, actor, {
    action,
    subjectKind: "review",
    subjectId: id,
    at: now,
    after: reason && { reason },
  });
  return accept(undefined);
}
