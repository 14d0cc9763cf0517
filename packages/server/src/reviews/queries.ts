import type { Review } from "@pecacerta/contract/reviews";
import { sql } from "drizzle-orm";
import type { Shop } from "../companies/shop.ts";
import { prepared } from "../database/prepared.ts";

export type Paging = { limit: number; page?: number };
type Row = Omit<Review, "date" | "avatar"> & { createdAt: Date };

/** The newest reviews of a product. */
export async function reviewsOf(shop: Shop, productId: string, { limit, page = 1 }: Paging): Promise<Review[]> {
  const asked = { company: shop.companyId, product: productId, limit, skipped: (page - 1) * limit };
  return (await newest(shop.database.readerPool, asked)).map(reviewOnWire);
}

/** Nobody has a picture of themselves here: the place for one is the contract's. */
export const reviewOnWire = ({ createdAt, ...review }: Row): Review => ({
  ...review,
  date: createdAt.toISOString(),
  avatar: null,
});

/** How many reviews gave one star, two stars and so on up to five. */
export async function ratingCounts(shop: Shop, productId: string): Promise<number[]> {
  const rows = await counted(shop.database.readerPool, { company: shop.companyId, product: productId });
  return [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0);
}

const newest = prepared<"company" | "product" | "limit" | "skipped", Row>(
  "newest-reviews",
  (value) => sql`
    select id, created_at as "createdAt", author, rating, content, verified from reviews
    where company_id = ${value("company")} and product_id = ${value("product")}
    order by created_at desc, id limit ${value("limit")} offset ${value("skipped")}`,
);

const counted = prepared<"company" | "product", { rating: number; count: number }>(
  "counted-ratings",
  (value) => sql`
    select rating, count(*)::int from reviews
    where company_id = ${value("company")} and product_id = ${value("product")} group by rating`,
);
