import { and, asc, count, desc, eq } from "drizzle-orm";
import { reader, type Shop } from "../companies/shop.ts";
import { reviews } from "./tables.ts";

export type Review = { id: string; date: string; author: string; rating: number; content: string };

/** The newest reviews of a product. */
export async function reviewsOf(shop: Shop, productId: string, limit: number): Promise<Review[]> {
  const { id, createdAt, author, rating, content } = reviews;
  const rows = await reader(shop)
    .select({ id, createdAt, author, rating, content })
    .from(reviews)
    .where(ofProduct(shop, productId))
    .orderBy(desc(createdAt), asc(id))
    .limit(limit);
  return rows.map(({ createdAt: at, ...review }) => ({ ...review, date: at.toISOString() }));
}

/** How many reviews gave one star, two stars and so on up to five. */
export async function ratingCounts(shop: Shop, productId: string): Promise<number[]> {
  const rows = await reader(shop)
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(ofProduct(shop, productId))
    .groupBy(reviews.rating);
  return [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0);
}

const ofProduct = ({ companyId }: Shop, productId: string) =>
  and(eq(reviews.companyId, companyId), eq(reviews.productId, productId));
