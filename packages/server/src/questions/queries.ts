import { sql } from "drizzle-orm";
import type { Shop } from "../companies/shop.ts";
import { prepared } from "../database/prepared.ts";

/** What was asked about a product, and what its seller answered, where they did. */
export type Question = { id: string; date: string; author: string; content: string; answer: string | null };

/** The newest questions about a product. */
export async function questionsOf(shop: Shop, productId: string, limit: number): Promise<Question[]> {
  const rows = await newest(shop.database.readerPool, { company: shop.companyId, product: productId, limit });
  return rows.map(({ createdAt, ...question }) => ({ ...question, date: createdAt.toISOString() }));
}

const newest = prepared<"company" | "product" | "limit", Omit<Question, "date"> & { createdAt: Date }>(
  "newest-questions",
  (value) => sql`
    select id, created_at as "createdAt", author, content, answer from questions
    where company_id = ${value("company")} and product_id = ${value("product")}
    order by created_at desc, id limit ${value("limit")}`,
);
