import { sql } from "drizzle-orm";
import type { Shop } from "../companies/shop.ts";
import { prepared } from "../database/prepared.ts";

export type Review = { id: string; date: string; author: string; rating: number; content: string };

/** The newest reviews of a product. */
export async function reviewsOf(shop: Shop, productId: string, limit: number): Promise<Review[]> {
  const rows = await newest(shop.database.readerPool, { company: shop.companyId, product: productId, limit });
  return rows.map(({ createdAt, ...review }) => ({ ...review, date: createdAt.toISOString() }));
}

/** How many reviews gave one star, two stars and so on up to five. */
export async function ratingCounts(shop: Shop, productId: string): Promise<number[]> {
  const rows = await counted(shop.database.readerPool, { company: shop.companyId, product: productId });
  return [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0);
}

const newest = prepared<"company" | "product" | "limit", Omit<Review, "date"> & { createdAt: Date }>(
  "newest-reviews",
  (value) => sql`
    select id, created_at as "createdAt", author, rating, content from reviews
    where company_id = ${value("company")} and product_id = ${value("product")}
    order by created_at desc, id limit ${value("limit")}`,
);

const counted = prepared<"company" | "product", { rating: number; count: number }>(
  "counted-ratings",
  (value) => sql`
    select rating, count(*)::int from reviews
    where company_id = ${value("company")} and product_id = ${value("product")} group by rating`,
);
