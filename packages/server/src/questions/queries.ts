import type { Question } from "@pecacerta/contract/questions";
import { sql } from "drizzle-orm";
import type { Shop } from "../companies/shop.ts";
import { prepared } from "../database/prepared.ts";
import type { Paging } from "../reviews/queries.ts";

type Row = Omit<Question, "date" | "avatar"> & { createdAt: Date };

/** The newest questions about a product. */
export async function questionsOf(shop: Shop, productId: string, { limit, page = 1 }: Paging): Promise<Question[]> {
  const asked = { company: shop.companyId, product: productId, limit, skipped: (page - 1) * limit };
  return (await newest(shop.database.readerPool, asked)).map(questionOnWire);
}

export const questionOnWire = ({ createdAt, ...question }: Row): Question => ({
  ...question,
  date: createdAt.toISOString(),
  avatar: null,
});

/** How many questions there are about a product. */
export async function questionCount(shop: Shop, productId: string): Promise<number> {
  const [counted] = await all(shop.database.readerPool, { company: shop.companyId, product: productId });
  return counted?.count ?? 0;
}

const newest = prepared<"company" | "product" | "limit" | "skipped", Row>(
  "newest-questions",
  (value) => sql`
    select id, created_at as "createdAt", author, content, answer from questions
    where company_id = ${value("company")} and product_id = ${value("product")}
    order by created_at desc, id limit ${value("limit")} offset ${value("skipped")}`,
);

const all = prepared<"company" | "product", { count: number }>(
  "counted-questions",
  (value) => sql`
    select count(*)::int from questions
    where company_id = ${value("company")} and product_id = ${value("product")}`,
);
