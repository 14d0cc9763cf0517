import type { ReviewDto } from "@pecacerta/contract/reviews";
import { MAX_REVIEWS, publicAuthorName } from "@pecacerta/rules/feedback";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { lockCustomer } from "../../customers/lock-customer.ts";
import { ownedBy } from "../../customers/owned-by.ts";
import type { Customer } from "../../customers/sessions/session.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { toReviewDto } from "./queries.ts";
import { lockRatedProduct, updateRating } from "./rating.ts";
import { reviews } from "./tables.ts";

/** `isBuyer`: the author has ordered the product. */
type SaveReviewInput = { productId: string; rating: number; content: string; isBuyer: boolean };
type Author = Pick<Customer, "id" | "name">;

/** Replaces the customer's earlier review of the product, and with it the seller's answer. */
export async function saveReview(
  tx: TenantTransaction,
  author: Author,
  { productId, rating, content, isBuyer }: SaveReviewInput,
  now: Date,
): Promise<Outcome<ReviewDto, "PRODUCT_NOT_FOUND" | "REVIEWS_FULL">> {
  await lockCustomer(tx, author.id);
  if (!(await lockRatedProduct(tx, productId))?.published) return refuse("PRODUCT_NOT_FOUND");
  const existing = await findOwnReview(tx, author.id, productId);
  if (!existing && (await tx.$count(reviews, ownedBy(reviews, tx, author.id))) >= MAX_REVIEWS)
    return refuse("REVIEWS_FULL");
  const fields = {
    author: publicAuthorName(author.name),
    rating,
    content,
    createdAt: now,
    verified: isBuyer,
    // The seller answered another text.
    answer: null,
    answeredAt: null,
    staffName: "",
  };
  const id = existing?.id ?? uuid();
  const row = { ...fields, companyId: tx.companyId, id, productId, customerId: author.id };
  await tx
    .insert(reviews)
    .values(row)
    .onConflictDoUpdate({ target: [reviews.companyId, reviews.id], set: fields });
  // A hidden review stays hidden and does not count.
  if (!existing?.hiddenAt)
    await updateRating(tx, productId, { sum: rating - (existing?.rating ?? 0), count: existing ? 0 : 1 });
  return accept(
    toReviewDto({ id, author: fields.author, createdAt: now, verified: isBuyer, rating, content, answer: null }),
  );
}

async function findOwnReview(tx: TenantTransaction, customerId: string, productId: string) {
  const { companyId, productId: product, customerId: customer } = reviews;
  const [review] = await tx
    .select({ id: reviews.id, rating: reviews.rating, hiddenAt: reviews.hiddenAt })
    .from(reviews)
    .where(and(eq(companyId, tx.companyId), eq(product, productId), eq(customer, customerId)));
  return review;
}
