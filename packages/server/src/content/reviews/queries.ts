import type { ReviewDto } from "@pecacerta/contract/reviews";
import { type SQL, sql } from "drizzle-orm";
import { prepareStatement, type StatementValue } from "../../platform/database/prepare-statement.ts";
import { readerClient, type Tenant } from "../../platform/database/tenant.ts";

export type Paging = { limit: number; page?: number };
/** `createdAt` is a string when PostgreSQL returns the row within JSON. */
export type ReviewRow = Omit<ReviewDto, "date" | "avatar"> & { createdAt: Date | string };
type QueryParameter = "company" | "product" | "limit" | "skipped";

export async function findReviews(
  tenant: Tenant,
  productId: string,
  { limit, page = 1 }: Paging,
): Promise<ReviewDto[]> {
  const parameters = { company: tenant.companyId, product: productId, limit, skipped: (page - 1) * limit };
  return (await selectNewestReviews(readerClient(tenant), parameters)).map(toReviewDto);
}

export const toReviewDto = ({ createdAt, ...review }: ReviewRow): ReviewDto => ({
  ...review,
  date: new Date(createdAt).toISOString(),
  avatar: null,
});

export const ratingCounts = (rows: readonly { rating: number; count: number }[]): number[] =>
  [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0);

export const newestReviewsSql = (value: StatementValue<QueryParameter>): SQL => sql`
  select id, created_at as "createdAt", author, rating, content, verified, answer from reviews
  where company_id = ${value("company")} and product_id = ${value("product")} and hidden_at is null
  order by created_at desc, id limit ${value("limit")} offset ${value("skipped")}`;

export const ratingCountsSql = (value: StatementValue<"company" | "product">): SQL => sql`
  select rating, count(*)::int from reviews
  where company_id = ${value("company")} and product_id = ${value("product")} and hidden_at is null group by rating`;

const selectNewestReviews = prepareStatement<QueryParameter, ReviewRow>("newest-reviews", newestReviewsSql);
