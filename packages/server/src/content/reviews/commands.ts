import type { ReviewDto } from "@pecacerta/contract/reviews";
import { MAX_REVIEWS, publicAuthorName } from "@pecacerta/rules/feedback";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { products } from "../../catalog/tables.ts";
import { lockCustomer } from "../../customers/lock-customer.ts";
import { ownedBy } from "../../customers/owned-by.ts";
import type { Customer } from "../../customers/sessions/session.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { toReviewDto } from "./queries.ts";
import { reviews } from "./tables.ts";

/** `isBuyer`: the author has ordered the product. */
type SaveReviewInput = { productId: string; rating: number; content: string; isBuyer: boolean };
type Author = Pick<Customer, "id" | "name">;

/** Replaces the customer's earlier review of the product. */
export async function saveReview(
  tx: TenantTransaction,
  author: Author,
  { productId, rating, content, isBuyer }: SaveReviewInput,
  now: Date,
): Promise<Outcome<ReviewDto, "PRODUCT_NOT_FOUND" | "REVIEWS_FULL">> {
  await lockCustomer(tx, author.id);
  // The lock serializes concurrent changes of the product's rating.
  if (!(await lockProduct(tx, productId))) return refuse("PRODUCT_NOT_FOUND");
  const existing = await findOwnReview(tx, author.id, productId);
  if (!existing && (await tx.$count(reviews, ownedBy(reviews, tx, author.id))) >= MAX_REVIEWS)
    return refuse("REVIEWS_FULL");
  const fields = {
    author: publicAuthorName(author.name),
    rating,
    content,
    createdAt: now,
    verified: isBuyer,
  };
  const id = existing?.id ?? uuid();
  const row = { ...fields, companyId: tx.companyId, id, productId, customerId: author.id };
  await tx
    .insert(reviews)
    .values(row)
    .onConflictDoUpdate({ target: [reviews.companyId, reviews.id], set: fields });
  await updateRating(tx, productId, { sum: rating - (existing?.rating ?? 0), count: existing ? 0 : 1 });
  return accept(toReviewDto({ id, ...fields }));
}

const whereProduct = (tx: TenantTransaction, id: string) =>
  and(eq(products.companyId, tx.companyId), eq(products.id, id));

async function lockProduct(tx: TenantTransaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(whereProduct(tx, id), products.published))
    .for("no key update");
  return rows.length === 1;
}

async function findOwnReview(tx: TenantTransaction, customerId: string, productId: string) {
  const { companyId, productId: product, customerId: customer } = reviews;
  const [review] = await tx
    .select({ id: reviews.id, rating: reviews.rating })
    .from(reviews)
    .where(and(eq(companyId, tx.companyId), eq(product, productId), eq(customer, customerId)));
  return review;
}

async function updateRating(
  tx: TenantTransaction,
  productId: string,
  change: { sum: number; count: number },
): Promise<void> {
  await tx
    .update(products)
    .set({
      ratingSum: sql`${products.ratingSum} + ${change.sum}`,
      ratingCount: sql`${products.ratingCount} + ${change.count}`,
    })
    .where(whereProduct(tx, productId));
}
